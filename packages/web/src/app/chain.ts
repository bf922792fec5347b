/**
 * The chain of a contradiction, told once: what is said before it, its marks as a numbered list, what is
 * said after it. The cells on the board carry the same numbers.
 */
import type { ChainStep, Hint } from '@hitori/core';

export interface ToldChain {
  readonly before: string;
  readonly steps: readonly ChainStep[];
  /** The clash, and what follows. */
  readonly after: string;
}

/** null where the conclusion does not go through the chain: it has none, or a picture tells it shorter. */
export function tellChain({ chain, stages: [, , conclusion] }: Hint): ToldChain | null {
  if (chain.length === 0) return null;
  const start = conclusion.indexOf(chain[0].text);
  let end = start;
  for (const { text } of chain) {
    const at = conclusion.indexOf(text, end);
    if (at < 0) return null;
    end = at + text.length;
  }
  return {
    before: conclusion.slice(0, start).trim(),
    steps: chain,
    after: conclusion.slice(end).trim(),
  };
}
