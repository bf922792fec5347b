/**
 * Limits of a search. Every search takes them and ends in `unknown` (or an inexact count) when one is
 * reached; none of them throws. Core has no clock of its own but `Date.now`, and cannot see an abort
 * signal inside a synchronous loop: hence the `shouldStop` callback.
 */
import { checkAmount, checkCallback } from './check.ts';

/** When a search must end; without any it goes on to the end. Every search takes these options. */
export interface Limits {
  /** The most conflicts (dead ends) of the search. */
  readonly limitConflicts?: number | undefined;
  /** The most milliseconds. */
  readonly limitMs?: number | undefined;
  /** Asked every few hundred steps; true ends the search. */
  readonly shouldStop?: (() => boolean) | undefined;
}

/** Throws RangeError when a limit is not what it must be. */
export function checkLimits({ limitConflicts, limitMs, shouldStop }: Limits): void {
  checkAmount('limitConflicts', limitConflicts);
  checkAmount('limitMs', limitMs);
  checkCallback('shouldStop', shouldStop);
}

/** The same limits for several searches one after the other, which share the milliseconds. */
export function shareLimits(limits: Limits): Limits {
  const { limitConflicts, limitMs, shouldStop } = limits;
  if (limitMs === undefined) return limits;
  const deadline = Date.now() + limitMs;
  return {
    limitConflicts,
    shouldStop,
    get limitMs() {
      return Math.max(deadline - Date.now(), 0);
    },
  };
}

/** Why a search gave no verdict. */
export type StopReason = 'limit' | 'stopped';

/** Thrown out of nested searches where a limit is reached, and caught by whoever began them. */
export class LimitReached extends Error {
  readonly reason: StopReason;

  constructor(reason: StopReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Never stops: for a search without limits. */
export const NEVER = (): boolean => false;

/** Counts a search's work against its limits. */
export class Budget {
  private readonly conflicts: number;
  private readonly deadline: number;
  private readonly shouldStop: (() => boolean) | undefined;
  private readonly pollEvery: number;
  private ticks = 0;
  /** Set once a limit was reached. */
  spent: StopReason | undefined = undefined;

  /** `pollEvery`: how many steps pass between two looks at the clock and at `shouldStop`. */
  constructor(limits: Limits, pollEvery = 256) {
    const { limitConflicts, limitMs, shouldStop } = limits;
    this.conflicts = limitConflicts ?? Number.POSITIVE_INFINITY;
    this.deadline = limitMs === undefined ? Number.POSITIVE_INFINITY : Date.now() + limitMs;
    this.shouldStop = shouldStop;
    this.pollEvery = pollEvery;
  }

  /** To be asked at each step: true when the search must end. */
  isSpent(conflicts: number): boolean {
    if (this.spent !== undefined) return true;
    if (conflicts > this.conflicts) {
      this.spent = 'limit';
      return true;
    }
    if (this.ticks++ % this.pollEvery === 0) this.poll();
    return this.spent !== undefined;
  }

  private poll(): void {
    if (this.shouldStop?.()) this.spent = 'stopped';
    else if (this.deadline !== Number.POSITIVE_INFINITY && Date.now() >= this.deadline)
      this.spent = 'limit';
  }
}
