/** Grids tried so far, against their limit. */
import type { Budget } from '../base/limits.ts';

export interface Tries {
  count: number;
  readonly budget: Budget;
}
