/** The border of a set of cells as one path, in cells; drawn slightly inside so that two never meet. */
import { colOf, rowOf, type Shape } from '../puzzle/shape.ts';
import { round } from './node.ts';

/** Every side of a cell of the set whose other side is not of the set, as a path of segments. */
export function outlineOf(shape: Shape, cells: Iterable<number>, inset = 0.08): string {
  const set = new Set(cells);
  const { rows, cols } = shape;
  let path = '';
  for (const cell of set) {
    const row = rowOf(shape, cell);
    const col = colOf(shape, cell);
    const up = row > 0 && set.has(cell - cols);
    const down = row < rows - 1 && set.has(cell + cols);
    const left = col > 0 && set.has(cell - 1);
    const right = col < cols - 1 && set.has(cell + 1);
    // A side runs on to the neighbour where there is one, and stops at the inset corner where not.
    const x1 = round(col + (left ? -inset : inset));
    const x2 = round(col + 1 + (right ? inset : -inset));
    const y1 = round(row + (up ? -inset : inset));
    const y2 = round(row + 1 + (down ? inset : -inset));
    const xa = left ? col : x1;
    const xb = right ? col + 1 : x2;
    const ya = up ? row : y1;
    const yb = down ? row + 1 : y2;
    if (!up) path += `M${xa} ${round(row + inset)}H${xb}`;
    if (!down) path += `M${xa} ${round(row + 1 - inset)}H${xb}`;
    if (!left) path += `M${round(col + inset)} ${ya}V${yb}`;
    if (!right) path += `M${round(col + 1 - inset)} ${ya}V${yb}`;
  }
  return path;
}
