/**
 * `bench count`: exact counts of duplicate-free boards, and how exact the counts of the real puzzles with
 * several solutions are within a second each. `bench count16`: the 16 x 16 board, which takes a while.
 */
import { countSolutions, type Puzzle, puzzleFromNumbers, solve } from '@hitori/core';
import { corpusFile, readPuzzles } from './fixtures.ts';
import { formatMs, printTable, spreadOf, timed } from './measure.ts';

const SIDES = [8, 12];
const LARGE_SIDE = 16;
const ROUNDS = 3;
const LIMIT_MS = 1000;

export function benchCount(): void {
  printTable(
    ['duplicate-free', 'solutions', 'ms'],
    SIDES.map((side) => measureSide(side, ROUNDS)),
  );
  const puzzles = readPuzzles(corpusFile()).filter((puzzle) => solve(puzzle).status === 'multiple');
  if (puzzles.length === 0) return;
  const runs = puzzles.map((puzzle) => timed(() => countSolutions(puzzle, { limitMs: LIMIT_MS })));
  const exact = runs.filter(({ value }) => value.exact).length;
  const { median, p90, max } = spreadOf(runs.map(({ ms }) => ms));
  console.log(
    `puzzles with several solutions: ${exact} of ${puzzles.length} counted exactly within ${LIMIT_MS} ms; ` +
      `median ${formatMs(median)} ms, p90 ${formatMs(p90)}, max ${formatMs(max)}`,
  );
}

export function benchLargeCount(): void {
  printTable(['duplicate-free', 'solutions', 'ms'], [measureSide(LARGE_SIDE, 1)]);
  console.log(`memory: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB at most`);
}

/** The best time of some rounds. */
function measureSide(side: number, rounds: number): string[] {
  const puzzle = duplicateFree(side);
  const runs = Array.from({ length: rounds }, () => timed(() => countSolutions(puzzle)));
  const { count } = runs[0]!.value;
  return [`${side}x${side}`, `${count}`, formatMs(Math.min(...runs.map(({ ms }) => ms)))];
}

function duplicateFree(side: number): Puzzle {
  const numbers = Array.from({ length: side * side }, (_, cell) => cell + 1);
  return puzzleFromNumbers(side, side, numbers);
}
