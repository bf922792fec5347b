/**
 * Which of two readings of the same cells can be a puzzle at all. In a line of n cells no two shaded ones
 * touch, so at least half of them (rounded down) are unshaded, and those all differ: a line with fewer
 * different symbols has no solution. Cells without row breaks, read as one long row, fail this.
 */

/** Whether every row and column has enough different symbols. */
export function isPlausible(cells: readonly (readonly string[])[]): boolean {
  const cols = cells[0]?.length ?? 0;
  if (!cells.every(hasEnough)) return false;
  for (let col = 0; col < cols; col++) if (!hasEnough(cells.map((row) => row[col]))) return false;
  return true;
}

function hasEnough(line: readonly string[]): boolean {
  const symbols = new Set<string>();
  let empty = 0;
  for (const cell of line) {
    if (cell === '' || cell === '.' || cell === '?' || cell === '0' || cell === '-' || cell === '_')
      empty++;
    else symbols.add(cell);
  }
  return symbols.size + empty >= Math.floor(line.length / 2);
}

/** Whether words or letters come from a pool as small as a grid's; those of sentences do not. */
export function isSmallPool(cells: readonly (readonly string[])[]): boolean {
  const rows = cells.length;
  const cols = cells[0]?.length ?? 0;
  if (rows < 2 || cols < 2 || !cells.every((row) => row.length === cols)) return false;
  return new Set(cells.flat()).size <= Math.max(rows, cols);
}
