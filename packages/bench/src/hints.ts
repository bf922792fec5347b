/** `bench hints`: every hint on the way through the first real puzzles of some sizes, from nothing marked. */
import { nextHint, type Puzzle } from '@hitori/core';
import { bySize, corpusFile, readPuzzles } from './fixtures.ts';
import { formatMs, printTable, spreadOf, timed } from './measure.ts';

const SIDES = [8, 12, 20, 25];
const PUZZLES = 10;

export function benchHints(): void {
  const rows = bySize(readPuzzles(corpusFile()))
    .filter(({ name }) => SIDES.some((side) => name === `real ${side}`))
    .map(({ name, puzzles }) => {
      const times = puzzles.slice(0, PUZZLES).flatMap(timesOnTheWay);
      const { count, median, p90, max } = spreadOf(times);
      return [name, `${count}`, formatMs(median), formatMs(p90), formatMs(max)];
    });
  printTable(['a hint, ms', 'hints', 'median', 'p90', 'max'], rows);
}

function timesOnTheWay(puzzle: Puzzle): number[] {
  const marks = new Uint8Array(puzzle.symbols.length);
  const times: number[] = [];
  for (;;) {
    const { value: hint, ms } = timed(() => nextHint(puzzle, marks));
    times.push(ms);
    if (hint.technique === null || hint.cells.length === 0) return times;
    for (const { cell, state } of hint.cells) marks[cell] = state;
  }
}
