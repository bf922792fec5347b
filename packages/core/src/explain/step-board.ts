/**
 * The board of one step of an explanation. Numerals and lines are drawn once for all steps of a puzzle and
 * referred to, so that a long way stays a small file; the style sheet of the page gives the classes of
 * the pointers their looks. The unit of length is one cell.
 */

import { drawLabel } from '../drawing/label.ts';
import { drawCircle, drawLines, drawShaded } from '../drawing/marks.ts';
import { node, type SvgNode, svgText } from '../drawing/node.ts';
import { PAPER_PALETTE } from '../drawing/palette.ts';
import { drawViolations } from '../drawing/violations.ts';
import { applyConclusions, type ChainMark } from '../people/deduction/deduction.ts';
import { labelAt, type Puzzle } from '../puzzle/puzzle.ts';
import type { Violation } from '../puzzle/rules.ts';
import { SHADED, type Shading, UNSHADED } from '../puzzle/shading.ts';
import { colOf, rowOf } from '../puzzle/shape.ts';
import type { Hint } from './hint.ts';

const MARGIN = 0.1;
const WARN = '#b3261e';

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
  draw(marks: Shading, hint?: Hint): string {
    const { rows, cols } = this.puzzle;
    const { ink, knockout, ring } = PAPER_PALETTE;
    const region = hint && hint.region.length < marks.length ? hint.region : [];
    const states = marks.slice();
    applyConclusions(states, hint?.cells ?? []);
    const cells = [...states.keys()];
    const shaded = cells.filter((cell) => states[cell] === SHADED);
    const unshaded = cells.filter((cell) => states[cell] === UNSHADED);
    const shapes = [
      ...region.map((cell) => this.square(cell, 'region', 0)),
      ...shaded.map((cell) => drawShaded(colOf(this.puzzle, cell), rowOf(this.puzzle, cell), ink)),
      node('use', { href: `#${this.id}` }),
      ...shaded.map((cell) => this.label(cell, knockout)),
      ...unshaded.map((cell) =>
        drawCircle(colOf(this.puzzle, cell), rowOf(this.puzzle, cell), ring),
      ),
      ...(hint?.ending ? hint.differ : []).map((cell) => this.square(cell, 'differ', 0)),
      ...(hint?.because ?? []).map((cell) => this.square(cell, 'because', 0.1)),
      ...(hint?.cells ?? []).map(({ cell }) => this.square(cell, 'conclusion', 0.05)),
      // A picture is told in place of the chain, and shown in place of what the chain would close.
      this.ring(hint && !isToldByChain(hint) && hint.chain.length > 0 ? [] : (hint?.ring ?? [])),
      ...(hint?.ending && hint.clash ? this.broken(hint.clash) : []),
      ...(hint && isToldByChain(hint) ? hint.chain.flatMap((mark, i) => this.link(mark, i)) : []),
    ];
    const box = [-MARGIN, -MARGIN, cols + 2 * MARGIN, rows + 2 * MARGIN].join(' ');
    const attributes = { viewBox: box, role: 'img', 'aria-label': hint?.text ?? '' };
    return svgText(node('svg', attributes, shapes.filter(isDrawn)));
  }

  /** A mark of a chain: its state as a sign, and its number in the chain. */
  private link({ cell, state }: ChainMark, index: number): SvgNode[] {
    const [x, y] = [colOf(this.puzzle, cell), rowOf(this.puzzle, cell)];
    const sign = state === SHADED ? 'link shaded' : 'link unshaded';
    return [
      this.square(cell, sign, 0.12),
      node('text', { class: 'order', x: x + 0.2, y: y + 0.32 }, [String(index + 1)]),
    ];
  }

  private broken(violation: Violation): SvgNode[] {
    return drawViolations(this.puzzle, [violation], WARN, PAPER_PALETTE.paper);
  }

  private ring(cells: readonly number[]): SvgNode | undefined {
    if (cells.length < 2) return undefined;
    const points = cells.map(
      (cell) => `${colOf(this.puzzle, cell) + 0.5},${rowOf(this.puzzle, cell) + 0.5}`,
    );
    return node('polyline', { class: 'ring', points: points.join(' ') });
  }

  private square(cell: number, name: string, inset: number): SvgNode {
    const side = 1 - 2 * inset;
    return node('rect', {
      class: name,
      x: colOf(this.puzzle, cell) + inset,
      y: rowOf(this.puzzle, cell) + inset,
      width: side,
      height: side,
    });
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

/** Whether the words go through the chain: a picture that settles the cell stands in its place. */
function isToldByChain({ aroundChain }: Hint): boolean {
  return aroundChain !== null;
}

function isDrawn(shape: SvgNode | undefined): shape is SvgNode {
  return shape !== undefined;
}
