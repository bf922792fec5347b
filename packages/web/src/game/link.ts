/**
 * A board in the hash of the address: `#puzzle=` and the puzzle, written in the shortest form that holds
 * it. Nothing of it leaves the browser: a hash is not sent to the server. Only the forms that the page
 * itself writes are known here; `reading.ts` reads all others.
 */
import { BLANK, labelAt, type ParseResult, type Puzzle, QUESTION, ZERO } from '@hitori/core';
import { formatId, formatPzprv3, parseId, parsePzprv3 } from '@hitori/core/formats';

export const PREFIX = '#puzzle=';

/** The most that a board of 255 x 255 needs. */
export const MOST_CELLS: number = 255 * 255;

const LONE_HALF = /\p{Surrogate}/u;
const hashes = new WeakMap<Puzzle, string>();

/** The hash of a board; that of another board is never the same. */
export function hashOf(puzzle: Puzzle): string {
  const known = hashes.get(puzzle);
  if (known !== undefined) return known;
  const text = shortTextOf(puzzle) ?? jsonOf(puzzle);
  const hash = PREFIX + encodeURIComponent(text).replaceAll('%3A', ':');
  hashes.set(puzzle, hash);
  return hash;
}

/** An ID, or else the text of puzz.link; undefined when neither gives the puzzle back. */
function shortTextOf(puzzle: Puzzle): string | undefined {
  for (const [format, parse] of [
    [formatId, parseId],
    [formatPzprv3, parsePzprv3],
  ] as const) {
    const written = format(puzzle);
    // Half of a pair of characters, which only JSON can escape, makes no address.
    if (!written.ok || LONE_HALF.test(written.value.text)) continue;
    if (isSame(puzzle, parse(written.value.text))) return written.value.text.trim();
  }
  return undefined;
}

function isSame(puzzle: Puzzle, back: ParseResult): boolean {
  if (!back.ok || back.value.puzzle.cols !== puzzle.cols) return false;
  const { symbols, labels } = back.value.puzzle;
  return puzzle.symbols.every((symbol, cell) =>
    symbol > 0 ? labels[symbols[cell]] === puzzle.labels[symbol] : symbols[cell] === symbol,
  );
}

/** The rows as JSON, in ASCII alone. */
function jsonOf(puzzle: Puzzle): string {
  const { rows, cols, symbols } = puzzle;
  const symbolOf = (cell: number) => {
    const symbol = symbols[cell];
    if (symbol === BLANK) return null;
    if (symbol === QUESTION) return '?';
    return symbol === ZERO ? 0 : labelAt(puzzle, cell);
  };
  const table = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (_, col) => symbolOf(row * cols + col)),
  );
  return JSON.stringify(table);
}

/** The puzzle of a hash in its shortest form, known at once; undefined for any other hash. */
export function readIdHash(hash: string): ParseResult | undefined {
  return hash.startsWith(`${PREFIX}hitori:`) ? parseId(hash.slice(PREFIX.length)) : undefined;
}

/** A board of the page's own. */
export function readId(id: string): Puzzle {
  const parsed = parseId(id);
  if (!parsed.ok) throw new Error(`bug: ${parsed.error.message}`);
  return parsed.value.puzzle;
}
