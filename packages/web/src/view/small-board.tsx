/** A board as a small picture: its marks, and its symbols while they can be read. */
import { colOf, type Puzzle, rowOf, SHADED, type Shading, UNSHADED } from '@hitori/core';
import { drawBoard, node, type Palette, type SvgNode } from '@hitori/core/drawing';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Picture } from './svg.tsx';

const PALETTE: Palette = {
  paper: 'var(--paper)',
  ink: 'var(--ink)',
  line: 'var(--line)',
  knockout: 'var(--knockout)',
  ring: 'var(--ring)',
  warn: 'var(--warn)',
  accent: 'var(--accent)',
};

/** From this many cells in a line the symbols are specks: only the marks are drawn. */
const READABLE = 10;

export function SmallBoard(props: {
  readonly puzzle: Puzzle;
  readonly marks?: Shading | undefined;
}): JSX.Element {
  const { puzzle, marks } = props;
  const picture = useMemo(() => draw(puzzle, marks), [puzzle, marks]);
  return (
    <span class="small-board" aria-hidden="true">
      <Picture of={picture} />
    </span>
  );
}

function draw(puzzle: Puzzle, marks: Shading | undefined): SvgNode {
  const { rows, cols } = puzzle;
  if (Math.max(rows, cols) <= READABLE) {
    const drawn = drawBoard(puzzle, { shading: marks, palette: PALETTE });
    // The name is said by the button.
    return node('svg', drawn.attributes, drawn.children.slice(1));
  }
  const pathOf = (wanted: number, d: (x: number, y: number) => string) =>
    [...(marks ?? [])]
      .map((state, cell) =>
        state === wanted ? d(colOf({ cols }, cell), rowOf({ cols }, cell)) : '',
      )
      .join('');
  return node('svg', { viewBox: `0 0 ${cols} ${rows}` }, [
    node('rect', { width: cols, height: rows, fill: PALETTE.paper }),
    node('path', { d: pathOf(SHADED, (x, y) => `M${x} ${y}h1v1h-1Z`), fill: PALETTE.ink }),
    node('path', {
      d: pathOf(UNSHADED, (x, y) => `M${x + 0.3} ${y + 0.5}h.4`),
      stroke: PALETTE.ring,
      'stroke-width': 0.4,
      fill: 'none',
    }),
    node('rect', {
      width: cols,
      height: rows,
      fill: 'none',
      stroke: PALETTE.ink,
      'stroke-width': Math.max(rows, cols) / 60,
    }),
  ]);
}
