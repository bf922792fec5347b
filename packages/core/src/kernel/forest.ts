/**
 * R3 as acyclicity. Take the shaded cells and one border vertex; join cells that touch diagonally, and
 * each cell at the edge with the border. When no two shaded cells share a side, the unshaded cells are
 * connected exactly if this graph is a forest (docs/theory.md, "Rings"; for rows, cols >= 2, while
 * one-line grids are covered by `edge` = SPLITS). A union-find by weight without path compression, so that
 * unions can be taken back, makes the test nearly constant in time; the ring that would close is the
 * explanation.
 *
 * Invariants: `parent[v] < 0` iff v is not planted; the border vertex is always planted and always a
 * root (its weight is larger than any tree); `next` makes one circular list of the members of each tree.
 */
import { type Frame, SPLITS } from './framed-grid.ts';

const BORDER_WEIGHT = 1 << 29;

export class Forest {
  private frame!: Frame;
  private diagonals!: Int32Array;
  /** The border vertex: the index behind the last framed cell. */
  border = 0;
  private edge!: Uint8Array;
  parent!: Int32Array;
  private weight!: Int32Array;
  private next!: Int32Array;
  /** Roots that lost their tree, in order: what undoTo takes back. */
  private log!: Int32Array;
  logLength = 0;
  /** Members of the lighter trees of the unions of the last `plant`: only near them can a ring loom. */
  fresh!: Int32Array;
  freshCount = 0;
  /** Set to false where nobody asks for `fresh`: listing it is the dearest part of a plant. */
  listsFresh = true;
  /** Where the last ring that was found passes through the border: its index in the list, or -1. */
  ringGap = -1;
  // Breadth-first scratch of findRing.
  private seen!: Int32Array;
  private from!: Int32Array;
  private queue!: Int32Array;
  private search = 0;
  private capacity = 0;

  /** Empties the forest for a grid of the given shape. */
  reset(frame: Frame): void {
    const vertices = frame.size + 1;
    if (vertices > this.capacity) this.allocate(vertices);
    this.frame = frame;
    this.diagonals = frame.diagonals;
    this.edge = frame.edge;
    this.border = frame.size;
    this.parent.fill(-1, 0, vertices);
    this.parent[this.border] = this.border;
    this.weight[this.border] = BORDER_WEIGHT;
    this.next[this.border] = this.border;
    this.logLength = 0;
  }

  private allocate(vertices: number): void {
    this.capacity = vertices;
    this.parent = new Int32Array(vertices);
    this.weight = new Int32Array(vertices);
    this.next = new Int32Array(vertices);
    this.log = new Int32Array(vertices);
    // A plant makes at most five unions, and each vertex can be on the lighter side of several.
    this.fresh = new Int32Array(5 * vertices);
    this.seen = new Int32Array(vertices);
    this.from = new Int32Array(vertices);
    this.queue = new Int32Array(vertices);
    this.search = 0;
  }

  private find(v: number): number {
    const { parent } = this;
    while (parent[v] !== v) v = parent[v];
    return v;
  }

  /**
   * Shades cell x: unites it with its planted contacts. False when a ring closes; x then stays half
   * planted until `undoTo` and `uproot`. Afterwards `fresh` lists the cells whose diagonals may now
   * hold a cell that would close a ring (for the border tree: its other contacts are beside them too).
   */
  plant(x: number): boolean {
    const { parent, diagonals } = this;
    parent[x] = x;
    this.weight[x] = 1;
    this.next[x] = x;
    this.freshCount = 0;
    let root = x;
    const edge = this.edge[x];
    if (edge !== 0) {
      if (edge === SPLITS) return false;
      root = this.unite(root, this.border);
    }
    for (let k = 0; k < 4; k++) {
      const y = x + diagonals[k];
      if (parent[y] < 0) continue;
      const other = this.find(y);
      if (other === root) return false;
      root = this.unite(root, other);
    }
    return true;
  }

