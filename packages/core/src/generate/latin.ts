/**
 * Step 2 of the generator: symbols 1..k for all cells so that no line holds one twice. It starts from
 * the cyclic square with rows, columns and symbols shuffled, and then trades random cycles between two
 * rows (which keeps it Latin), since cyclic squares alone are a small and recognisable family.
 */
import type { Rng } from '../base/rng.ts';

/** Row-major symbols of a rows x cols rectangle over 1..max(rows, cols). */
export function latinRectangle(rows: number, cols: number, rng: Rng): Int32Array {
  const side = Math.max(rows, cols);
  const rowShift = rng.permutation(side);
  const colShift = rng.permutation(side);
  const symbols = rng.permutation(side);
  const square = new Int32Array(side * side);
  for (let row = 0; row < side; row++)
    for (let col = 0; col < side; col++)
      square[row * side + col] = symbols[(rowShift[row] + colShift[col]) % side] + 1;
  tradeCycles(square, side, rng);
  const rectangle = new Int32Array(rows * cols);
  for (let row = 0; row < rows; row++)
    rectangle.set(square.subarray(row * side, row * side + cols), row * cols);
  return rectangle;
}

/**
 * Swaps cells of two rows along one cycle: starting in some column, exchange the two symbols, then do
 * the same in the column where the upper row holds the symbol that has just come twice, until the
 * first symbol is met again.
 */
function tradeCycles(square: Int32Array, side: number, rng: Rng): void {
  const columnOf = new Int32Array(side + 1);
  for (let trade = 0; trade < 2 * side; trade++) {
    const upper = rng.below(side) * side;
    const lower = rng.below(side) * side;
    if (upper === lower) continue;
    for (let col = 0; col < side; col++) columnOf[square[upper + col]] = col;
    const start = rng.below(side);
    let col = start;
    do {
      const symbol = square[lower + col];
      square[lower + col] = square[upper + col];
      square[upper + col] = symbol;
      col = columnOf[symbol];
    } while (col !== start);
  }
}
