/** The board of one step, as inline SVG whose looks the style sheet of the page decides. */
import type { Hint } from './hint.ts';
import { labelAt, type Puzzle } from './puzzle.ts';
import { SHADED, type Shading, UNKNOWN, UNSHADED } from './shading.ts';

const SIDE = 40;
const MARGIN = 4;
/** Numerals of this many characters still have the full size. */
const FULL_SIZE_LENGTH = 2;

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
    const numbers = [...symbols.keys()].map((cell) => this.label(cell, '')).join('');
    const across = Array.from(
      { length: rows - 1 },
      (_, i) => `M0 ${(i + 1) * SIDE}h${cols * SIDE}`,
    );
    const down = Array.from({ length: cols - 1 }, (_, i) => `M${(i + 1) * SIDE} 0v${rows * SIDE}`);
    return `<svg width="0" height="0" aria-hidden="true"><defs><g id="${this.id}"><path class="grid" d="${[...across, ...down].join('')}"/><rect class="frame" width="${cols * SIDE}" height="${rows * SIDE}"/><g class="numbers">${numbers}</g></g></defs></svg>`;
  }

  /** The marks as they stand, and what a hint points at. */
  draw(marks: Shading, hint?: Hint): string {
    const { rows, cols } = this.puzzle;
    const box = [-MARGIN, -MARGIN, cols * SIDE + 2 * MARGIN, rows * SIDE + 2 * MARGIN].join(' ');
    const cells = [...marks.keys()];
    const region = hint && hint.region.length < marks.length ? hint.region : [];
    const because = hint?.because ?? [];
    const concluded = hint?.cells.map(({ cell }) => cell) ?? [];
    const states = marks.slice();
    for (const { cell, state } of hint?.cells ?? [])
      if (states[cell] === UNKNOWN) states[cell] = state;
    const shapes = [
      ...region.map((cell) => this.square(cell, 'region', 0)),
      ...cells
        .filter((cell) => states[cell] === SHADED)
        .map((cell) => this.square(cell, 'shaded', 0)),
      `<use href="#${this.id}"/>`,
      ...cells.filter((cell) => states[cell] === SHADED).map((cell) => this.label(cell, 'knocked')),
      ...cells.filter((cell) => states[cell] === UNSHADED).map((cell) => this.circle(cell)),
      ...because.map((cell) => this.square(cell, 'because', 4)),
      ...concluded.map((cell) => this.square(cell, 'conclusion', 2)),
      hint ? this.ring(hint.ring) : '',
    ];
    const text = escapeHtml(hint?.text ?? '');
    return `<svg viewBox="${box}" role="img" aria-label="${text}">${shapes.join('')}</svg>`;
  }

  private ring(cells: readonly number[]): string {
    if (cells.length < 2) return '';
    const points = cells.map(
      (cell) => `${this.left(cell) + SIDE / 2},${this.top(cell) + SIDE / 2}`,
    );
    return `<polyline class="ring" points="${points.join(' ')}"/>`;
  }

  private square(cell: number, name: string, inset: number): string {
    const side = SIDE - 2 * inset;
    return `<rect class="${name}" x="${this.left(cell) + inset}" y="${this.top(cell) + inset}" width="${side}" height="${side}"/>`;
  }

  private circle(cell: number): string {
    return `<circle class="unshaded" cx="${this.left(cell) + SIDE / 2}" cy="${this.top(cell) + SIDE / 2}" r="${SIDE / 2 - 5}"/>`;
  }

  private label(cell: number, name: string): string {
    const text = labelAt(this.puzzle, cell);
    if (text === '') return '';
    const isLong = [...text].length > FULL_SIZE_LENGTH;
    const fit = isLong ? ` textLength="${SIDE - 10}" lengthAdjust="spacingAndGlyphs"` : '';
    const className = name === '' ? '' : ` class="${name}"`;
    return `<text${className} x="${this.left(cell) + SIDE / 2}" y="${this.top(cell) + SIDE / 2}"${fit}>${escapeHtml(text)}</text>`;
  }

  private left(cell: number): number {
    return (cell % this.puzzle.cols) * SIDE;
  }

  private top(cell: number): number {
    return Math.floor(cell / this.puzzle.cols) * SIDE;
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char]);
}
