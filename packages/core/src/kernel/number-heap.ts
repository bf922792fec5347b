/** A binary heap of numbers, the smallest on top; its table grows when it must and is kept. */
export class NumberHeap {
  private values = new Float64Array(256);
  size = 0;

  clear(): void {
    this.size = 0;
  }

  push(value: number): void {
    if (this.size === this.values.length) {
      const larger = new Float64Array(2 * this.values.length);
      larger.set(this.values);
      this.values = larger;
    }
    const { values } = this;
    let at = this.size++;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (values[above] <= value) break;
      values[at] = values[above];
      at = above;
    }
    values[at] = value;
  }

  /** Takes the smallest; the heap must not be empty. */
  pop(): number {
    const { values } = this;
    const least = values[0];
    const last = values[--this.size];
    const { size } = this;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= size) break;
      if (below + 1 < size && values[below + 1] < values[below]) below++;
      if (values[below] >= last) break;
      values[at] = values[below];
      at = below;
    }
    values[at] = last;
    return least;
  }
}
