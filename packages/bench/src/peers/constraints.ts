/** The pairs of cells that R1 and R2 speak of, for the adapters. */
import { neighboursOf, type Puzzle, peersOf } from '@hitori/core';

/** Equal cells of a line, each pair once: at least one is shaded. */
export function equalPairs(puzzle: Puzzle): [number, number][] {
  return pairs(puzzle, (cell) => peersOf(puzzle, cell));
}

/** Cells that share a side, each pair once: at most one is shaded. */
export function sidePairs(puzzle: Puzzle): [number, number][] {
  return pairs(puzzle, (cell) => neighboursOf(puzzle, cell));
}

function pairs(puzzle: Puzzle, related: (cell: number) => number[]): [number, number][] {
  return [...puzzle.symbols.keys()].flatMap((cell) =>
    related(cell)
      .filter((other) => other > cell)
      .map((other): [number, number] => [cell, other]),
  );
}
