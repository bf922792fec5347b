/**
 * The order in which the search picks cells: a binary heap by activity (Moskewicz et al., VSIDS; the
 * form is MiniSat's). Cells that took part in recent conflicts come first; ties go to the lower slot,
 * so that the order is the same on every machine.
 */
const DECAY = 1 / 0.95;
const RESCALE_AT = 1e100;

export class ActivityOrder {
  private activity: Float64Array = new Float64Array(0);
  private heap: Int32Array = new Int32Array(0);
  /** Slot of each cell in the heap, or -1. */
  private slot: Int32Array = new Int32Array(0);
  private count = 0;
  private increment = 1;
  private cells = 0;

  reset(cells: number): void {
    if (cells > this.slot.length) {
      this.activity = new Float64Array(cells);
      this.heap = new Int32Array(cells);
      this.slot = new Int32Array(cells);
    }
    this.slot.fill(-1, 0, cells);
    this.cells = cells;
    this.count = 0;
    this.increment = 1;
  }

  /** Adds a cell for the first time, with the activity it starts with. */
  start(cell: number, activity: number): void {
    this.activity[cell] = activity;
    this.insert(cell);
  }

  insert(cell: number): void {
    if (this.slot[cell] >= 0) return;
    this.slot[cell] = this.count;
    this.heap[this.count++] = cell;
    this.rise(this.slot[cell]);
  }

  /** Takes the most active cell out, or returns -1. */
  pop(): number {
    if (this.count === 0) return -1;
    const { heap, slot } = this;
    const top = heap[0];
    slot[top] = -1;
    const moved = heap[--this.count];
    if (this.count > 0) {
      heap[0] = moved;
      slot[moved] = 0;
      this.sink();
    }
    return top;
  }

  bump(cell: number): void {
    const { activity } = this;
    activity[cell] += this.increment;
    if (activity[cell] > RESCALE_AT) {
      for (let i = 0; i < this.cells; i++) activity[i] /= RESCALE_AT;
      this.increment /= RESCALE_AT;
    }
    if (this.slot[cell] >= 0) this.rise(this.slot[cell]);
  }

  decay(): void {
    this.increment *= DECAY;
  }

  private rise(at: number): void {
    const { heap, slot, activity } = this;
    const cell = heap[at];
    const value = activity[cell];
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (activity[heap[above]] >= value) break;
      heap[at] = heap[above];
      slot[heap[at]] = at;
      at = above;
    }
    heap[at] = cell;
    slot[cell] = at;
  }

  private sink(): void {
    const { heap, slot, activity, count } = this;
    const cell = heap[0];
    const value = activity[cell];
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= count) break;
      if (below + 1 < count && activity[heap[below + 1]] > activity[heap[below]]) below++;
      if (activity[heap[below]] <= value) break;
      heap[at] = heap[below];
      slot[heap[at]] = at;
      at = below;
    }
    heap[at] = cell;
    slot[cell] = at;
  }
}