  private unite(a: number, b: number): number {
    const { next, weight } = this;
    if (weight[a] > weight[b]) {
      const heavy = a;
      a = b;
      b = heavy;
    }
    if (this.listsFresh) {
      const { fresh } = this;
      let count = this.freshCount;
      let member = a;
      do {
        fresh[count++] = member;
        member = next[member];
      } while (member !== a);
      this.freshCount = count;
    }
    this.parent[a] = b;
    weight[b] += weight[a];
    const after = next[a];
    next[a] = next[b];
    next[b] = after;
    this.log[this.logLength++] = a;
    return b;
  }

  /** Takes back unions until `logLength` is the given one. */
  undoTo(logLength: number): void {
    const { parent, weight, next, log } = this;
    while (this.logLength > logLength) {
      const a = log[--this.logLength];
      const b = parent[a];
      const after = next[a];
      next[a] = next[b];
      next[b] = after;
      weight[b] -= weight[a];
      parent[a] = a;
    }
  }

  /** Removes a cell whose unions were taken back already. */
  uproot(x: number): void {
    this.parent[x] = -1;
  }

  /** Whether shading x, which is not planted, would close a ring: two contacts in one tree. */
  closesRing(x: number): boolean {
    const { parent, diagonals } = this;
    const edge = this.edge[x];
    if (edge === SPLITS) return true;
    let a = edge !== 0 ? this.border : -1;
    let b = -1;
    let c = -1;
    for (let k = 0; k < 4; k++) {
      let y = x + diagonals[k];
      if (parent[y] < 0) continue;
      while (parent[y] !== y) y = parent[y];
      if (y === a || y === b || y === c) return true;
      // At an edge at most two diagonals exist besides the border, so three roots are enough.
      if (a < 0) a = y;
      else if (b < 0) b = y;
      else c = y;
    }
    return false;
  }

  /**
   * The shaded cells that, together with x, form the ring (or the chain between border cells) that
   * shading x closes: writes them to `out`, in ring order from one contact of x to the other, and
   * returns their number. Only cells that `position` puts
   * before x are used, so that the ring was there when x was decided. x must close a ring.
   */
  findRing(x: number, position: Int32Array, out: Int32Array): number {
    const { edge, diagonals } = this;
    if (edge[x] === SPLITS) return 0;
    this.search++;
    for (let k = 0; k < 5; k++) {
      let start = this.border;
      if (k === 4) {
        if (edge[x] === 0) continue;
      } else {
        start = x + diagonals[k];
        if (this.parent[start] < 0 || position[start] >= position[x]) continue;
      }
      const end = this.walk(x, start, position);
      if (end < 0) continue;
      let count = 0;
      this.ringGap = -1;
      for (let v = end; ; v = this.from[v]) {
        if (v === this.border) this.ringGap = count;
        else out[count++] = v;
        if (v === start) return count;
      }
    }
    throw new Error(`bug: no ring through framed cell ${x}`);
  }

  /** Breadth-first from one contact of x; returns the first other contact met, or -1. */
  private walk(x: number, start: number, position: Int32Array): number {
    const { seen, from, queue, search, parent, edge, diagonals, border } = this;
    if (seen[start] === search) return -1;
    const { edgeCells } = this.frame;
    const before = position[x];
    seen[start] = search;
    queue[0] = start;
    let tail = 1;
    for (let head = 0; head < tail; head++) {
      const v = queue[head];
      const degree = v === border ? edgeCells.length : edge[v] !== 0 ? 5 : 4;
      for (let k = 0; k < degree; k++) {
        let w = border;
        if (v === border) w = edgeCells[k];
        else if (k < 4) w = v + diagonals[k];
        if (w === x || seen[w] === search) continue;
        if (w !== border && (parent[w] < 0 || position[w] >= before)) continue;
        seen[w] = search;
        from[w] = v;
        if (this.touches(x, w)) return w;
        queue[tail++] = w;
      }
    }
    return -1;
  }

  private touches(x: number, w: number): boolean {
    if (w === this.border) return this.edge[x] !== 0;
    const { diagonals } = this;
    const apart = w - x;
    return (
      apart === diagonals[0] ||
      apart === diagonals[1] ||
      apart === diagonals[2] ||
      apart === diagonals[3]
    );
  }
}
