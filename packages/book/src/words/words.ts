/** The words of a book: what each language must have. */
import type { Level, Status } from '@hitori/core';

/** A rule with the words below its picture. */
export interface RuleWords {
  readonly heading: string;
  readonly text: string;
}

export interface BookWords {
  /** The title of a book without one. */
  readonly title: string;
  readonly puzzle: (number: number) => string;
  readonly size: (rows: number, cols: number) => string;
  readonly answers: string;
  readonly answer: (number: number) => string;
  /** At the foot of a page of puzzles. */
  readonly answersOn: (first: number, last: number) => string;
  readonly levels: Readonly<Record<Level, string>>;
  /** What a level asks of the solver, on the page that opens it. */
  readonly levelText: Readonly<Record<Level, string>>;
  /** The heading of puzzles without a level. */
  readonly unrated: string;
  readonly puzzles: (first: number, last: number) => string;
  /** Beside the number of a puzzle that was let in without exactly one solution. */
  readonly marks: Readonly<Record<Exclude<Status, 'unique'>, string>>;
  readonly imprint: (count: number) => string;
  readonly rules: {
    readonly heading: string;
    readonly goal: string;
    /** Of rows and columns, of touching, of the open area. */
    readonly each: readonly [RuleWords, RuleWords, RuleWords];
    /** Of the pictures, for whoever cannot see them. */
    readonly brokenAlt: Readonly<Record<'R1' | 'R2' | 'R3', string>>;
    readonly example: string;
    readonly exampleText: string;
  };
  readonly walkthroughs: string;
  readonly walkthrough: (number: number) => string;
  readonly legend: string;
  readonly step: (number: number) => string;
  /** Above the last board of a way. */
  readonly solution: string;
  /** Of the board of a step; null: of the last one. */
  readonly stepAlt: (number: number | null) => string;
  /** Said of a board to whoever cannot see it. */
  readonly boardAlt: (number: number, rows: number, cols: number) => string;
  readonly answerAlt: (number: number) => string;
  readonly shaded: (symbol: string) => string;
}
