/**
 * Timing: medians and spreads of milliseconds, and a checksum of answers, so that a change that is
 * faster but answers otherwise is seen at once. Wall times are printed and never judged.
 */

export interface Spread {
  readonly count: number;
  readonly median: number;
  readonly p90: number;
  readonly max: number;
}

export function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { count: sorted.length, median: at(0.5), p90: at(0.9), max: at(1) };
}

/** Runs `work` and returns what it gave and how long it took. */
export function timed<T>(work: () => T): { readonly value: T; readonly ms: number } {
  const start = performance.now();
  const value = work();
  return { value, ms: performance.now() - start };
}

/** FNV-1a over texts: the same answers in the same order give the same eight digits. */
export class Checksum {
  private hash = 0x811c9dc5;

  add(text: string): void {
    for (let i = 0; i < text.length; i++)
      this.hash = Math.imul(this.hash ^ text.charCodeAt(i), 0x01000193);
    this.hash = Math.imul(this.hash ^ 10, 0x01000193);
  }

  toString(): string {
    return (this.hash >>> 0).toString(16).padStart(8, '0');
  }
}

/** Milliseconds with three significant digits. */
export function formatMs(ms: number): string {
  if (Number.isNaN(ms)) return '-';
  return ms >= 100 ? ms.toFixed(0) : ms.toPrecision(3);
}

/** Prints rows under a heading, columns aligned. */
export function printTable(heading: readonly string[], rows: readonly (readonly string[])[]): void {
  const all = [heading, ...rows];
  const widths = heading.map((_, col) => Math.max(...all.map((row) => (row[col] ?? '').length)));
  for (const row of all)
    console.log(
      row
        .map((cell, col) =>
          col === 0 ? cell.padEnd(widths[col] ?? 0) : cell.padStart(widths[col] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    );
}
