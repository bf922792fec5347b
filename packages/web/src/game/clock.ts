/** A stopwatch as a value: what has run, and since when it runs. Times are milliseconds. */
export interface Clock {
  readonly elapsed: number;
  /** null while it stands. */
  readonly since: number | null;
}

export const STOPPED: Clock = { elapsed: 0, since: null };

export function elapsedAt(clock: Clock, now: number): number {
  return clock.elapsed + (clock.since === null ? 0 : Math.max(0, now - clock.since));
}

export function startClock(clock: Clock, now: number): Clock {
  return clock.since === null ? { ...clock, since: now } : clock;
}

export function stopClock(clock: Clock, now: number): Clock {
  return clock.since === null ? clock : { elapsed: elapsedAt(clock, now), since: null };
}
