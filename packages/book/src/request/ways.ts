/** The ways that a book tells step by step: that of the example, and those of its last puzzles. */
import { createPuzzle, explain, type Hint, type Language, type Puzzle } from '@hitori/core';
import type { CompleteOptions } from './options.ts';
import type { PrintedPuzzle } from './puzzles.ts';

/** A way to tell: its steps, and how it ends. */
export interface Way {
  readonly puzzle: Puzzle;
  readonly steps: readonly Hint[];
  readonly end: Hint;
}

export interface Ways {
  /** Of the worked example of the rules. */
  readonly example: Way;
  /** By the number of the puzzle, in the order in which they are told. */
  readonly told: ReadonlyMap<number, Way>;
}

/** Five techniques in seven steps. */
const EXAMPLE = [
  [1, 4, 1, 1],
  [4, 2, 3, 1],
  [1, 3, 4, 4],
  [1, 1, 4, 4],
];

export function waysOf(
  printed: readonly PrintedPuzzle[],
  { language, walkthroughs }: CompleteOptions,
): Ways {
  const example = createPuzzle(EXAMPLE);
  if (!example.ok) throw new Error(`bug: ${example.error.message}`);
  // Those let in without one solution have no way to tell.
  const last = printed.slice(Math.max(0, printed.length - walkthroughs));
  const unique = last.filter(({ verdict }) => verdict.status === 'unique');
  return {
    example: wayOf(example.value, language),
    told: new Map(unique.map(({ number, puzzle }) => [number, wayOf(puzzle, language)])),
  };
}

function wayOf(puzzle: Puzzle, language: Language): Way {
  const { steps, end } = explain(puzzle, { language });
  return { puzzle, steps, end };
}
