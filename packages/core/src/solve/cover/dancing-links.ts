/**
 * Exact cover with secondary items (Knuth, TAOCP 7.2.2.1): choose options so that every primary item is
 * in exactly one of them and every secondary item in at most one. Knows nothing of puzzles. Solved by
 * dancing links over typed arrays, always branching on the primary item with the fewest options left.
 *
 * Node 0 is the root of the list of primary items still to be covered; nodes 1..items are the item
 * heads; behind them lie the options, each a run of nodes between two spacers. In a spacer `top` is 0
 * or less; elsewhere it is the node's item.
 */
import type { Budget } from '../../base/limits.ts';

/** A problem of exact cover. Items have numbers: primary ones from 0, secondary ones behind them. */
export interface ExactCover {
  /** Names of the items that must be covered exactly once. */
  readonly primary: readonly string[];
  /** Names of the items that may be covered at most once. */
  readonly secondary: readonly string[];
  /** Each option as indices of items: primary ones first, then secondary ones. */
  readonly options: readonly (readonly number[])[];
}

export interface XccStats {
  /** Options that were tried. */
  nodes: number;
  /** Items that were left without an option. */
  deadEnds: number;
}

/**
 * Calls `visit` with the chosen options (indices into `options`, valid during the call) of every
 * solution, until it returns false. Returns true when all were visited.
 */
export function visitCovers(
  problem: ExactCover,
  visit: (options: readonly number[]) => boolean,
  budget: Budget,
  stats: XccStats,
): boolean {
  return new DancingLinks(problem, budget, stats).run(visit);
}

class DancingLinks {
  private readonly budget: Budget;
  private readonly stats: XccStats;
  /** Item lists: neighbours of the heads. */
  private readonly left: Int32Array;
  private readonly right: Int32Array;
  /** Options still possible for each item. */
  private readonly length: Int32Array;
  private readonly top: Int32Array;
  private readonly up: Int32Array;
  private readonly down: Int32Array;
  /** The option of each node. */
  private readonly option: Int32Array;

  constructor({ primary, secondary, options }: ExactCover, budget: Budget, stats: XccStats) {
    this.budget = budget;
    this.stats = stats;
    const items = primary.length + secondary.length;
    const nodes = options.reduce((sum, option) => sum + option.length + 1, items + 2);
    this.left = new Int32Array(items + 1);
    this.right = new Int32Array(items + 1);
    this.length = new Int32Array(items + 1);
    this.top = new Int32Array(nodes);
    this.up = new Int32Array(nodes);
    this.down = new Int32Array(nodes);
    this.option = new Int32Array(nodes);
    for (let item = 0; item <= items; item++) {
      this.up[item] = item;
      this.down[item] = item;
      const isListed = item <= primary.length;
      // Secondary items stand alone: nobody has to cover them.
      this.left[item] = isListed ? (item === 0 ? primary.length : item - 1) : item;
      this.right[item] = isListed ? (item === primary.length ? 0 : item + 1) : item;
    }
    let node = items + 1;
    options.forEach((option, index) => {
      for (const entry of option) this.append(++node, entry + 1, index);
      node++;
      // The spacer knows where its option begins, the one before where it ends.
      this.up[node] = node - option.length;
      this.down[node - option.length - 1] = node - 1;
    });
  }

  private append(node: number, item: number, option: number): void {
    const last = this.up[item];
    this.top[node] = item;
    this.option[node] = option;
    this.up[node] = last;
    this.down[node] = item;
    this.down[last] = node;
    this.up[item] = node;
    this.length[item]++;
  }

  run(visit: (options: readonly number[]) => boolean): boolean {
    const { up, down, top, option, stats } = this;
    const chosen: number[] = [];
    const options: number[] = [];
    let item = this.right[0] === 0 ? 0 : this.pickItem();
    if (item > 0) this.cover(item);
    let node = item === 0 ? 0 : down[item];
    for (;;) {
      // Here `item` is covered and `node` is the next of its options to try, or its head.
      if (item === 0) {
        options.length = 0;
        for (const choice of chosen) options.push(option[choice]);
        if (!visit(options)) return false;
      } else if (node !== item) {
        if (this.budget.isSpent(stats.deadEnds)) return false;
        stats.nodes++;
        for (let other = node + 1; other !== node; )
          if (top[other] <= 0) other = up[other];
          else this.cover(top[other++]);
        chosen.push(node);
        item = this.right[0] === 0 ? 0 : this.pickItem();
        if (item === 0) continue;
        if (this.length[item] === 0) stats.deadEnds++;
        this.cover(item);
        node = down[item];
        continue;
      } else this.uncover(item);
      if (chosen.length === 0) return true;
      node = chosen.pop()!;
      for (let other = node - 1; other !== node; )
        if (top[other] <= 0) other = down[other];
        else this.uncover(top[other--]);
      item = top[node];
      node = down[node];
    }
  }

  private pickItem(): number {
    const { right, length } = this;
    let best = right[0];
    for (let item = right[0]; item !== 0; item = right[item])
      if (length[item] < length[best]) best = item;
    return best;
  }

  private cover(item: number): void {
    const { left, right, up, down, top, length } = this;
    for (let node = down[item]; node !== item; node = down[node])
      for (let other = node + 1; other !== node; )
        if (top[other] <= 0) other = up[other];
        else {
          up[down[other]] = up[other];
          down[up[other]] = down[other];
          length[top[other++]]--;
        }
    right[left[item]] = right[item];
    left[right[item]] = left[item];
  }

  private uncover(item: number): void {
    const { left, right, up, down, top, length } = this;
    right[left[item]] = item;
    left[right[item]] = item;
    for (let node = up[item]; node !== item; node = up[node])
      for (let other = node - 1; other !== node; )
        if (top[other] <= 0) other = down[other];
        else {
          up[down[other]] = other;
          down[up[other]] = other;
          length[top[other--]]++;
        }
  }
}
