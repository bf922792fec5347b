/**
 * `bench way`: the short way of every real puzzle up to 12 on a side: suppositions and chain marks in all,
 * the cost of the effort; then generated expert puzzles, and `explain` of large ones.
 */
import { explain, generate, type Puzzle, rate } from '@hitori/core';
import { corpusFile, readPuzzles } from './fixtures.ts';
import { formatMs, spreadOf, timed } from './measure.ts';

export function benchWay(): void {
  const puzzles = readPuzzles(corpusFile()).filter(({ rows, cols }) => Math.max(rows, cols) <= 12);
  let suppositions = 0;
  let marks = 0;
  for (const puzzle of puzzles) {
    const { status, steps } = explain(puzzle);
    if (status !== 'unique') continue;
    for (const { chain } of steps) {
      suppositions += chain.length > 0 ? 1 : 0;
      marks += chain.length;
    }
  }
  console.log(`${puzzles.length} puzzles: ${suppositions} suppositions, ${marks} chain marks`);
  printTimes('rating with effort, the same puzzles', puzzles, rate);
  printTimes('rating with effort, generated 12x12 expert', experts(12), rate);
  printTimes('explain, generated 20x20 expert', experts(20), explain);
}

function experts(side: number): Puzzle[] {
  return Array.from({ length: 15 }, (_, index) => {
    const made = generate({ rows: side, cols: side, level: 'expert', seed: `way-${index}` });
    if (!made.ok) throw new Error(made.error.message);
    return made.value.puzzle;
  });
}

function printTimes(
  name: string,
  puzzles: readonly Puzzle[],
  ask: (puzzle: Puzzle) => unknown,
): void {
  for (const puzzle of puzzles.slice(0, 200)) ask(puzzle);
  const times = puzzles.map((puzzle) => timed(() => ask(puzzle)).ms);
  const { count, median, max } = spreadOf(times);
  const mean = times.reduce((sum, ms) => sum + ms, 0) / count;
  console.log(
    `${name}: mean ${formatMs(mean)} ms, median ${formatMs(median)}, max ${formatMs(max)}`,
  );
}
