/** The circular lists of equals against `peersOf`, which looks at every cell of both lines. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { puzzleOf, SMALL_NUMBERS, WORDS } from '../../test/puzzle-arbitrary.ts';
import { type Puzzle, peersOf, puzzleFromNumbers } from '../puzzle/puzzle.ts';
import { frameOf } from './framed-grid.ts';
import { linkPeers } from './peers.ts';

/** What walking a list visits after the cell itself. */
function walk(next: Int32Array, start: number): number[] {
  const visited: number[] = [];
  for (let x = next[start]; x !== start; x = next[x]) {
    visited.push(x);
    if (visited.length > 255) throw new Error('the list does not close');
  }
  return visited;
}

function expectPeers(puzzle: Puzzle): void {
  const frame = frameOf(puzzle.rows, puzzle.cols);
  const rowNext = new Int32Array(frame.size).fill(-1);
  const colNext = new Int32Array(frame.size).fill(-1);
  linkPeers(puzzle, frame, rowNext, colNext);
  const cellOf = new Map([...frame.cells].map((x, cell) => [x, cell]));
  for (const [cell, x] of frame.cells.entries()) {
    const row = walk(rowNext, x).map((y) => cellOf.get(y)!);
    const column = walk(colNext, x).map((y) => cellOf.get(y)!);
    const sorted = [...row, ...column].sort((a, b) => a - b);
    expect(sorted).toEqual(peersOf(puzzle, cell).sort((a, b) => a - b));
    const { cols } = puzzle;
    expect(row.every((other) => Math.floor(other / cols) === Math.floor(cell / cols))).toBe(true);
    expect(column.every((other) => other % cols === cell % cols)).toBe(true);
  }
}

test('every pair of equals of a line, and nothing else', () => {
  fc.assert(fc.property(puzzleOf(SMALL_NUMBERS, WORDS, fc.constant(null)), expectPeers));
});

test('many symbols after few', () => {
  expectPeers(puzzleFromNumbers(2, 2, [1, 1, 1, 1]));
  expectPeers(
    puzzleFromNumbers(
      30,
      30,
      Array.from({ length: 900 }, (_, i) => i + 1),
    ),
  );
  expectPeers(puzzleFromNumbers(1, 255, new Uint8Array(255).fill(3)));
});
