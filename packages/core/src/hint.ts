/**
 * The next thing to see in a puzzle under way.
 */
import type { ChainMark, Conclusion } from './deduction.ts';
import type { Limits } from './limits.ts';
import type { Picture } from './picture.ts';
import type { Puzzle } from './puzzle.ts';
import type { Violation } from './rules.ts';
import type { Shading } from './shading.ts';
import type { Level, Technique } from './technique.ts';
import type { Language } from './words/index.ts';

export interface ChainStep extends ChainMark {
  /** The step in words. */
  readonly text: string;
}

export interface Hint {
  /** `mistake`: a mark is wrong; `search`: the techniques are stuck; null: nothing is left to say. */
  readonly technique: Technique | 'mistake' | 'search' | null;
  /** A finer name for what is seen, where one applies. */
  readonly picture: Picture | null;
  /** null for routine, mistake, search. */
  readonly level: Level | null;
  /** What follows; of a mistake, what the cell is instead. */
  readonly cells: readonly Conclusion[];
  /** The cells that the reason rests on. */
  readonly because: readonly number[];
  /** Where to look: a line, a corner, an area. */
  readonly region: readonly number[];
  /** Of a contradiction: the supposition, then each mark that the clash needs. */
  readonly chain: readonly ChainStep[];
  /** The shaded cells that would close, in ring order, with the cell itself. */
  readonly ring: readonly number[];
  /** The rule that breaks at the end of the chain, or that marks break together. */
  readonly clash: Violation | null;
  /** Where to look, which technique, what follows and why. */
  readonly stages: readonly [where: string, technique: string, conclusion: string];
  readonly text: string;
}

export interface HintOptions extends Limits {
  /** Of the words; English unless said. */
  readonly language?: Language | undefined;
}

/** The next hint from a player's marks (none, unless given). */
export function nextHint(_puzzle: Puzzle, _marks?: Shading, _options: HintOptions = {}): Hint {
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
    stages: ['', '', ''],
    text: '',
  };
}
