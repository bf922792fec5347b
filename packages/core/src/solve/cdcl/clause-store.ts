/**
 * A store of clauses with two watched literals each (Moskewicz et al., Chaff), in one integer array.
 *
 * A literal is `2 * cell` ("the cell is shaded") or `2 * cell + 1` ("unshaded"). A clause is a block
 * `[size, rank, link of literal 0, link of literal 1, literals...]`, named by the offset of its block;
 * its first two literals are watched, and the links chain the clauses that watch a literal. Offset 0 is
 * no clause.
 */

const RANK = 1;
const LINKS = 2;
const LITERALS = 4;

export class ClauseStore {
  arena: Int32Array = new Int32Array(1 << 12);
  /** First clause that watches a literal, or 0. */
  watch: Int32Array = new Int32Array(0);
  private end = 1;
  private literals = 0;
  /** How many clauses are stored. */
  count = 0;

  /** Empties the store for literals below the given number. */
  reset(literals: number): void {
    if (literals > this.watch.length) this.watch = new Int32Array(literals);
    else if (this.count > 0) this.watch.fill(0, 0, Math.max(literals, this.literals));
    this.literals = literals;
    this.end = 1;
    this.count = 0;
  }

  size(clause: number): number {
    return this.arena[clause];
  }

  literal(clause: number, index: number): number {
    return this.arena[clause + LITERALS + index];
  }

  /**
   * Stores the first `size` (at least 2) literals of `source`; the first two are watched. Clauses of
   * rank 0 are kept for ever, the others as long as `reduce` finds room.
   */
  add(source: Int32Array, size: number, rank: number): number {
    const clause = this.end;
    this.end += LITERALS + size;
    if (this.end > this.arena.length) {
      const larger = new Int32Array(2 * this.end);
      larger.set(this.arena.subarray(0, clause));
      this.arena = larger;
    }
    const { arena } = this;
    arena[clause] = size;
    arena[clause + RANK] = rank;
    for (let i = 0; i < size; i++) arena[clause + LITERALS + i] = source[i];
    this.chain(clause);
    this.count++;
    return clause;
  }

  private chain(clause: number): void {
    const { arena, watch } = this;
    for (let i = 0; i < 2; i++) {
      const literal = arena[clause + LITERALS + i];
      arena[clause + LINKS + i] = watch[literal];
      watch[literal] = clause;
    }
  }

  /** Makes `literal`, which the clause watches, its literal 1. */
  private putSecond(clause: number, literal: number): void {
    const { arena } = this;
    if (arena[clause + LITERALS] !== literal) return;
    arena[clause + LITERALS] = arena[clause + LITERALS + 1];
    arena[clause + LITERALS + 1] = literal;
    const link = arena[clause + LINKS];
    arena[clause + LINKS] = arena[clause + LINKS + 1];
    arena[clause + LINKS + 1] = link;
  }

  /**
   * Visits the clauses that watch `literal`, which has just become false under `marks` (1 shaded, 2
   * unshaded, by cell). Returns 0 when all are satisfied or watch two literals that are not false;
   * otherwise a clause whose literal 0 must now hold: the caller assigns it and calls again with
   * that clause as `after`, or finds it false and has a conflict.
   */
  nextUnit(literal: number, after: number, marks: Uint8Array): number {
    const { arena, watch } = this;
    let previous = after;
    let clause = after === 0 ? watch[literal] : arena[after + LINKS + 1];
    while (clause !== 0) {
      this.putSecond(clause, literal);
      const next = arena[clause + LINKS + 1];
      const first = arena[clause + LITERALS];
      if (marks[first >> 1] !== 1 + (first & 1)) {
        const moved = this.moveWatch(clause, marks);
        if (moved) {
          if (previous === 0) watch[literal] = next;
          else arena[previous + LINKS + 1] = next;
          clause = next;
          continue;
        }
        return clause;
      }
      previous = clause;
      clause = next;
    }
    return 0;
  }

  /** Looks for a literal that is not false to watch in the place of literal 1. */
  private moveWatch(clause: number, marks: Uint8Array): boolean {
    const { arena, watch } = this;
    const end = clause + LITERALS + arena[clause];
    for (let i = clause + LITERALS + 2; i < end; i++) {
      const literal = arena[i];
      if (marks[literal >> 1] === 2 - (literal & 1)) continue;
      arena[i] = arena[clause + LITERALS + 1];
      arena[clause + LITERALS + 1] = literal;
      arena[clause + LINKS + 1] = watch[literal];
      watch[literal] = clause;
      return true;
    }
    return false;
  }

  /** Drops about half of the clauses that have a rank, those of the highest; none may be a reason any more. */
  reduce(): void {
    const { arena } = this;
    const ranks: number[] = [];
    for (let clause = 1; clause < this.end; clause += LITERALS + arena[clause])
      if (arena[clause + RANK] > 0) ranks.push(arena[clause + RANK]);
    if (ranks.length === 0) return;
    const limit = ranks.sort((a, b) => a - b)[ranks.length >> 1];
    this.watch.fill(0, 0, this.literals);
    const end = this.end;
    this.end = 1;
    this.count = 0;
    for (let clause = 1; clause < end; ) {
      const block = LITERALS + arena[clause];
      if (arena[clause + RANK] < limit) {
        arena.copyWithin(this.end, clause, clause + block);
        this.chain(this.end);
        this.end += block;
        this.count++;
      }
      clause += block;
    }
  }
}
