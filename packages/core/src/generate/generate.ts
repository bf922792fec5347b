/**
 * The generator: a maximal shading, a Latin rectangle, copied symbols, then either repair by
 * counterexample until one solution is left (level `any`) or the climb to a level. Same version, shape,
 * options and seed: the same puzzle on every machine.
 */

import { createLender } from '../base/lender.ts';
import { Budget } from '../base/limits.ts';
import { err, ok, type Result } from '../base/result.ts';
import { Rng } from '../base/rng.ts';
import { Forest } from '../kernel/forest.ts';
import { frameOf } from '../kernel/framed-grid.ts';
import {
  CONTRADICTION,
  CUT,
  FORCED,
  ROUTINE,
  SHORT_CONTRADICTION,
} from '../people/deduction/technique.ts';
import { rate } from '../people/rate.ts';
import { Rater } from '../people/rater/rater.ts';
import { SHADED, type Shading, UNSHADED } from '../puzzle/shading.ts';
import { cdcl } from '../solve/cdcl/cdcl.ts';
import { climb } from './climb.ts';
import type { Draft } from './draft.ts';
import { findImpossibility } from './impossible.ts';
import { findPatternFault } from './place-shaded.ts';
import {
  checkRequest,
  DEFAULT_ATTEMPTS,
  type Generated,
  type GenerateError,
  type GenerateOptions,
} from './request.ts';
import { draftStarter } from './start-draft.ts';
import { steer } from './steer.ts';
import type { Tries } from './tries.ts';

/** The hardest technique of each level, and the easiest one that must be needed. */
const TECHNIQUE_RANGE = {
  easy: [ROUTINE, CUT],
  medium: [FORCED, FORCED],
  hard: [SHORT_CONTRADICTION, SHORT_CONTRADICTION],
  expert: [CONTRADICTION, CONTRADICTION],
} as const;

/** The seed of the i-th puzzle of a run: the first is the run's own, so that it can be asked for again. */
export function seedAt(seed: string, index: number): string {
  return index === 0 ? seed : `${seed}#${index}`;
}

/** The tables of a run, kept from one to the next. */
interface Tables {
  readonly forest: Forest;
  readonly rater: Rater;
}

const withTables = createLender<Tables>(() => ({ forest: new Forest(), rater: new Rater() }));

/** One puzzle of exactly the level asked, or why there is none. Throws RangeError on bad options. */
export function generate(options: GenerateOptions): Result<Generated, GenerateError> {
  checkRequest(options);
  return withTables((tables) => generateWith(tables, options));
}

function generateWith(
  { forest, rater }: Tables,
  options: GenerateOptions,
): Result<Generated, GenerateError> {
  const { rows, cols, seed, level = 'any', symmetry = 'none', effort, limitAttempts } = options;
  const frame = frameOf(rows, cols);
  const pattern = options.shading?.map((state) => (state === SHADED ? SHADED : UNSHADED));
  const limits = {
    limitConflicts: limitAttempts ?? DEFAULT_ATTEMPTS,
    limitMs: options.limitMs,
    shouldStop: options.shouldStop,
  };
  // A try can take milliseconds on a large grid, so the clock is looked at each time.
  const budget = new Budget(limits, 1);
  const rng = new Rng(seed);
  // The ceilings of small shapes hold for 1..max(rows, columns) only; around other symbols there are more.
  const hasOwnSymbols = options.keep !== undefined || options.message !== undefined;
  const impossibility =
    findImpossibility(frame, hasOwnSymbols ? 'any' : level, symmetry) ??
    (pattern && findPatternFault(frame, pattern, symmetry, forest));
  if (impossibility !== undefined) return impossible(impossibility);
  const starter = draftStarter(options, { frame, pattern, forest, rng, budget });
  if (!starter.ok) return impossible(starter.error);

  const tries: Tries = { count: 0, budget };
  while (!budget.isSpent(tries.count)) {
    options.onProgress?.(tries.count);
    const draft = starter.value();
    if (draft === undefined) {
      tries.count++;
      continue;
    }
    // Around locked symbols one solution comes first, since more than copies may have to change.
    if ((draft.isLocked || level === 'any') && !repair(draft, rng, tries)) continue;
    if (level !== 'any' && !climb(draft, TECHNIQUE_RANGE[level], rater, rng, tries)) continue;
    if (effort && !steer(draft, effort, level, rng, tries)) continue;
    const { puzzle, solution } = draft;
    const { rating } = rate(puzzle);
    // The climb rates the grid as it stands; the level that counts is that of the canonical form.
    if (rating === null || (level !== 'any' && rating.level !== level)) continue;
    return ok({ puzzle, solution, rating, seed, attempts: tries.count });
  }
  const code = budget.spent ?? 'limit';
  const within = effort ? ` and effort ${effort.least} to ${effort.most}` : '';
  const message = `no ${rows}x${cols} puzzle of level ${level}${within} within ${tries.count} tries`;
  return err({ code, message, attempts: tries.count });
}

function impossible(message: string): Result<never, GenerateError> {
  return err({ code: 'impossible', message, attempts: 0 });
}

/** Rules out second solutions until none is left; false when that leads nowhere. */
function repair(draft: Draft, rng: Rng, tries: Tries): boolean {
  const { puzzle, solution } = draft;
  const rounds = solution.filter((state) => state === SHADED).length;
  const differs = (other: Shading | null) =>
    other?.some((state, cell) => (state === SHADED) !== (solution[cell] === SHADED)) ?? false;
  for (let round = 0; round <= rounds; round++) {
    if (tries.budget.isSpent(tries.count)) return false;
    tries.count++;
    const result = cdcl.solve(puzzle, { shouldStop: () => tries.budget.isSpent(tries.count) });
    if (result.status === 'unique') return true;
    const other = differs(result.solution) ? result.solution : result.second;
    if (other === null || !draft.excludeSolution(other, rng)) return false;
  }
  return false;
}
