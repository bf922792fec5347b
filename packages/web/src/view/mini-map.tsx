/** The whole of a zoomed board as a small picture, with the part that is seen; a press goes there. */
import { colOf, rowOf, SHADED, UNSHADED } from '@hitori/core';
import type { JSX } from 'preact';
import type { BoardModel } from '../app/board-model.ts';
import { useText } from './context.ts';
import type { Viewport } from './viewport.ts';

export function MiniMap(props: {
  readonly board: BoardModel;
  readonly viewport: Viewport;
}): JSX.Element | null {
  const { board, viewport } = props;
  const text = useText();
  if (!viewport.isZoomed.value) return null;
  const { rows, cols } = board.puzzle.value;
  const { x, y, width, height } = viewport.seen.value;
  const goTo = (event: PointerEvent) => {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const box = (event.currentTarget as Element).getBoundingClientRect();
    viewport.centre((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  };
  return (
    <svg
      class="mini-map"
      viewBox={`0 0 ${cols} ${rows}`}
      role="img"
      aria-label={text.value.miniMap}
      onPointerDown={goTo}
      onPointerMove={goTo}
    >
      <rect class="paper" width={cols} height={rows} />
      <path class="shades" d={pathOf(board, SHADED)} />
      <path class="rings" d={pathOf(board, UNSHADED)} />
      <rect
        class="seen"
        x={x * cols}
        y={y * rows}
        width={width * cols}
        height={height * rows}
        stroke-width={Math.max(rows, cols) / 40}
      />
    </svg>
  );
}

function pathOf(board: BoardModel, wanted: number): string {
  const { cols } = board.puzzle.value;
  return [...board.allMarks.value]
    .map((state, cell) =>
      state === wanted ? `M${colOf({ cols }, cell)} ${rowOf({ cols }, cell)}h1v1h-1Z` : '',
    )
    .join('');
}
