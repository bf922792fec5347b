/**
 * How drafts begin: on a random shading or the one given, around symbols that stay, or with the letters of a
 * message in their shaded cells.
 */
import type { Budget } from '../base/limits.ts';
import { err, ok, type Result } from '../base/result.ts';
import type { Rng } from '../base/rng.ts';
import type { Forest } from '../kernel/forest.ts';
import type { Frame } from '../kernel/framed-grid.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { isSolution } from '../puzzle/rules.ts';
import type { Shading } from '../puzzle/shading.ts';
import { completeMarks } from '../solve/cdcl/complete-marks.ts';
import { Draft } from './draft.ts';
import { fillAround } from './fill.ts';
import { shadeAround } from './keep.ts';
import { latinRectangle } from './latin.ts';
import { type Locks, labelsFor, locksOf } from './locks.ts';
import { labelsOfMessage, lettersOf, lockMessage } from './message.ts';
import { placeShaded } from './place-shaded.ts';
import type { GenerateOptions } from './request.ts';

/** The cell count from which drafts start with symbols that are easy to see, to be solvable at all. */
const LARGE = 400;

/** Begins a draft; undefined when this try came to none. */
export type StartDraft = () => Draft | undefined;

interface Ground {
  readonly frame: Frame;
  /** The solution that is wanted. */
  readonly pattern: Shading | undefined;
  readonly forest: Forest;
  readonly rng: Rng;
  readonly budget: Budget;
}

/** What begins drafts as the options ask, or why there can be no such puzzle. */
export function draftStarter(options: GenerateOptions, ground: Ground): Result<StartDraft, string> {
  const { symmetry = 'none', symbols, keep, message } = options;
  const { frame, pattern, forest, rng, budget } = ground;
  const { rows, cols } = frame;
  const shade = () => pattern?.slice() ?? placeShaded(frame, symmetry, rng, forest);
  const around = (solution: Shading, locks: Locks): Draft | undefined => {
    const filled = fillAround(frame, locks, solution, rng, budget);
    if (!filled) return undefined;
    const puzzle = { rows, cols, symbols: filled, labels: locks.labels };
    return copied(new Draft(puzzle, solution, locks.symbols), rng);
  };
  if (keep) {
    if (pattern ? !isSolution(keep, pattern) : isImpossible(keep, budget))
      return err(`the symbols that are kept allow no ${pattern ? 'such shading' : 'solution'}`);
    const locks = locksOf(keep, symbols);
    return ok(() => {
      const solution = pattern?.slice() ?? shadeAround(frame, keep, symmetry, rng, forest, budget);
      return solution && around(solution, locks);
    });
  }
  if (message !== undefined) {
    const letters = lettersOf(message);
    if (letters.length === 0) return err('the message has no letter');
    const labels = labelsOfMessage(letters, frame);
    if (!labels)
      return err(
        `lines of ${Math.max(rows, cols)} cells are longer than the alphabet of the message`,
      );
    return ok(() => {
      const solution = shade();
      const locks = solution && lockMessage(letters, labels, solution);
      return locks && around(solution, locks);
    });
  }
  const labels = labelsFor(frame, symbols);
  return ok(() => {
    const solution = shade();
    if (!solution) return undefined;
    const puzzle = { rows, cols, symbols: latinRectangle(rows, cols, rng), labels };
    return copied(new Draft(puzzle, solution), rng);
  });
}

function isImpossible(keep: Puzzle, budget: Budget): boolean {
  const unmarked = new Uint8Array(keep.symbols.length);
  const { solution, reason } = completeMarks(keep, unmarked, {
    shouldStop: () => budget.isSpent(0),
  });
  return solution === null && reason === undefined;
}

/** Gives every shaded cell that is free the symbol of a donor. */
function copied(draft: Draft, rng: Rng): Draft {
  const isLarge = draft.solution.length > LARGE;
  for (let i = 0; i < draft.shaded.length; i++)
    if (isLarge) draft.copyDouble(i, rng);
    else draft.copyAny(i, rng);
  return draft;
}
