/** What is to be printed: boards with what belongs to each, and how many stand on a page. */
import type { Shading } from '@hitori/core';
import type { Game } from '../game/game.ts';

export const PER_PAGE = ['1', '2', '4'] as const;
export type PerPage = (typeof PER_PAGE)[number];

/** `Code`: the picture of a link, as whoever prints draws it. */
export interface PrintedBoard<Code> {
  readonly game: Game;
  readonly withMarks: boolean;
  /** Printed after the boards; null: not. */
  readonly solution: Shading | null;
  readonly code: Code | null;
}

export interface Printing<Code> {
  readonly boards: readonly PrintedBoard<Code>[];
  readonly perPage: number;
}
