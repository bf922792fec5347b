/**
 * Symbols that stay where they are while a puzzle is made around them, in the numbering of that puzzle: one
 * entry a cell, BLANK where the cell is free; and all the symbols that its free cells may take.
 */
import { BLANK, type Puzzle } from '../puzzle/puzzle.ts';
import type { Shape } from '../puzzle/shape.ts';
import { alphabetFor } from './alphabets.ts';

export interface Locks {
  readonly symbols: Int32Array;
  /** `labels[0]` is the empty text. */
  readonly labels: readonly string[];
}

/** The labels 1, 2, 3... that a grid needs, or those given. */
export function labelsFor({ rows, cols }: Shape, symbols?: readonly string[]): string[] {
  if (symbols) return ['', ...symbols];
  return Array.from({ length: Math.max(rows, cols) + 1 }, (_, i) => (i ? String(i) : ''));
}

/** The locks of a puzzle whose blanks are free. Its letters are filled up with letters. */
export function locksOf(keep: Puzzle, symbols?: readonly string[]): Locks {
  const kept = keep.labels.slice(1);
  const needed = Math.max(keep.rows, keep.cols);
  const labels = labelsFor(keep, symbols ?? alphabetFor(kept, needed));
  const numbers = new Map(labels.map((label, symbol) => [label, symbol]));
  for (const label of kept) if (!numbers.has(label)) numbers.set(label, labels.push(label) - 1);
  const locked = keep.symbols.map((symbol) =>
    symbol > 0 ? numbers.get(keep.labels[symbol])! : BLANK,
  );
  return { symbols: locked, labels };
}
