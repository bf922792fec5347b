/**
 * A board: below, the picture from core's drawing code; above it, an invisible grid of elements that
 * carries the meaning for screen readers and holds the keyboard's focus.
 */

import { labelAt, SHADED, UNKNOWN, UNSHADED } from '@hitori/core';
import {
  drawCircle,
  drawDerivedCircle,
  drawDerivedShaded,
  drawLabel,
  drawLines,
  drawShaded,
} from '@hitori/core/drawing';
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardModel } from '../app/board-model.ts';
import { useText } from './context.ts';
import { bindPointer } from './pointer.ts';
import { Picture, Pictures } from './svg.tsx';
import { Viewport } from './viewport.ts';

interface BoardProps {
  readonly board: BoardModel;
  readonly viewport?: Viewport;
  /** Keys on the board itself; the main board's keys are the page's. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

export function Board({ board, viewport: given, onKeyDown }: BoardProps): JSX.Element {
  const text = useText();
  const own = useMemo(() => new Viewport(), []);
  const viewport = given ?? own;
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

  useEffect(() => {
    viewport.attach(frame.current);
    viewport.reset();
    const element = surface.current;
    if (element === null) return undefined;
    return bindPointer(element, board, viewport, (cell) => {
      board.cursor.value = cell;
      focusCell(element, cell);
    });
  }, [board, viewport, rows, cols]);

  useSignalEffect(() => {
    const { scale, x, y } = viewport.view.value;
    const element = surface.current;
    if (element)
      element.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
  });

  const answered = useRef(board.focusAsked.peek());
  useSignalEffect(() => {
    if (board.focusAsked.value === answered.current || surface.current === null) return;
    answered.current = board.focusAsked.value;
    const cell = board.cursor.peek();
    focusCell(surface.current, cell);
    viewport.revealCell(board.puzzle.peek(), cell);
  });

  return (
    <div class="board-frame" ref={frame} style={{ '--rows': rows, '--cols': cols }}>
      <div class="board" ref={surface}>
        <svg class="picture" viewBox={`0 0 ${cols} ${rows}`} aria-hidden="true" focusable="false">
          <rect class="paper" width={cols} height={rows} />
          <CellPictures board={board} />
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
          onFocusIn={() => {
            board.isFocused.value = true;
          }}
          onFocusOut={() => {
            board.isFocused.value = false;
          }}
        >
          {Array.from({ length: laidSize.value === size ? rows : 0 }, (_, row) => (
            // biome-ignore lint/a11y/useSemanticElements: see above
            // biome-ignore lint/a11y/useFocusableInteractive: its cells have the focus
            <div class="row" role="row" key={row}>
              {Array.from({ length: cols }, (_, col) => (
                <Cell board={board} cell={row * cols + col} key={col} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function focusCell(surface: HTMLElement, cell: number): void {
  surface.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll: true });
}

function Overlay({ board }: { board: BoardModel }): JSX.Element {
  return (
    <g class="overlay">
      <Pictures of={board.overlay.value} />
    </g>
  );
}

function CellPictures({ board }: { board: BoardModel }): JSX.Element {
  const { symbols } = board.puzzle.value;
  return (
    <>
      {[...symbols.keys()].map((cell) => (
        <CellPicture board={board} cell={cell} key={cell} />
      ))}
    </>
  );
}

/** What a cell looks like, as bits, so that only cells that change are drawn again. */
const DERIVED = 4;
const TRIAL = 8;
const PEER = 16;
const DIMMED = 32;

function CellPicture({ board, cell }: { board: BoardModel; cell: number }): JSX.Element {
  const look = useComputed(() => {
    const own = board.marks.value[cell];
    const state = board.allMarks.value[cell];
    return (
      state +
      (own === UNKNOWN && state !== UNKNOWN ? DERIVED : 0) +
      (board.trial.value.has(cell) ? TRIAL : 0) +
      (board.peers.value.has(cell) ? PEER : 0) +
      (board.dimmed.value.has(cell) ? DIMMED : 0)
    );
  }).value;
  const puzzle = board.puzzle.value;
  const col = cell % puzzle.cols;
  const row = Math.floor(cell / puzzle.cols);
  const state = look & 3;
  const isDerived = (look & DERIVED) !== 0;
  const ink = (look & TRIAL) !== 0 ? 'var(--accent)' : 'var(--ink)';
  const isSolid = state === SHADED && !isDerived;
  const labelInk = isSolid
    ? 'var(--knockout)'
    : (look & DIMMED) !== 0
      ? 'var(--dim)'
      : 'var(--ink)';
  const label = drawLabel(labelAt(puzzle, cell), col + 0.5, row + 0.5, labelInk);
  return (
    <g>
      {(look & PEER) !== 0 && <rect class="peer" x={col} y={row} width="1" height="1" />}
      {isSolid && <Picture of={drawShaded(col, row, ink)} />}
      {state === SHADED && isDerived && (
        <Picture of={drawDerivedShaded(col, row, 'var(--hatch)')} />
      )}
      {state === UNSHADED && (
        <Picture
          of={
            isDerived
              ? drawDerivedCircle(col, row, 'var(--ring)')
              : drawCircle(col, row, (look & TRIAL) !== 0 ? ink : 'var(--ring)')
          }
        />
      )}
      {label && <Picture of={label} />}
    </g>
  );
}

function Cell({ board, cell }: { board: BoardModel; cell: number }): JSX.Element {
  const text = useText();
  const { cols } = board.puzzle.value;
  const row = Math.floor(cell / cols) + 1;
  const col = (cell % cols) + 1;
  const label = useComputed(() => {
    const words = text.value;
    const state = board.allMarks.value[cell];
    const isDerived = state !== board.marks.value[cell];
    const symbol = labelAt(board.puzzle.value, cell) || words.blank;
    const stateWord = isDerived ? words.derived(words.states[state]) : words.states[state];
    const error = board.errors.value.get(cell);
    const described = words.cell(row, col, symbol, stateWord);
    return error ? `${described}, ${words.cellErrors[error]}` : described;
  }).value;
  const isCurrent = useComputed(() => board.cursor.value === cell).value;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot be laid over a picture
    <div
      class="cell"
      role="gridcell"
      data-cell={cell}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={label}
      aria-colindex={col}
    />
  );
}
