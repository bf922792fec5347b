/** Milliseconds since a moment of `performance.now()`, to the microsecond, as JSON has them. */
export function msSince(started: number): number {
  return Math.round((performance.now() - started) * 1000) / 1000;
}
