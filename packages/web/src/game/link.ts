/**
 * A board in the hash of the address: `#puzzle=` and the puzzle in any format that the reader knows.
 * Nothing of it leaves the browser: a hash is not sent to the server.
 */
import {
  err,
  type FormatName,
  formatPuzzle,
  ok,
  type ParsedPuzzle,
  type Puzzle,
  parsePuzzle,
  type Result,
} from '@hitori/core';

const PREFIX = '#puzzle=';

/** From the shortest and most readable to the one that holds everything. */
const LINK_FORMATS: readonly FormatName[] = ['id', 'pzprv3', 'json'];

/** The page draws a few elements a cell; more than this would make it slow. */
export const MOST_CELLS = 64 * 64;

export function hashOf(puzzle: Puzzle): string {
  for (const format of LINK_FORMATS) {
    const written = formatPuzzle(puzzle, format);
    if (written.ok && !isLossy(puzzle, written.value.text))
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

/** The board of a hash; undefined when the hash names none; an error says what is wrong with it. */
export function readHash(hash: string): Result<ParsedPuzzle, string> | undefined {
  if (!hash.startsWith(PREFIX)) return undefined;
  let text: string;
  try {
    text = decodeURIComponent(hash.slice(PREFIX.length));
  } catch {
    return err('the address holds a % that is not followed by two hexadecimal digits');
  }
  return readPuzzle(text);
}

/** A board that the page can show, from text in any format. */
export function readPuzzle(text: string): Result<ParsedPuzzle, string> {
  const parsed = parsePuzzle(text);
  if (!parsed.ok) return err(parsed.error.message);
  const { rows, cols } = parsed.value.puzzle;
  if (rows * cols > MOST_CELLS)
    return err(`the board has ${rows} x ${cols} cells; this page shows ${MOST_CELLS} at most`);
  return ok(parsed.value);
}
