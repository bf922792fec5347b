/**
 * The next thing to see in a puzzle under way: a wrong mark first, then the cheapest deduction from the
 * player's marks as they stand, in three stages of words. Where the techniques are stuck, the search
 * proves a cell and says that it took a search.
 */

import { type Limits, type StopReason, shareLimits } from '../base/limits.ts';
import type { ChainMark, Conclusion, Deduction } from '../people/deduction/deduction.ts';
import { type Level, TECHNIQUE_LEVEL } from '../people/deduction/technique.ts';
import { findPicture, type Picture } from '../people/picture.ts';
import { findRound } from '../people/round.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { findViolations, type Violation } from '../puzzle/rules.ts';
import { checkMarks, type Shading, UNKNOWN } from '../puzzle/shading.ts';
import { regionOf } from './hint-region.ts';
import { judgeMarks } from './judge-marks.ts';
import { findProven } from './prove-cell.ts';
import { Teller } from './teller.ts';
import { type Language, wordsIn } from './words/index.ts';
import type { Ending, HintTechnique, Words } from './words/words.ts';

export interface ChainStep extends ChainMark {
  /** The step in words. */
  readonly text: string;
}

export interface Hint {
  /** `mistake`: marks are wrong; `search`: the techniques are stuck; null: nothing is left to say. */
  readonly technique: HintTechnique | null;
  /** A finer name for what is seen, where one applies. */
  readonly picture: Picture | null;
  /** null for routine, mistake and search. */
  readonly level: Level | null;
  /** What follows; of a wrong mark, what the cell is instead; none when marks only clash together. */
  readonly cells: readonly Conclusion[];
  /** The cells that the reason rests on. */
  readonly because: readonly number[];
  /** Where to look: a line, a corner, an area. */
  readonly region: readonly number[];
  /** Of a contradiction: the supposition, then each mark that the clash needs. */
  readonly chain: readonly ChainStep[];
  /** The shaded cells that would close, in ring order, with the cell itself. */
  readonly ring: readonly number[];
  /** The rule that breaks at the end of the chain, by shading the cell (cut), or by the marks. */
  readonly clash: Violation | null;
  /** Where to look, which technique, what follows and why. */
  readonly stages: readonly [where: string, technique: string, conclusion: string];
  readonly text: string;
  /**
   * Set where a limit came first. With a technique: the marks could not be judged in time, and what is
   * concluded holds only if they are right.
   */
  readonly reason?: StopReason;
}

export interface HintOptions extends Limits {
  /** Of the words; English unless said. */
  readonly language?: Language | undefined;
}

/**
 * The next hint from a player's marks (none, unless given). What it concludes holds in all solutions that
 * contain these marks; a mark is called wrong only if no solution contains it.
 */
export function nextHint(puzzle: Puzzle, marks?: Shading, options: HintOptions = {}): Hint {
  const present = marks ?? new Uint8Array(puzzle.symbols.length);
  checkMarks(puzzle, present);
  const words = wordsIn(options.language);
  const found = findNext(puzzle, present, shareLimits(options));
  if ('unjudged' in found) return unjudgedHint(hintOf(puzzle, found.unjudged, words), words);
  if (!('ending' in found)) return hintOf(puzzle, found, words);
  return {
    ...endingHint(words.endings[found.ending]),
    ...(found.reason && { reason: found.reason }),
  };
}

interface End {
  readonly ending: Ending;
  readonly reason?: StopReason;
}

/** What follows from marks that may be wrong. */
interface Unjudged {
  readonly unjudged: Deduction;
}

function findNext(puzzle: Puzzle, marks: Shading, limits: Limits): Deduction | Unjudged | End {
  const judgement = judgeMarks(puzzle, marks, limits);
  if (judgement.verdict === 'unsolvable') return { ending: 'unsolvable' };
  if (judgement.verdict === 'mistake') return judgement.deduction;
  if (judgement.verdict === 'unknown') return findUnjudged(puzzle, marks, judgement.reason);
  if (!marks.includes(UNKNOWN)) return { ending: 'solved' };
  const [deduction] = findRound(puzzle, marks, 1);
  if (deduction) return deduction;
  const { found, reason } = findProven(puzzle, marks, judgement.solution, limits);
  return found ?? (reason ? { ending: 'limit', reason } : { ending: 'open' });
}

/** Whether the marks are possible was too hard to say at the limit; what follows from them is not. */
function findUnjudged(
  puzzle: Puzzle,
  marks: Shading,
  reason: StopReason,
): Deduction | Unjudged | End {
  const goesOn = reason === 'limit' && findViolations(puzzle, marks).length === 0;
  const [deduction] = goesOn ? findRound(puzzle, marks, 1) : [];
  if (!deduction) return { ending: 'limit', reason };
  // What follows from no marks at all needs no judgement.
  return marks.some((state) => state !== UNKNOWN) ? { unjudged: deduction } : deduction;
}

/** A deduction with its picture and its words. */
export function hintOf(puzzle: Puzzle, deduction: Deduction, words: Words): Hint {
  const { technique, cells, because, ring, clash } = deduction;
  const teller = new Teller(puzzle, words);
  const sight = findPicture(puzzle, deduction);
  const region = regionOf(puzzle, placeOf(deduction), words);
  const term = sight ? words.pictures[sight.picture] : words.techniques[technique];
  const conclusion = teller.conclusion(deduction, sight);
  return {
    technique,
    picture: sight?.picture ?? null,
    level: technique === 'mistake' || technique === 'search' ? null : TECHNIQUE_LEVEL[technique],
    cells,
    because: sight?.because ?? because,
    region: region.cells,
    chain: deduction.chain.map((mark) => ({ ...mark, text: teller.step(mark) })),
    ring,
    clash,
    stages: [region.text, words.term(term), conclusion],
    text: `${term.name}: ${conclusion}`,
  };
}

function unjudgedHint(hint: Hint, { unjudged, space }: Words): Hint {
  const [where, technique, conclusion] = hint.stages;
  return {
    ...hint,
    stages: [`${unjudged}${space}${where}`, technique, conclusion],
    text: `${unjudged}${space}${hint.text}`,
    reason: 'limit',
  };
}

/** The cells to look at; of a contradiction, only those around the supposition. */
function placeOf({ cells, because, chain }: Deduction): number[] {
  const concluded = cells.map((mark) => mark.cell);
  return chain.length > 0 ? concluded : [...concluded, ...because];
}

function endingHint(text: string): Hint {
  return {
    technique: null,
    picture: null,
    level: null,
    cells: [],
    because: [],
    region: [],
    chain: [],
    ring: [],
    clash: null,
    stages: [text, text, text],
    text,
  };
}
