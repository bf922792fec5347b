/**
 * How much a person has to do: the marks of all chains of the short way, twice those of the longest one (the
 * bottleneck), and 0.3 for each round of routine and the easy techniques. docs/techniques.md gives the reason
 * for each term and how well it orders puzzles.
 */

import type { Canonical } from '../puzzle/canonical.ts';
import type { Shading } from '../puzzle/shading.ts';
import { TECHNIQUES, type Technique } from './deduction/technique.ts';
import { WAY_SOLVED, type WayStep, withShortWay } from './rater/short-way.ts';

/** The hardest place of a puzzle: where the short way has its longest chain. */
export interface Bottleneck {
  /** The number of the step in `explain`, from 1. */
  readonly step: number;
  /** The technique of that step. */
  readonly technique: Technique;
  /** The cells that are concluded there. */
  readonly cells: readonly number[];
  /** The marks of the chain, the supposition included. */
  readonly marks: number;
}

export interface Effort {
  /** null where the short way does not come to the end. */
  readonly effort: number | null;
  /** null where the way needs no supposition. */
  readonly bottleneck: Bottleneck | null;
}

export const NO_EFFORT: Effort = { effort: null, bottleneck: null };

const BOTTLENECK_WEIGHT = 2;
const ROUND_WEIGHT = 0.3;

/** The effort of a puzzle in its canonical form; cells are those of the puzzle. */
export function measureEffort(
  { puzzle, cellOf }: Canonical,
  isSpent?: () => boolean,
  /** Marks to begin with. */
  marks?: Shading,
): Effort {
  return withShortWay((way) =>
    way.run(puzzle, isSpent, undefined, marks) === WAY_SOLVED
      ? mapEffort(effortOf(way.steps, way.rounds), cellOf)
      : NO_EFFORT,
  );
}

/** The same effort on another numbering of the cells: `cellOf` says what each one becomes. */
export function mapEffort({ effort, bottleneck }: Effort, cellOf: ArrayLike<number>): Effort {
  if (!bottleneck) return { effort, bottleneck };
  return { effort, bottleneck: { ...bottleneck, cells: bottleneck.cells.map((x) => cellOf[x]) } };
}

/** The effort of a way that the techniques went to the end. */
export function effortOf(steps: readonly WayStep[], rounds: number): Effort {
  let total = 0;
  let longest: WayStep | undefined;
  for (const step of steps) {
    total += step.marks;
    if (!longest || step.marks > longest.marks) longest = step;
  }
  const sum = total + BOTTLENECK_WEIGHT * (longest?.marks ?? 0) + ROUND_WEIGHT * rounds;
  const bottleneck = longest && {
    step: longest.told + 1,
    technique: TECHNIQUES[longest.technique],
    cells: [longest.cell],
    marks: longest.marks,
  };
  // Tenths, so that no rounding error of the sum is shown.
  return { effort: Math.round(10 * sum) / 10, bottleneck: bottleneck ?? null };
}
