/**
 * A board: below, the picture from core's drawing code; above it, an invisible grid of elements that
 * carries the meaning for screen readers and holds the keyboard's focus. Of a very large one only the cells
 * in sight are there.
 */
import { drawLines } from '@hitori/core/drawing';
import { effect, useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardModel } from '../app/board-model.ts';
import { Cell } from './cell.tsx';
import { cellOf } from './cell-of.ts';
import { CellPicture } from './cell-picture.tsx';
import { useText } from './context.ts';
import { hasFinger } from './device.ts';
import { EdgeLabels } from './edge-labels.tsx';
import { Faces } from './faces.ts';
import { bindPointer } from './pointer.ts';
import { Pictures } from './svg.tsx';
import { Viewport } from './viewport.ts';

interface BoardProps {
  readonly board: BoardModel;
  readonly viewport?: Viewport;
  /** Whether rows and columns are numbered at the edges. */
  readonly isLabelled?: boolean;
  /** Keys on the board itself; the main board's keys are the page's. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

export function Board(props: BoardProps): JSX.Element {
  const { board, viewport: given, isLabelled = false, onKeyDown } = props;
  const text = useText();
  const own = useMemo(() => new Viewport(), []);
  const viewport = given ?? own;
  const faces = useMemo(() => new Faces(board), [board]);
  const frame = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const { rows, cols } = board.puzzle.value;
  // The elements of another size follow in a task of their own, after the picture is painted: both at
  // once would hold the page up for longer than a few frames.
  const laidSize = useSignal('');
  const size = `${rows}x${cols}`;
  useEffect(() => {
    laidSize.value = size;
  }, [laidSize, size]);

  useMemo(() => {
    viewport.shape.value = { rows, cols };
  }, [viewport, rows, cols]);

  useEffect(() => {
    viewport.attach(frame.current);
    viewport.reset({ rows, cols }, hasFinger());
    const [element, framed] = [surface.current, frame.current];
    if (element === null || framed === null) return undefined;
    const sizes = new ResizeObserver(() => viewport.measure());
    sizes.observe(framed);
    const unbind = bindPointer(element, board, viewport, (cell) => {
      board.cursor.value = cell;
      focusCell(element, cell);
    });
    return () => {
      sizes.disconnect();
      unbind();
    };
  }, [board, viewport, rows, cols]);

  useLayoutEffect(() => effect(() => faces.update()), [faces]);

  useSignalEffect(() => {
    const { scale, x, y } = viewport.view.value;
    const element = surface.current;
    if (element === null) return;
    element.style.width = scale === 1 ? '' : `${scale * 100}%`;
    element.style.height = scale === 1 ? '' : `${scale * 100}%`;
    element.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px)`;
  });

  const answered = useRef(board.focusAsked.peek());
  useSignalEffect(() => {
    if (board.focusAsked.value === answered.current || surface.current === null) return;
    answered.current = board.focusAsked.value;
    const cell = board.cursor.peek();
    viewport.reveal([cell]);
    if (!focusCell(surface.current, cell)) {
      const element = surface.current;
      // Its element is drawn once the cell is in sight.
      requestAnimationFrame(() => focusCell(element, cell));
    }
  });
  useSignalEffect(() => viewport.reveal(board.told.value));

  const { top, left, bottom, right } = viewport.sight.value;
  const across = (row: number): number[] =>
    Array.from({ length: right - left }, (_, index) => row * cols + left + index);
  const down = Array.from({ length: bottom - top }, (_, index) => top + index);
  return (
    <div
      class={viewport.isSmall.value ? 'board-frame small' : 'board-frame'}
      ref={frame}
      style={{ '--rows': rows, '--cols': cols }}
    >
      <div class="board-clip">
        <div class="board" ref={surface}>
          <svg class="picture" viewBox={`0 0 ${cols} ${rows}`} aria-hidden="true" focusable="false">
            <rect class="paper" width={cols} height={rows} />
            {down.flatMap(across).map((cell) => (
              <CellPicture faces={faces} cell={cell} cols={cols} key={cell} />
            ))}
            <g class="lines">
              <Pictures of={drawLines(rows, cols, 'var(--line)', 'var(--ink)')} />
            </g>
            <Overlay board={board} />
          </svg>
          {/* biome-ignore lint/a11y/useSemanticElements: a table cannot be laid over a picture */}
          <div
            class="cells"
            role="grid"
            tabIndex={-1}
            aria-label={text.value.board(rows, cols)}
            aria-rowcount={rows}
            aria-colcount={cols}
            onKeyDown={onKeyDown}
            onFocusIn={({ target }) => {
              board.isFocused.value = true;
              const cell = cellOf(target);
              if (cell !== null) board.cursor.value = cell;
            }}
            onFocusOut={() => {
              board.isFocused.value = false;
            }}
          >
            {(laidSize.value === size ? down : []).map((row) => (
              // biome-ignore lint/a11y/useSemanticElements: see above
              // biome-ignore lint/a11y/useFocusableInteractive: its cells have the focus
              <div
                class="row"
                role="row"
                aria-rowindex={row + 1}
                style={{ '--row': row + 1 }}
                key={row}
              >
                {across(row).map((cell) => (
                  <Cell board={board} faces={faces} cell={cell} cols={cols} key={cell} />
                ))}
              </div>
            ))}
          </div>
        </div>
      </div>
      {isLabelled && <EdgeLabels viewport={viewport} rows={rows} cols={cols} />}
    </div>
  );
}

/** false when the cell has no element now. */
function focusCell(surface: HTMLElement, cell: number): boolean {
  const element = surface.querySelector<HTMLElement>(`[data-cell="${cell}"]`);
  element?.focus({ preventScroll: true });
  return element !== null;
}

function Overlay({ board }: { board: BoardModel }): JSX.Element {
  return (
    <g class="overlay">
      <Pictures of={board.overlay.value} />
    </g>
  );
}
