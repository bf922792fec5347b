/**
 * The board of one step of an explanation. Numerals and lines are drawn once for all steps of a puzzle and
 * referred to, so that a long way stays a small file; the style sheet of the page gives the classes of
 * the pointers their looks. The unit of length is one cell.
 */

import { drawLabel } from '../drawing/label.ts';
import { drawLines } from '../drawing/marks.ts';
import { node, type SvgNode, svgText } from '../drawing/node.ts';
import { PAPER_PALETTE } from '../drawing/palette.ts';
import { labelAt, type Puzzle } from '../puzzle/puzzle.ts';
import { SHADED, type Shading } from '../puzzle/shading.ts';
import { colOf, rowOf } from '../puzzle/shape.ts';
import type { Hint } from './hint.ts';
import { stepShapes } from './step-shapes.ts';

const MARGIN = 0.1;

export class StepBoard {
  private readonly puzzle: Puzzle;
  private readonly id: string;

  /** `key` tells this board from others in the page. */
  constructor(puzzle: Puzzle, key: string) {
    this.puzzle = puzzle;
    this.id = `board-${[...key].map((char) => char.codePointAt(0)!.toString(36)).join('')}`;
  }

  /** The numerals and lines, which every drawing of this board refers to. */
  get definition(): string {
    const { rows, cols, symbols } = this.puzzle;
    const { ink, line } = PAPER_PALETTE;
    const shapes = [
      ...drawLines(rows, cols, line, ink),
      ...Array.from(symbols.keys(), (cell) => this.label(cell, ink)),
    ];
    const board = node('g', { id: this.id }, shapes.filter(isDrawn));
    return svgText(
      node('svg', { width: 0, height: 0, 'aria-hidden': 'true' }, [node('defs', {}, [board])]),
    );
  }

  /** The marks as they stand, and what a hint points at. */
  draw(before: Shading, hint?: Hint): string {
    const { rows, cols } = this.puzzle;
    const { under, over, marks } = stepShapes(this.puzzle, before, hint);
    const shaded = [...marks.keys()].filter((cell) => marks[cell] === SHADED);
    const shapes = [
      ...under,
      node('use', { href: `#${this.id}` }),
      ...shaded.map((cell) => this.label(cell, PAPER_PALETTE.knockout)),
      ...over,
    ];
    const box = [-MARGIN, -MARGIN, cols + 2 * MARGIN, rows + 2 * MARGIN].join(' ');
    const attributes = { viewBox: box, role: 'img', 'aria-label': hint?.text ?? '' };
    return svgText(node('svg', attributes, shapes.filter(isDrawn)));
  }

  private label(cell: number, ink: string): SvgNode | undefined {
    return drawLabel(
      labelAt(this.puzzle, cell),
      colOf(this.puzzle, cell) + 0.5,
      rowOf(this.puzzle, cell) + 0.5,
      ink,
    );
  }
}

function isDrawn(shape: SvgNode | undefined): shape is SvgNode {
  return shape !== undefined;
}
