/** `bench rate`: the rating of every real puzzle up to 12 on a side, after a round of warm-up. */
import { rate } from '@hitori/core';
import { corpusFile, readPuzzles } from './fixtures.ts';
import { Checksum, formatMs, spreadOf, timed } from './measure.ts';

const ROUNDS = 5;

export function benchRate(): void {
  const puzzles = readPuzzles(corpusFile()).filter(({ rows, cols }) => Math.max(rows, cols) <= 12);
  const times = puzzles.map(() => Number.POSITIVE_INFINITY);
  const checksum = new Checksum();
  for (let round = 0; round <= ROUNDS; round++)
    for (const [index, puzzle] of puzzles.entries()) {
      const { value, ms } = timed(() => rate(puzzle));
      if (round > 0) times[index] = Math.min(times[index]!, ms);
      else checksum.add(`${value.status} ${value.rating?.level} ${value.rating?.score}`);
    }
  const { count, median, max } = spreadOf(times);
  const mean = times.reduce((sum, ms) => sum + ms, 0) / count;
  console.log(
    `${count} puzzles: mean ${formatMs(mean)} ms, median ${formatMs(median)}, max ${formatMs(max)}; ` +
      `ratings: ${checksum}`,
  );
}
