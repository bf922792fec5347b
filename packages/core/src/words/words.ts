/**
 * What a language must be able to say. Cells come as names (`r1c2`), symbols as their labels. Words for
 * the states are "shaded" and "unshaded" and their like: never colours, which themes invert.
 */
import type { Mark } from '../deduction.ts';
import type { Status } from '../engine.ts';
import type { Picture } from '../picture.ts';
import type { Level, Technique } from '../technique.ts';

export type HintTechnique = Technique | 'mistake' | 'search';

/** Why there is no hint. */
export type Ending = 'solved' | 'unsolvable' | 'open' | 'limit';

/** A name, and what it means in a sentence. */
export interface Term {
  readonly name: string;
  readonly rule: string;
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
  picture(cells: readonly string[], rule: string): string;
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
  /** What shaded cells do, without a full stop: close a ring, or a wall from edge to edge. */
  ring(cells: readonly string[], cutOff: string | undefined): string;
  wall(cells: readonly string[], cutOff: string | undefined): string;
  splitter(cell: string): string;
  readonly nothingOpen: string;
  cellCount(count: number): string;

  // Mistakes.
  wrong(cell: string, state: Mark): string;
  noSolutionHas(cell: string, state: Mark): string;
  clashTogether(cells: readonly string[]): string;
  readonly noSolutionHasAll: string;

  /** The illustrated page of an explanation. */
  readonly page: {
    readonly title: string;
    step(number: number): string;
    readonly solution: string;
    readonly legend: string;
    readonly verdicts: Readonly<Record<Status, string>>;
  };
}
