/** The numbers of rows and columns at the board's edges, so that `r2c3` can be found: those in sight. */
import type { JSX } from 'preact';
import type { Viewport } from './viewport.ts';

interface EdgeLabelsProps {
  readonly viewport: Viewport;
  readonly rows: number;
  readonly cols: number;
}

export function EdgeLabels({ viewport, rows, cols }: EdgeLabelsProps): JSX.Element {
  const { x, y, width, height } = viewport.seen.value;
  return (
    <div class="edges" aria-hidden="true">
      <Edge kind="columns" count={cols} from={x} share={width} />
      <Edge kind="rows" count={rows} from={y} share={height} />
    </div>
  );
}

/** The most labels beside one another. */
const MOST_LABELS = 40;

interface EdgeProps {
  readonly kind: 'rows' | 'columns';
  readonly count: number;
  readonly from: number;
  readonly share: number;
}

function Edge({ kind, count, from, share }: EdgeProps): JSX.Element {
  const first = Math.max(0, Math.ceil(from * count - 0.5));
  const last = Math.min(count - 1, Math.floor((from + share) * count - 0.5));
  const every = Math.ceil((last - first + 1) / MOST_LABELS);
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return (
    <div class={kind}>
      {numbers
        .filter((index) => index % every === 0)
        .map((index) => (
          <span
            key={index}
            style={{ '--place': `${(((index + 0.5) / count - from) / share) * 100}%` }}
          >
            {index + 1}
          </span>
        ))}
    </div>
  );
}
