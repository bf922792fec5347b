/**
 * Random numbers for the generator: xoroshiro128+ of pure-rand, so that a seed gives the same puzzle
 * on every machine. A seed is a text (a number counts as its decimal form).
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

export class Rng {
  private readonly generator: ReturnType<typeof xoroshiro128plus>;

  constructor(seed: string) {
    this.generator = xoroshiro128plus(hash(seed));
  }

  /** A whole number from 0 to n - 1, all equally likely. */
  below(n: number): number {
    return uniformInt(this.generator, 0, n - 1);
  }

  /** Fisher and Yates, in place. */
  shuffle(values: Int32Array): Int32Array {
    for (let i = values.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const value = values[i];
      values[i] = values[j];
      values[j] = value;
    }
    return values;
  }

  /** 0..n-1 in random order. */
  permutation(n: number): Int32Array {
    return this.shuffle(Int32Array.from({ length: n }, (_, i) => i));
  }
}

/** FNV-1a over the UTF-16 code units, 32 bits. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h;
}
