/**
 * A board in the hash of the address: `#puzzle=` and the puzzle in any format that the reader knows.
 * Nothing of it leaves the browser: a hash is not sent to the server. Text from anywhere is read here
 * too: nothing throws, whatever it holds.
 */
import {
  err,
  type FormatError,
  type FormatName,
  formatPuzzle,
  ok,
  type ParsedPuzzle,
  type ParseResult,
  type Puzzle,
  parsePuzzle,
  parsePuzzles,
  type Result,
} from '@hitori/core';

const LONE_HALF = /\p{Surrogate}/u;

const PREFIX = '#puzzle=';

/** From the shortest and most readable to the one that holds everything. */
const LINK_FORMATS: readonly FormatName[] = ['id', 'pzprv3', 'json'];

/** The page draws a few elements a cell; more than this would make it slow. */
export const MOST_CELLS = 64 * 64;

export function hashOf(puzzle: Puzzle): string {
  for (const format of LINK_FORMATS) {
    const written = formatPuzzle(puzzle, format);
    // Half of a pair of characters, which only JSON can escape, makes no address.
    if (written.ok && !LONE_HALF.test(written.value.text) && !isLossy(puzzle, written.value.text))
      return PREFIX + encodeURIComponent(written.value.text.trim()).replaceAll('%3A', ':');
  }
  throw new Error('bug: a puzzle that json cannot hold');
}

/** Whether the text does not give this puzzle back: then the next format is taken. */
function isLossy(puzzle: Puzzle, text: string): boolean {
  const back = parsePuzzle(text);
  if (!back.ok || back.value.puzzle.cols !== puzzle.cols) return true;
  const { symbols, labels } = back.value.puzzle;
  return puzzle.symbols.some((symbol, cell) =>
    symbol > 0 ? labels[symbols[cell]] !== puzzle.labels[symbol] : symbols[cell] !== symbol,
  );
}

/** What is wrong with a text; rows and columns from 0. */
export type ReadFault = Pick<FormatError, 'message' | 'row' | 'col'>;

/** The board of a hash; undefined when the hash names none; an error says what is wrong with it. */
export function readHash(hash: string): Result<ParsedPuzzle, ReadFault> | undefined {
  if (!hash.startsWith(PREFIX)) return undefined;
  let text: string;
  try {
    text = decodeURIComponent(hash.slice(PREFIX.length));
  } catch {
    return faultOf('the address holds a % that is not followed by two hexadecimal digits');
  }
  return readPuzzle(text);
}

/** A board that the page can show, from text in any format. */
export function readPuzzle(text: string): Result<ParsedPuzzle, ReadFault> {
  return safely(() => check(parsePuzzle(text)));
}

/** Every board of a text, with what is wrong with those that cannot be shown; at least one result. */
export function readPuzzles(text: string): readonly Result<ParsedPuzzle, ReadFault>[] {
  const link = OWN_LINK.exec(text.trim());
  const linked = link && readHash(link[0]);
  if (linked) return [linked];
  let read: readonly ParseResult[] = [];
  const first = safely(() => {
    read = parsePuzzles(text);
    return check(read[0]);
  });
  return [first, ...read.slice(1).map((result) => safely(() => check(result)))];
}

/** A link of this page as the whole text. */
const OWN_LINK = /(?<=^\S*)#puzzle=\S+$/;

function check(parsed: ParseResult): Result<ParsedPuzzle, ReadFault> {
  if (!parsed.ok) return err(parsed.error);
  const { rows, cols } = parsed.value.puzzle;
  if (rows * cols > MOST_CELLS)
    return faultOf(`the board has ${rows} x ${cols} cells; this page shows ${MOST_CELLS} at most`);
  return ok(parsed.value);
}

/** A fault of the reader itself is a fault of the text for whoever reads it. */
function safely(read: () => Result<ParsedPuzzle, ReadFault>): Result<ParsedPuzzle, ReadFault> {
  try {
    return read();
  } catch (error) {
    return faultOf(error instanceof Error ? error.message : String(error));
  }
}

function faultOf(message: string): { readonly ok: false; readonly error: ReadFault } {
  return err({ message, row: null, col: null });
}
