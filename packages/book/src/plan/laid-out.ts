/** A book that is laid out: what stands on which page, as plain data. */
import type { Level } from '@hitori/core';
import type { Sheet } from '../request/paper.ts';
import type { PrintedPuzzle } from '../request/puzzles.ts';
import type { RulesLayout } from './rules.ts';
import type { PlacedBoard } from './slots.ts';
import type { PlacedStep } from './steps.ts';
import type { TypeScale } from './type-scale.ts';

/** What a page shows. Pages that are not in the plan are blank. */
export type Content =
  | { readonly kind: 'title' }
  | { readonly kind: 'imprint' }
  | {
      readonly kind: 'rules';
      readonly layout: RulesLayout;
      readonly steps: readonly PlacedStep[];
    }
  /** Of the way of a puzzle, or of the example of the rules: null. Its first page has a heading. */
  | {
      readonly kind: 'steps';
      readonly way: number | null;
      readonly isFirst: boolean;
      readonly steps: readonly PlacedStep[];
    }
  | { readonly kind: 'chapter'; readonly chapter: Chapter }
  | { readonly kind: 'puzzles' | 'answers'; readonly boards: readonly PlacedBoard[] };

export interface PlannedPage {
  readonly page: number;
  readonly content: Content;
  /** Above what it shows: the title of the book on its first page, the heading of the answers. */
  readonly heading: 'title' | 'answers' | null;
}

/** The puzzles between two openings; the only one of a book without sections has no level to name. */
export interface Chapter {
  readonly level: Level | null;
  readonly puzzles: readonly PrintedPuzzle[];
}

export interface LaidOutBook {
  readonly sheet: Sheet;
  readonly type: TypeScale;
  /** How many pages there are, blank ones too. */
  readonly count: number;
  readonly pages: readonly PlannedPage[];
  /** The page of the answer of each puzzle by its number. */
  readonly answerPage: ReadonlyMap<number, number>;
  /** The numbers of the puzzles that the paper is too small for. */
  readonly unfit: readonly number[];
}
