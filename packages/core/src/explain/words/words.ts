/**
 * What a language must be able to say. Cells come as names (`r1c2`), symbols as their labels. Words for
 * the states are "shaded" and "unshaded" and their like: never colours, which themes invert.
 */
import type { Mark } from '../../people/deduction/deduction.ts';
import type { Level, Technique } from '../../people/deduction/technique.ts';
import type { Picture } from '../../people/picture.ts';
import type { Status } from '../../solve/engine/engine.ts';

/**
 * What a hint rests on: a technique, a wrong mark (`mistake`), or the search where all techniques are
 * stuck.
 */
export type HintTechnique = Technique | 'mistake' | 'search';

/** Why nothing follows. */
export const ENDINGS = ['solved', 'impossible', 'open', 'limit'] as const;
/** One of ENDINGS; HintEnding says what each means. */
export type Ending = (typeof ENDINGS)[number];

/** Whether something is so, or would be so. */
export type Mood = 'does' | 'would';

/** A name, and what it means in a sentence. */
export interface Term {
  readonly name: string;
  readonly rule: string;
}

/** Cells that hold the same symbol. */
export interface Equals {
  readonly symbol: string;
  readonly cells: readonly string[];
}

export interface Words {
  readonly techniques: Readonly<Record<HintTechnique, Term>>;
  readonly pictures: Readonly<Record<Picture, Term>>;
  readonly levels: Readonly<Record<Level, string>>;
  readonly endings: Readonly<Record<Ending, string>>;

  /** Where to look. */
  row(number: number): string;
  column(number: number): string;
  corner(cell: string): string;
  area(from: string, to: string): string;
  readonly wholeBoard: string;

  /** A name and its rule, as one line. */
  term(term: Term): string;
  /** "a, b and c". */
  list(items: readonly string[]): string;
  /** Joins sentences. */
  readonly space: string;

  // Conclusions and why they hold; each is a whole sentence.
  neighbours(source: string, cells: readonly string[]): string;
  equals(source: string, symbol: string, cells: readonly string[]): string;
  sandwich(cell: string, ends: readonly string[], symbol: string): string;
  pair(pair: readonly string[], symbol: string, cells: readonly string[]): string;
  corners(cell: string, beside: readonly string[], symbol: string): string;
  cut(cell: string, closing: string): string;
  /** What follows from one more instance of the same technique. */
  likewise(
    cells: readonly string[],
    because: readonly string[],
    symbol: string,
    state: Mark,
  ): string;
  /** Of `cell`, the rule of a picture that equal symbols make. */
  picture(cell: string, equals: readonly Equals[], rule: string): string;
  search(cell: string, state: Mark): string;
  therefore(cell: string, state: Mark): string;

  // The steps of a contradiction.
  suppose(cell: string, state: Mark): string;
  byNeighbour(cell: string, source: string): string;
  byEqual(cell: string, source: string, symbol: string): string;
  bySandwich(cell: string, ends: readonly string[], symbol: string): string;
  byPair(cell: string, pair: readonly string[], symbol: string): string;
  byCorner(cell: string, beside: readonly string[], symbol: string): string;
  byCut(cell: string, closing: string): string;

  // Broken rules.
  duplicate(cells: readonly string[], symbol: string): string;
  touching(cells: readonly string[]): string;
  divided(closing: string): string;
  /**
   * What shaded cells do, or would do if one more were shaded, without a full stop: close a ring, or a
   * wall from edge to edge.
   */
  ring(cells: readonly string[], cutOff: string | undefined, mood: Mood): string;
  wall(cells: readonly string[], cutOff: string | undefined, mood: Mood): string;
  splitter(cell: string, mood: Mood): string;
  nothingOpen(mood: Mood): string;
  /** A cell and how many others. */
  cellsWith(cell: string, others: number): string;

  /** Broken rules, each a whole sentence. */
  readonly violations: {
    /** A symbol that stands unshaded more than once in a line; lines from 1. */
    R1(line: 'row' | 'column', number: number, symbol: string, cells: readonly string[]): string;
    /** Two shaded cells that touch. */
    R2(cells: readonly string[]): string;
    /** What is cut off: cells, or one of them and how many more. */
    R3(cutOff: string): string;
    readonly nothingOpen: string;
  };

  // Mistakes.
  wrong(cell: string, state: Mark): string;
  noSolutionHas(cell: string, state: Mark): string;
  clashTogether(cells: readonly string[]): string;
  readonly noSolutionHasAll: string;
  /** Before what follows from marks that a limit left unjudged. */
  readonly unjudged: string;

  /** The illustrated page of an explanation. */
  readonly page: {
    readonly title: string;
    step(number: number): string;
    readonly solution: string;
    readonly legend: string;
    readonly verdicts: Readonly<Record<Status, string>>;
    /** The caption of the last board: the cells that differ, the broken rule, or how far it went. */
    readonly ends: Readonly<Record<Ending, string>>;
  };
}
