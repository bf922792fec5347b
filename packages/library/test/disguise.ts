/**
 * The same puzzle in another guise: turned or mirrored, every group of equals that hang together under a new
 * label of its own, cells without an equal in their lines blank or alone. Written without the library's or
 * core's own idea of it.
 */

export type Cells = readonly (readonly (number | string | null)[])[];

/** @param random gives numbers from 0 up to 1. */
export function disguise(cells: Cells, random: () => number): (string | null)[][] {
  return renumbered(turned(cells, Math.floor(random() * 8)), random);
}

/** One of the 8 symmetries. */
function turned(cells: Cells, symmetry: number): Cells {
  let image = cells.map((row) => [...row]);
  if (symmetry & 1) image = image.map((row) => row.reverse());
  if (symmetry & 2) image = image.reverse();
  if (symmetry & 4) image = image[0]!.map((_, col) => image.map((row) => row[col]!));
  return image;
}

function renumbered(cells: Cells, random: () => number): (string | null)[][] {
  const labels: (string | undefined)[][] = cells.map((row) => row.map(() => undefined));
  let count = 0;
  const isBlank = (cell: unknown) => cell === null || cell === 0 || cell === '' || cell === '?';
  /** Everything that hangs together with a cell gets its label. */
  const spread = (row: number, col: number, label: string): number => {
    const waiting = [[row, col] as const];
    let size = 0;
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [r, c] = next;
      if (labels[r]![c] !== undefined) continue;
      labels[r]![c] = label;
      size++;
      const symbol = cells[r]![c];
      for (const [at, other] of cells[r]!.entries()) if (other === symbol) waiting.push([r, at]);
      for (const [at, line] of cells.entries()) if (line[c] === symbol) waiting.push([at, c]);
    }
    return size;
  };
  const alone = new Set<string>();
  for (const [r, row] of cells.entries())
    for (const [c, cell] of row.entries()) {
      if (isBlank(cell) || labels[r]![c] !== undefined) continue;
      const label = `s${++count}${random().toString(36).slice(2, 5)}`;
      if (spread(r, c, label) === 1 && random() < 0.5) alone.add(label);
    }
  return labels.map((row) => row.map((label) => (!label || alone.has(label) ? null : label)));
}

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
