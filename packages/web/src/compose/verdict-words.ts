/** A verdict in words: one short line, and the sentences that say more. */
import { cellName, labelAt, type Puzzle, techniqueName } from '@hitori/core';
import type { Analysis } from '@hitori/core/compose';
import { effortText } from '../text/effort-text.ts';
import type { Messages } from '../text/en.ts';
import type { ComposeMessages } from '../text/en-compose.ts';
import { levelText } from '../text/level-text.ts';
import type { Verdict } from './live-verdict.ts';

export interface VerdictWords {
  readonly title: string;
  readonly lines: readonly string[];
}

/** More cells of a conflict are ringed only. */
const MOST_NAMED = 12;

export function wordsOf(
  puzzle: Puzzle,
  verdict: Verdict,
  words: ComposeMessages,
  all: Messages,
): VerdictWords {
  if (verdict.kind === 'working') return { title: words.working, lines: [] };
  if (verdict.kind === 'failed') return { title: words.failed(verdict.message), lines: [] };
  const { analysis } = verdict;
  switch (analysis.status) {
    case 'unique':
      return { title: words.unique, lines: ratingLines(analysis, words, all) };
    case 'multiple':
      return { title: countTitle(analysis, words), lines: [differLine(analysis, words)] };
    case 'none':
      return { title: words.none, lines: [conflictLine(puzzle, analysis, words, all)] };
    case 'unknown':
      return { title: words.unknown, lines: [words.unknownLead] };
  }
}

function ratingLines(
  { level, score, effort, bottleneck }: Analysis,
  words: ComposeMessages,
  all: Messages,
): string[] {
  if (level === null || score === null) return [words.unrated];
  const facts = [levelText(level, all), words.score(score), ...effortText({ effort }, all)];
  const hardest = bottleneck
    ? [all.bottleneck(bottleneck.step, techniqueName(bottleneck.technique, all.language))]
    : [];
  return [facts.join(' · '), ...hardest];
}

function countTitle({ count, countExact }: Analysis, words: ComposeMessages): string {
  const number = words.count(count);
  return words.several(countExact ? number : words.atLeast(number));
}

function differLine({ differ, exact }: Analysis, words: ComposeMessages): string {
  return exact ? words.differ(differ.length) : words.mayDiffer(differ.length);
}

function conflictLine(
  puzzle: Puzzle,
  { conflict }: Analysis,
  words: ComposeMessages,
  all: Messages,
): string {
  if (conflict === null) return words.conflictUnknown;
  const named = conflict
    .slice(0, MOST_NAMED)
    .map((cell) => words.symbolAt(labelAt(puzzle, cell), cellName(puzzle, cell)));
  return words.conflict([...named, ...(conflict.length > MOST_NAMED ? ['…'] : [])].join(all.comma));
}
