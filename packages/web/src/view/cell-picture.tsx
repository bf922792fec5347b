/** What a cell looks like: its symbol and its mark. A cell is drawn again only when its look changes. */
import { colOf, rowOf, SHADED, UNSHADED } from '@hitori/core';
import {
  drawCircle,
  drawDerivedCircle,
  drawDerivedShaded,
  drawLabel,
  drawShaded,
} from '@hitori/core/drawing';
import type { JSX } from 'preact';
import { type Faces, lookOf } from './faces.ts';
import { Picture } from './svg.tsx';

interface CellPictureProps {
  readonly faces: Faces;
  readonly cell: number;
  readonly cols: number;
}

export function CellPicture({ faces, cell, cols }: CellPictureProps): JSX.Element {
  const { symbol, look } = faces.of(cell);
  const { state, isDerived, isTrial, isPeer, isDimmed } = lookOf(look.value);
  const col = colOf({ cols }, cell);
  const row = rowOf({ cols }, cell);
  const isSolid = state === SHADED && !isDerived;
  const ring = isTrial ? 'var(--accent)' : 'var(--ring)';
  const label = drawLabel(symbol.value, col + 0.5, row + 0.5, labelInk(isDimmed, isSolid));
  return (
    <g>
      {isPeer && <rect class="peer" x={col} y={row} width="1" height="1" />}
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

function labelInk(isDimmed: boolean, isSolid: boolean): string {
  if (isSolid) return 'var(--knockout)';
  return isDimmed ? 'var(--dim)' : 'var(--ink)';
}
