/** Shadings for people: drawn in the terminal, counted and compared in words. */
import {
  type Bottleneck,
  cellName,
  colOf,
  formatPuzzle,
  type Puzzle,
  rowOf,
  SHADED,
  type Shading,
  type Violation,
  ZERO,
} from '@hitori/core';

/** The grid with its marks, as whole lines. */
export function drawShading(puzzle: Puzzle, shading: Shading, color: boolean): string {
  const drawn = formatPuzzle(puzzle, 'ansi', { shading, color });
  if (!drawn.ok) throw new Error(`bug: ${drawn.error.message}`);
  return asLines(drawn.value.text);
}

/** A text that ends its last line. */
export function asLines(text: string): string {
  return text.endsWith('\n') ? text : `${text}\n`;
}

export function countShaded(shading: Shading): string {
  const shaded = shading.filter((state) => state === SHADED).length;
  return `${shaded} of ${shading.length} cells shaded`;
}

/** A cell as JSON has it: row and column from 0. */
export function placeOf(puzzle: Puzzle, cell: number): [row: number, col: number] {
  return [rowOf(puzzle, cell), colOf(puzzle, cell)];
}

/** A broken rule as JSON has it. */
export function violationFields(puzzle: Puzzle, violation: Violation): object {
  const place = (cell: number) => placeOf(puzzle, cell);
  const { rule } = violation;
  if (rule === 'R3') return { rule, groups: violation.groups.map((group) => group.map(place)) };
  const cells = violation.cells.map(place);
  if (rule === 'R2') return { rule, cells };
  const { line, index, symbol } = violation;
  return { rule, line, index, symbol, count: cells.length, cells };
}

/** The grid as JSON has it: numbers where labels are numbers, null for blanks. */
export function gridFields({ rows, cols, symbols, labels }: Puzzle): (number | string | null)[][] {
  const fields = labels.map(cellField);
  const grid: (number | string | null)[][] = [];
  for (let row = 0, cell = 0; row < rows; row++) {
    const line: (number | string | null)[] = [];
    for (let col = 0; col < cols; col++, cell++) {
      const symbol = symbols[cell]!;
      line.push(symbol >= 0 ? fields[symbol]! : symbol === ZERO ? 0 : '?');
    }
    grid.push(line);
  }
  return grid;
}

/** A label as JSON has it. */
export function cellField(label: string): number | string | null {
  if (label === '') return null;
  return /^(?:0|[1-9]\d{0,14})$/.test(label) ? Number(label) : label;
}

/** The longest chain of the short way as JSON has it. */
export function bottleneckFields(puzzle: Puzzle, bottleneck: Bottleneck | null): object | null {
  if (!bottleneck) return null;
  const { step, technique, cells, marks } = bottleneck;
  return { step, technique, cells: cells.map((cell) => placeOf(puzzle, cell)), marks };
}

/** `1 cell`, `2 cells`. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

const NAMED_CELLS = 12;

export function describeDifference(puzzle: Puzzle, first: Shading, second: Shading): string {
  const cells = [...first.keys()].filter((cell) => first[cell] !== second[cell]);
  return `they differ at ${listCells(puzzle, cells)}\n`;
}

/** `r1c1, r1c2 and 5 more`. */
export function listCells(puzzle: Puzzle, cells: readonly number[]): string {
  const names = cells.slice(0, NAMED_CELLS).map((cell) => cellName(puzzle, cell));
  const rest = cells.length - names.length;
  return names.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
