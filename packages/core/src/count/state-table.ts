/**
 * The states of a frontier sweep with the number of ways to reach each: an open-addressing hash table
 * over byte strings of one length, with BigInt counts. Tables are swapped and reused from step to step.
 */
export class StateTable {
  /** Bytes of the stored states, one after the other. */
  private bytes = new Uint8Array(1 << 12);
  private counts: bigint[] = [];
  /** Index of a stored state plus one, by hash; 0 is a free slot. */
  private slots = new Int32Array(1 << 10);
  private width = 0;
  size = 0;

  /** Empties the table for states of `width` bytes. */
  reset(width: number): void {
    this.slots.fill(0);
    this.counts.length = 0;
    this.width = width;
    this.size = 0;
  }

  count(index: number): bigint {
    return this.counts[index];
  }

  /** Copies a state to `out`. */
  read(index: number, out: Uint8Array): void {
    const { bytes, width } = this;
    for (let i = 0, at = index * width; i < width; i++, at++) out[i] = bytes[at];
  }

  /** Adds `count` ways to reach a state. */
  add(state: Uint8Array, count: bigint): void {
    const { bytes, width, slots } = this;
    const mask = slots.length - 1;
    let hash = 0x811c9dc5;
    for (let i = 0; i < width; i++) hash = Math.imul(hash ^ state[i], 0x01000193);
    hash ^= hash >>> 15;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const index = slots[slot] - 1;
      if (index < 0) {
        this.store(slot, state, count);
        return;
      }
      let same = 0;
      for (let at = index * width; same < width && bytes[at] === state[same]; at++) same++;
      if (same < width) continue;
      this.counts[index] += count;
      return;
    }
  }

  private store(slot: number, state: Uint8Array, count: bigint): void {
    const { width } = this;
    const end = (this.size + 1) * width;
    if (end > this.bytes.length) {
      const larger = new Uint8Array(2 * end);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    for (let i = 0, at = end - width; i < width; i++, at++) this.bytes[at] = state[i];
    this.counts.push(count);
    this.slots[slot] = ++this.size;
    if (2 * this.size > this.slots.length) this.rehash();
  }

  private rehash(): void {
    const { width, bytes } = this;
    const slots = new Int32Array(2 * this.slots.length);
    const mask = slots.length - 1;
    for (let index = 0; index < this.size; index++) {
      let hash = 0x811c9dc5;
      for (let i = 0, at = index * width; i < width; i++, at++)
        hash = Math.imul(hash ^ bytes[at], 0x01000193);
      hash ^= hash >>> 15;
      let slot = hash & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = index + 1;
    }
    this.slots = slots;
  }
}
