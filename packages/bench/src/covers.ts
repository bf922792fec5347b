/**
 * `bench covers`: all weak solutions of the real puzzles as exact covers, by the project's own kernel and
 * by the npm package `dancing-links` where it is installed. Building the problem counts for both.
 */
import { countSolutions, exactCover, type Puzzle, weakSolutions } from '@hitori/core';
import { bySize, corpusFile, type Fixture, readPuzzles } from './fixtures.ts';
import { formatMs, printTable, spreadOf, timed } from './measure.ts';
import { type CoverLister, dancingLinksPeer } from './peers/dancing-links.ts';

const LARGEST_SIDE = 12;
const EACH_SIZE = 20;
const MOST_SOLUTIONS = 200_000n;
const ROUNDS = 3;

export async function benchCovers(): Promise<void> {
  const listCovers = await dancingLinksPeer();
  if (!listCovers) console.log('dancing-links is not installed: npm run bench:peers brings it');
  const fixtures = bySize(readPuzzles(corpusFile()).filter(isSmall)).map(({ name, puzzles }) => ({
    name,
    puzzles: puzzles.slice(0, EACH_SIZE),
  }));
  printTable(
    ['all weak solutions', 'puzzles', 'solutions', 'own ms', 'dancing-links ms', 'times slower'],
    fixtures.map((fixture) => measureFixture(fixture, listCovers)),
  );
}

function isSmall(puzzle: Puzzle): boolean {
  if (Math.max(puzzle.rows, puzzle.cols) > LARGEST_SIDE) return false;
  const { count, exact } = countSolutions(puzzle, { weak: true });
  return exact && count <= MOST_SOLUTIONS;
}

/** The sums over the puzzles of the median times. */
function measureFixture({ name, puzzles }: Fixture, listCovers: CoverLister | undefined): string[] {
  let solutions = 0;
  let own = 0;
  let theirs = 0;
  for (const puzzle of puzzles) {
    const ours = medianOf(() => weakSolutions(puzzle).solutions.length);
    solutions += ours.value;
    own += ours.ms;
    if (!listCovers) continue;
    const other = medianOf(() => listCovers(exactCover(puzzle)).length);
    if (other.value !== ours.value)
      throw new Error(`dancing-links finds ${other.value} weak solutions, we ${ours.value}`);
    theirs += other.ms;
  }
  const compared = listCovers ? [formatMs(theirs), (theirs / own).toFixed(1)] : ['-', '-'];
  return [name, `${puzzles.length}`, `${solutions}`, formatMs(own), ...compared];
}

function medianOf(work: () => number): { value: number; ms: number } {
  const runs = Array.from({ length: ROUNDS }, () => timed(work));
  return { value: runs[0]!.value, ms: spreadOf(runs.map(({ ms }) => ms)).median };
}
