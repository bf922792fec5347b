/**
 * The next thing to see in a puzzle under way: a wrong mark first, then the cheapest deduction from the
 * player's marks as they stand, in three stages of words. Where the techniques are stuck, the search
 * proves a cell and says that it took a search. Where nothing follows, it says why.
 */

import { Budget, checkLimits, type Limits, type StopReason, shareLimits } from '../base/limits.ts';
import { smallerParts } from '../drawing/violations.ts';
import {
  type ChainMark,
  type Conclusion,
  type Deduction,
  mapDeduction,
} from '../people/deduction/deduction.ts';
import { type Level, TECHNIQUE_LEVEL } from '../people/deduction/technique.ts';
import { findPicture, type Picture } from '../people/picture.ts';
import { nextDeduction } from '../people/round.ts';
import { canonicalForm } from '../puzzle/canonical.ts';
import { checkPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { findViolations, type Violation } from '../puzzle/rules.ts';
import { checkMarks, type Shading, UNKNOWN, unknownCells } from '../puzzle/shading.ts';
import { type Place, regionOf } from './hint-region.ts';
import { judgeMarks } from './judge-marks.ts';
import { proveCell } from './prove-cell.ts';
import { type AroundChain, Teller } from './teller.ts';
import { findWay } from './way.ts';
import { type Language, wordsIn } from './words/index.ts';
import type { Ending, HintTechnique, Words } from './words/words.ts';

/** One mark of a contradiction, in words. */
export interface ChainStep extends ChainMark {
  /** The step as a sentence. */
  readonly text: string;
}

/** What every hint has, be it a step or an ending. Cells are row-major. */
export interface HintParts {
  /** A finer name for what is seen, where one applies. */
  readonly picture: Picture | null;
  /** null for routine, mistake, search and endings. */
  readonly level: Level | null;
  /** What follows; of a wrong mark, what the cell is instead; none when marks only clash together. */
  readonly cells: readonly Conclusion[];
  /** The cells that the reason rests on; of an impossible puzzle, those that break the rule. */
  readonly because: readonly number[];
  /** Where to look: a line, a corner, an area. */
  readonly region: readonly number[];
  /** Of a contradiction: the supposition, then each mark that the clash needs. */
  readonly chain: readonly ChainStep[];
  /** What is said around the chain; null where the conclusion does not go through one. */
  readonly aroundChain: AroundChain | null;
  /** The shaded cells that would close, in ring order, with the cell itself. */
  readonly ring: readonly number[];
  /** The rule that breaks: at the end of the chain, by shading the cell (cut), or by the marks. */
  readonly clash: Violation | null;
  /** Where to look, which technique, what follows and why. */
  readonly stages: readonly [where: string, technique: string, conclusion: string];
  /** The technique and the conclusion, as one text. */
  readonly text: string;
  /**
   * Set where a limit came first. With a technique: the marks could not be judged in time, and what is
   * concluded holds only if they are right.
   */
  readonly reason?: StopReason;
}

/** Something follows. */
export interface HintStep extends HintParts {
  /** `mistake`: marks are wrong; `search`: the techniques are stuck. */
  readonly technique: HintTechnique;
  /** null: something follows. */
  readonly ending: null;
}

/** Nothing follows. */
export interface HintEnding extends HintParts {
  /** null: nothing follows. */
  readonly technique: null;
  /**
   * `solved`: all is marked. `impossible`: the puzzle has no solution; `clash` is the rule that breaks and
   * `because` its cells, where the limit let them be found. `open`: what is left differs between
   * solutions. `limit`: a limit was reached first.
   */
  readonly ending: Ending;
  /** Of `open`: the cells that differ between the solutions with these marks. */
  readonly differ: readonly number[];
}

/** What follows from marks, or why nothing does: `ending` tells the two apart. */
export type Hint = HintStep | HintEnding;

/** How a hint is told, and when to give up looking for one. */
export interface HintOptions extends Limits {
  /** Of the words; default: English. */
  readonly language?: Language | undefined;
}

/**
 * The next hint from a player's marks (default: none). What it concludes holds in all solutions that
 * contain these marks; a mark is called wrong only if no solution contains it. Throws RangeError when the
 * marks do not fit the puzzle.
 */
export function nextHint(puzzle: Puzzle, marks?: Shading, options: HintOptions = {}): Hint {
  checkPuzzle('nextHint', puzzle);
  const present = marks ?? new Uint8Array(puzzle.symbols.length);
  checkMarks(puzzle, present);
  checkLimits(options);
  const words = wordsIn(options.language);
  const found = findNext(puzzle, present, shareLimits(options));
  if ('unjudged' in found) return unjudgedHint(hintOf(puzzle, found.unjudged, words), words);
  return 'ending' in found ? endingHint(puzzle, found, words) : hintOf(puzzle, found, words);
}

/** Why nothing follows. */
export interface End {
  readonly ending: Ending;
  readonly broken?: Violation | null;
  readonly differ?: readonly number[];
  readonly reason?: StopReason | undefined;
}

/** What follows from marks that may be wrong. */
interface Unjudged {
  readonly unjudged: Deduction;
}

function findNext(puzzle: Puzzle, marks: Shading, limits: Limits): Deduction | Unjudged | End {
  const judgement = judgeMarks(puzzle, marks, limits);
  if (judgement.verdict === 'impossible') {
    const { broken, reason } = findWay(puzzle, limits);
    if (reason === 'stopped') return { ending: 'limit', reason };
    return { ending: 'impossible', broken };
  }
  if (judgement.verdict === 'mistake') return judgement.deduction;
  if (judgement.verdict === 'unknown') return findUnjudged(puzzle, marks, judgement.reason);
  if (!marks.includes(UNKNOWN)) return { ending: 'solved' };
  const budget = new Budget(limits, 1);
  const deduction = findDeduction(puzzle, marks, () => budget.isSpent(0));
  if (deduction) return deduction;
  if (budget.spent) return { ending: 'limit', reason: budget.spent };
  const { found, reason } = proveCell(puzzle, marks, judgement.solution, limits);
  if (found) return found;
  if (reason) return { ending: 'limit', reason };
  return { ending: 'open', differ: unknownCells(marks) };
}

/**
 * The next deduction of the short way, found on the canonical form, so that it does not depend on how the
 * puzzle is turned or labelled.
 */
function findDeduction(
  puzzle: Puzzle,
  marks: Shading,
  isSpent: () => boolean,
): Deduction | undefined {
  const { puzzle: canonical, cellOf } = canonicalForm(puzzle);
  const found = nextDeduction(
    canonical,
    marks.map((_, cell) => marks[cellOf[cell]]),
    isSpent,
  );
  return found && mapDeduction(puzzle, found, cellOf);
}

/** Whether the marks are possible was too hard to say at the limit; what follows from them is not. */
function findUnjudged(
  puzzle: Puzzle,
  marks: Shading,
  reason: StopReason,
): Deduction | Unjudged | End {
  const goesOn = reason === 'limit' && findViolations(puzzle, marks).length === 0;
  const deduction = goesOn ? findDeduction(puzzle, marks, () => true) : undefined;
  if (!deduction) return { ending: 'limit', reason };
  // What follows from no marks at all needs no judgement.
  return marks.some((state) => state !== UNKNOWN) ? { unjudged: deduction } : deduction;
}

/** A deduction with its picture and its words: name, place, reasons and text speak of the same cells. */
export function hintOf(puzzle: Puzzle, deduction: Deduction, words: Words): HintStep {
  const { technique, cells, because, ring, clash } = deduction;
  const teller = new Teller(puzzle, words);
  const sight = findPicture(puzzle, deduction);
  const reasons = sight?.because ?? because;
  const region = regionOf(puzzle, placeOf(deduction, sight && reasons), words);
  const term = sight ? words.pictures[sight.picture] : words.techniques[technique];
  const { conclusion, around } = teller.tell(deduction, sight);
  return {
    technique,
    ending: null,
    picture: sight?.picture ?? null,
    level: technique === 'mistake' || technique === 'search' ? null : TECHNIQUE_LEVEL[technique],
    cells,
    because: reasons,
    region: region.cells,
    chain: deduction.chain.map((mark) => ({ ...mark, text: teller.step(mark) })),
    aroundChain: around,
    ring,
    clash,
    stages: [region.text, words.term(term), conclusion],
    text: `${term.name}: ${conclusion}`,
  };
}

function unjudgedHint(hint: HintStep, { unjudged, space }: Words): HintStep {
  const [where, technique, conclusion] = hint.stages;
  return {
    ...hint,
    stages: [`${unjudged}${space}${where}`, technique, conclusion],
    text: `${unjudged}${space}${hint.text}`,
    reason: 'limit',
  };
}

/** The cells to look at; of a contradiction without a picture, only those around the supposition. */
function placeOf({ cells, because, chain }: Deduction, picture?: readonly number[]): number[] {
  const concluded = cells.map((mark) => mark.cell);
  if (picture) return [...new Set([...picture, ...concluded])];
  return chain.length > 0 ? concluded : [...concluded, ...because];
}

/** An ending in words. */
export function endingHint(
  puzzle: Puzzle,
  { ending, broken = null, differ = [], reason }: End,
  words: Words,
): HintEnding {
  const teller = new Teller(puzzle, words);
  const because = broken ? cellsOf(broken) : [];
  const place: Place =
    because.length > 0 ? regionOf(puzzle, because, words) : { cells: [], text: '' };
  const text = broken
    ? [words.endings.impossible, teller.violation(broken)].join(words.space)
    : words.endings[ending];
  return {
    technique: null,
    ending,
    picture: null,
    level: null,
    cells: [],
    because,
    differ,
    region: place.cells,
    chain: [],
    aroundChain: null,
    ring: [],
    clash: broken,
    stages: [text, text, text],
    text,
    ...(reason && { reason }),
  };
}

/** The cells that break a rule: of R3 the smaller parts, which are cut off. */
function cellsOf(violation: Violation): number[] {
  if (violation.rule !== 'R3') return [...violation.cells];
  return smallerParts(violation.groups)
    .flat()
    .sort((a, b) => a - b);
}
