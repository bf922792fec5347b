/** What a cell looks like: its symbol and its mark. A cell is drawn again only when its look changes. */
import { labelAt, SHADED, UNKNOWN, UNSHADED } from '@hitori/core';
import {
  drawCircle,
  drawDerivedCircle,
  drawDerivedShaded,
  drawLabel,
  drawShaded,
} from '@hitori/core/drawing';
import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import type { BoardModel } from '../app/board-model.ts';
import { Picture } from './svg.tsx';

/** The look as bits, beside the state. */
const DERIVED = 4;
const TRIAL = 8;
const PEER = 16;
const DIMMED = 32;

export function CellPicture({ board, cell }: { board: BoardModel; cell: number }): JSX.Element {
  const look = useComputed(() => {
    const own = board.marks.value[cell];
    const state = board.allMarks.value[cell];
    return (
      state +
      (own === UNKNOWN && state !== UNKNOWN ? DERIVED : 0) +
      (board.trial.value.has(cell) && own !== UNKNOWN ? TRIAL : 0) +
      (board.peers.value.has(cell) ? PEER : 0) +
      (board.dimmed.value.has(cell) ? DIMMED : 0)
    );
  }).value;
  const cols = useComputed(() => board.puzzle.value.cols).value;
  const symbol = useComputed(() => labelAt(board.puzzle.value, cell)).value;
  const col = cell % cols;
  const row = Math.floor(cell / cols);
  const state = look & 3;
  const isDerived = (look & DERIVED) !== 0;
  const isTrial = (look & TRIAL) !== 0;
  const isSolid = state === SHADED && !isDerived;
  const ring = isTrial ? 'var(--accent)' : 'var(--ring)';
  const label = drawLabel(symbol, col + 0.5, row + 0.5, labelInk(look, isSolid));
  return (
    <g>
      {(look & PEER) !== 0 && <rect class="peer" x={col} y={row} width="1" height="1" />}
      {isSolid && <Picture of={drawShaded(col, row, 'var(--shade)')} />}
      {state === SHADED && isDerived && (
        <Picture of={drawDerivedShaded(col, row, 'var(--hatch)')} />
      )}
      {state === UNSHADED && (
        <g class="ring">
          <Picture
            of={isDerived ? drawDerivedCircle(col, row, ring) : drawCircle(col, row, ring)}
          />
          <circle class="dot" cx={col + 0.86} cy={row + 0.14} r="0.09" fill={ring} />
        </g>
      )}
      {label && <Picture of={label} />}
      {isTrial && (
        <path
          class="trial-corner"
          d={`M${col + 0.04} ${row + 0.62}v.34h.34Z`}
          fill={isSolid ? 'var(--trial-on-shade)' : 'var(--accent)'}
        />
      )}
    </g>
  );
}

function labelInk(look: number, isSolid: boolean): string {
  if (isSolid) return 'var(--knockout)';
  return (look & DIMMED) !== 0 ? 'var(--dim)' : 'var(--ink)';
}
