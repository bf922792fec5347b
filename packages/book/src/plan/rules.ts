/** The page of rules: three pictures of broken rules with words, then room for the worked example. */
import { createPuzzle, type Puzzle, parseShading, type Shading } from '@hitori/core';
import type { FontSet } from '../fonts/font-set.ts';
import type { Box } from '../request/paper.ts';
import { wrapText } from '../text/wrap.ts';
import type { BookWords } from '../words/words.ts';
import { LEADING, type TypeScale } from './type-scale.ts';

/** A board that breaks one rule. */
export interface BrokenBoard {
  readonly puzzle: Puzzle;
  readonly marks: Shading;
  readonly rule: 'R1' | 'R2' | 'R3';
}

/** A rule on its page: its picture, and the words beside or below it. */
export interface PlacedRule {
  readonly broken: BrokenBoard;
  readonly board: { readonly x: number; readonly y: number; readonly cell: number };
  readonly heading: string;
  readonly lines: readonly string[];
  readonly text: { readonly x: number; readonly y: number };
}

export interface RulesLayout {
  readonly goal: readonly string[];
  readonly goalAt: number;
  readonly rules: readonly PlacedRule[];
  /** Where the heading of the example stands, its words, and its steps. */
  readonly exampleAt: number;
  readonly example: readonly string[];
  readonly stepsAt: number;
}

const BROKEN: readonly BrokenBoard[] = [
  brokenBoard('R1', ['212', '321', '133'], ['---', '---', '--#']),
  brokenBoard('R2', ['212', '321', '132'], ['--#', '--#', '---']),
  brokenBoard('R3', ['213', '321', '132'], ['-#-', '#--', '---']),
];
const SIDE = 3;
/** The height of the heading, in its sizes. */
export const RULES_HEADING = 1.7;
/** Of the cells of the pictures, in sizes of the body type. */
const CELL = 2.1;
/** Columns narrower than this, in sizes of the body type, are set one below the other. */
const LEAST_COLUMN = 10;

/** Where everything stands below `top` in an area. */
export function layOutRules(
  fonts: FontSet,
  type: TypeScale,
  { rules }: BookWords,
  area: Box,
): RulesLayout {
  const { body } = type;
  const leading = body * LEADING;
  const goal = wrapText(fonts, rules.goal, area.width, body);
  const goalAt = area.y + RULES_HEADING * type.heading;
  const rulesAt = goalAt + (goal.length + 0.6) * leading;
  const gap = body * 2;
  const column = (area.width - 2 * gap) / 3;
  const isStacked = column < LEAST_COLUMN * body;
  const cell = CELL * body;
  const measure = isStacked ? area.width - SIDE * cell - gap : column;
  const texts = rules.each.map(({ heading, text }) => ({
    heading,
    lines: wrapText(fonts, text, measure, body),
  }));
  const heightOf = (lines: readonly string[]) =>
    isStacked
      ? Math.max(SIDE * cell, (lines.length + 1) * leading) + gap
      : SIDE * cell + (lines.length + 1.5) * leading;
  let y = rulesAt;
  const placed = texts.map(({ heading, lines }, at) => {
    const x = area.x + (isStacked ? 0 : at * (column + gap));
    const text = isStacked
      ? { x: x + SIDE * cell + gap, y }
      : { x, y: y + SIDE * cell + leading * 0.5 };
    const rule = { broken: BROKEN[at]!, board: { x, y, cell }, heading, lines, text };
    if (isStacked) y += heightOf(lines);
    return rule;
  });
  if (!isStacked) y += Math.max(...texts.map(({ lines }) => heightOf(lines)));
  const exampleAt = y + body;
  const example = wrapText(fonts, rules.exampleText, area.width, body);
  const stepsAt = exampleAt + type.number * LEADING * 1.4 + (example.length + 0.6) * leading;
  return { goal, goalAt, rules: placed, exampleAt, example, stepsAt };
}

function puzzleOf(rows: readonly string[]): Puzzle {
  const made = createPuzzle(rows.map((row) => [...row]));
  if (!made.ok) throw new Error(`bug: ${made.error.message}`);
  return made.value;
}

function brokenBoard(
  rule: BrokenBoard['rule'],
  rows: readonly string[],
  marks: readonly string[],
): BrokenBoard {
  const puzzle = puzzleOf(rows);
  const read = parseShading(puzzle, marks);
  if (!read.ok) throw new Error(`bug: ${read.error.message}`);
  return { puzzle, marks: read.value, rule };
}
