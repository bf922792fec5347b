/**
 * `bench labels`: whether scores order puzzles as their publishers' labels do, for each size of which
 * real puzzles with labels are present.
 */
import { readFileSync } from 'node:fs';
import { LEVELS, parsePuzzle, rate } from '@hitori/core';
import { corpusFile } from './fixtures.ts';
import { printTable } from './measure.ts';

/** The three easy labels do not separate from one another, so they count as one. */
const GROUPS = [['Super easy', 'Pretty easy', 'Easy'], ['Medium'], ['Hard']] as const;

const SIDES = [5, 6];

interface Rated {
  readonly score: number;
  readonly effort: number;
  /** The place of the level in LEVELS. */
  readonly level: number;
}

/** The ratings of the puzzles of a size that are labelled easy, medium and hard. */
export function ratingsByLabel(side: number): readonly (readonly Rated[])[] {
  const groups = GROUPS.map((): Rated[] => []);
  for (const line of readFileSync(corpusFile(), 'utf8').trim().split('\n')) {
    const parsed = parsePuzzle(line, { format: 'jsonl' });
    if (!parsed.ok) continue;
    const { puzzle, extra } = parsed.value;
    if (puzzle.rows !== side || puzzle.cols !== side) continue;
    const group = GROUPS.findIndex((labels) => labels.some((label) => label === extra?.['label']));
    const rating = group < 0 ? null : rate(puzzle).rating;
    if (!rating || rating.effort === null) continue;
    const { score, effort, level } = rating;
    groups[group]?.push({ score, effort, level: LEVELS.indexOf(level) });
  }
  return groups;
}

/** The probability that one of the high exceeds one of the low; a tie counts half. */
export function separation(low: readonly number[], high: readonly number[]): number {
  let wins = 0;
  for (const a of low) for (const b of high) wins += Number(b > a) + Number(b === a) / 2;
  return wins / (low.length * high.length);
}

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

export function benchLabels(): void {
  const rows = SIDES.flatMap((side) => {
    const groups = ratingsByLabel(side);
    if (groups.some((group) => group.length === 0)) return [];
    const [easy = [], ...harder] = groups;
    const area = (value: (rated: Rated) => number) =>
      separation(easy.map(value), harder.flat().map(value)).toFixed(3);
    const means = groups.map(
      (group) => `${mean(group.map(({ effort }) => effort)).toFixed(1)} (${group.length})`,
    );
    const areas = [
      area(({ effort }) => effort),
      area(({ score }) => score),
      area(({ level }) => level),
    ];
    return [[`${side}x${side}`, ...means, ...areas]];
  });
  if (rows.length === 0) console.log('no labelled puzzles here');
  else
    printTable(
      ['labels: mean effort', 'easy', 'Medium', 'Hard', 'AUC of effort', 'of score', 'of level'],
      rows,
    );
}
