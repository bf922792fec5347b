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
import { type Frame, frameOf } from '../kernel/framed-grid.ts';
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
import { Draft } from './draft.ts';
import { fillAround } from './fill.ts';
import { findImpossibility } from './impossible.ts';
import { shadeAround } from './keep.ts';
import { latinRectangle } from './latin.ts';
import { type Locks, labelsFor, locksOf } from './locks.ts';
import { excludeByTwin, labelsOfMessage, lettersOf, lockMessage } from './message.ts';
import { findPatternFault, placeShaded } from './place-shaded.ts';
import {
  checkRequest,
  DEFAULT_ATTEMPTS,
  type Generated,
  type GenerateError,
  type GenerateOptions,
} from './request.ts';
import { steer } from './steer.ts';
import type { Tries } from './tries.ts';

/** The cell count from which drafts start with symbols that are easy to see, to be solvable at all. */
const LARGE = 400;

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
  const impossibility =
    findImpossibility(frame, level, symmetry) ??
    (pattern && findPatternFault(frame, pattern, symmetry, forest));
  if (impossibility !== undefined) return impossible(impossibility);

  const letters = options.message === undefined ? undefined : lettersOf(options.message);
  const letterLabels = letters && labelsOfMessage(letters, frame);
  if (letters && !letterLabels)
    return impossible(
      letters.length === 0
        ? 'the message has no letter'
        : `lines of ${Math.max(rows, cols)} cells are longer than the alphabet of the message`,
    );
  const keepLocks = options.keep && locksOf(options.keep, options.symbols);
  if (options.keep && cdcl.solve(options.keep, options).status === 'none')
    return impossible('no solution is possible with the symbols that are kept');
  const rng = new Rng(seed);
  const { limitMs, shouldStop } = options;
  const limits = { limitConflicts: limitAttempts ?? DEFAULT_ATTEMPTS, limitMs, shouldStop };
  // A try can take milliseconds on a large grid, so the clock is looked at each time.
  const budget = new Budget(limits, 1);
  const tries: Tries = { count: 0, budget };
  while (!budget.isSpent(tries.count)) {
    options.onProgress?.(tries.count);
    const solution =
      pattern?.slice() ??
      (keepLocks && options.keep
        ? shadeAround(frame, options.keep, symmetry, rng, forest, tries)
        : placeShaded(frame, symmetry, rng, forest));
    const locks =
      keepLocks ?? (solution && letters && lockMessage(letters, letterLabels!, solution));
    const isLocked = keepLocks !== undefined || letters !== undefined;
    const draft =
      solution && startDraft(frame, solution, rng, tries, isLocked, locks, options.symbols);
    if (draft === undefined || solution === undefined) {
      tries.count++;
      continue;
    }
    // Around locked symbols one solution comes first, since not only copies may have to change.
    const canClimb = level !== 'any' && letters === undefined;
    if ((isLocked || !canClimb) && !repair(draft, rng, tries, locks?.symbols)) continue;
    if (canClimb && !climb(draft, TECHNIQUE_RANGE[level], rater, rng, tries)) continue;
    if (effort && !steer(draft, effort, level, rng, tries)) continue;
    const { rating } = rate(draft.puzzle);
    // The climb rates the grid as it stands; the level that counts is that of the canonical form.
    if (rating === null || (level !== 'any' && rating.level !== level)) continue;
    return ok({
      puzzle: draft.puzzle,
      solution: draft.solution,
      rating,
      seed,
      attempts: tries.count,
    });
  }
  const code = budget.spent ?? 'limit';
  const within = effort ? ` and effort ${effort.least} to ${effort.most}` : '';
  const message = `no ${rows}x${cols} puzzle of level ${level}${within} within ${tries.count} tries`;
  return err({ code, message, attempts: tries.count });
}

function impossible(message: string): Result<never, GenerateError> {
  return err({ code: 'impossible', message, attempts: 0 });
}

/** A draft; around locked symbols undefined when they do not fit the solution. */
function startDraft(
  frame: Frame,
  solution: Shading,
  rng: Rng,
  tries: Tries,
  isLocked: boolean,
  locks: Locks | undefined,
  symbols: readonly string[] | undefined,
): Draft | undefined {
  const { rows, cols } = frame;
  let draft: Draft;
  if (isLocked) {
    const filled = locks && fillAround(frame, locks, solution, rng, tries);
    if (!filled) return undefined;
    draft = new Draft(
      { rows, cols, symbols: filled, labels: locks.labels },
      solution,
      locks.symbols,
    );
  } else {
    const square = latinRectangle(rows, cols, rng);
    draft = new Draft({ rows, cols, symbols: square, labels: labelsFor(frame, symbols) }, solution);
  }
  const isLarge = solution.length > LARGE;
  for (let i = 0; i < draft.shaded.length; i++)
    if (isLarge) draft.copyDouble(i, rng);
    else draft.copyAny(i, rng);
  return draft;
}

/** Rules out second solutions until none is left; false when that leads nowhere. */
function repair(draft: Draft, rng: Rng, tries: Tries, locked?: Int32Array): boolean {
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
    if (other === null) return false;
    if (draft.excludeSolution(other, rng)) continue;
    if (!locked) return false;
    if (!excludeByTwin(puzzle, solution, locked, other, rng.permutation(locked.length)))
      return false;
  }
  return false;
}
