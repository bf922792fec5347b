/**
 * The chain of a contradiction, told once: what is said before it, its marks as a numbered list, what is
 * said after it. The cells on the board carry the same numbers.
 */
import type { AroundChain, ChainStep, Hint } from '@hitori/core';

export interface ToldChain extends AroundChain {
  readonly steps: readonly ChainStep[];
}

/** null where the conclusion does not go through the chain: it has none, or a picture tells it shorter. */
export function tellChain({ chain, aroundChain }: Hint): ToldChain | null {
  return aroundChain && { ...aroundChain, steps: chain };
}
