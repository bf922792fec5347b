/**
 * The steps of a way as cards, in rows across the pages: a small board, and the words below it. Each card
 * knows the marks before its step, so that any of them can be drawn alone.
 */
import { type Hint, type Puzzle, type Shading, stepShapes } from '@hitori/core';
import type { FontSet } from '../fonts/font-set.ts';
import type { Box } from '../request/paper.ts';
import type { Way } from '../request/ways.ts';
import { wrapText } from '../text/wrap.ts';
import { leastSymbolSize } from './numerals.ts';
import { LEADING, type TypeScale } from './type-scale.ts';

/** A step on its page. */
export interface PlacedStep {
  /** From 1; null: the end of the way. */
  readonly number: number | null;
  readonly puzzle: Puzzle;
  /** The marks before the step. */
  readonly marks: Shading;
  readonly hint: Hint;
  /** The corner of the card: the heading stands there, the edge labels and the board below it. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly cell: number;
  readonly lines: readonly string[];
}

export interface StepsPage {
  readonly page: number;
  readonly steps: readonly PlacedStep[];
}

/** What steps flow into. */
export interface StepFlow {
  readonly fonts: FontSet;
  readonly type: TypeScale;
  /** The room on a page: on the first one below what already stands there. */
  areaOf(page: number): Box;
}

/** Room for the numbers of rows and columns at the edges of a board, in cells. */
export const EDGE = 0.7;
/** Between a board and its words, in sizes of their type. */
export const TEXT_GAP = 0.8;
/** Cells of steps are not larger, in sizes of the body type. */
const LARGEST_CELL = 2;
const MOST_ACROSS = 4;
/** Between two cards, in sizes of the body type. */
const GAP = 1.4;
/** The least width of a card, in sizes of its type. */
const LEAST_MEASURE = 13;

/** The pages from `first` on. */
export function flowSteps(way: Way, first: number, flow: StepFlow): StepsPage[] {
  const { fonts, type } = flow;
  const gap = type.body * GAP;
  const firstArea = flow.areaOf(first);
  const [across, cell] = divide(way.puzzle, firstArea.width, gap, flow);
  const width = (firstArea.width - gap * (across - 1)) / across;
  const cards = cardsOf(way).map((card) => ({
    ...card,
    width,
    cell,
    lines: wrapText(fonts, card.hint.text, width, type.small),
  }));
  const pages: { page: number; steps: PlacedStep[] }[] = [{ page: first, steps: [] }];
  let [area, y] = [firstArea, firstArea.y];
  for (let at = 0; at < cards.length; at += across) {
    const row = cards.slice(at, at + across);
    const height = Math.max(...row.map((card) => cardHeight(card, type)));
    const last = pages.at(-1)!;
    const isEmpty = last.steps.length === 0 && pages.length > 1;
    if (y + height > area.y + area.height && !isEmpty) {
      pages.push({ page: last.page + 1, steps: [] });
      area = flow.areaOf(last.page + 1);
      y = area.y;
    }
    row.forEach((card, col) => {
      pages.at(-1)!.steps.push({ ...card, x: area.x + col * (width + gap), y });
    });
    y += height + gap;
  }
  return pages;
}

/** From the top of a card to its board. */
export function boardTop(type: TypeScale): number {
  return type.small * LEADING;
}

function cardHeight(
  { puzzle, cell, lines }: Pick<PlacedStep, 'puzzle' | 'cell' | 'lines'>,
  type: TypeScale,
): number {
  const text = (lines.length * LEADING + TEXT_GAP) * type.small;
  return boardTop(type) + (puzzle.rows + EDGE) * cell + text;
}

/** As many cards across as leave numerals and lines legible, and the side of their cells. */
function divide(
  puzzle: Puzzle,
  room: number,
  gap: number,
  { fonts, type }: StepFlow,
): readonly [across: number, cell: number] {
  const symbol = leastSymbolSize(fonts, puzzle);
  const largest = Math.max(LARGEST_CELL * type.body, type.leastNumeral / symbol);
  const cellOf = (across: number) =>
    Math.min((room - gap * (across - 1)) / across / (puzzle.cols + EDGE), largest);
  const isLegible = (across: number) =>
    cellOf(across) * symbol >= Math.max(type.leastNumeral, type.small) &&
    (room - gap * (across - 1)) / across >= LEAST_MEASURE * type.small;
  let across = MOST_ACROSS;
  while (across > 1 && !isLegible(across)) across--;
  return [across, cellOf(across)];
}

function cardsOf({
  puzzle,
  steps,
  end,
}: Way): Pick<PlacedStep, 'number' | 'puzzle' | 'marks' | 'hint'>[] {
  let marks: Shading = new Uint8Array(puzzle.symbols.length);
  const cards = steps.map((hint, at) => {
    const card = { number: at + 1, puzzle, marks, hint };
    ({ marks } = stepShapes(puzzle, marks, hint));
    return card;
  });
  return [...cards, { number: null, puzzle, marks, hint: end }];
}
