/**
 * The rater as docs/techniques.md words it, written for reading: every round works out everything from
 * the marks as they stand. The oracle of src/people/rater/rater.ts.
 */
import { neighboursOf, type Puzzle, peersOf } from '../src/puzzle/puzzle.ts';
import { findViolations, openParts } from '../src/puzzle/rules.ts';
import { SHADED, type Shading, UNKNOWN, UNSHADED } from '../src/puzzle/shading.ts';

type Conclusion = readonly [cell: number, state: number];

export interface PlainRating {
  readonly outcome: 'solved' | 'stuck' | 'broken';
  readonly steps: number;
  readonly uses: number[];
  readonly hardest: number;
  readonly marks: Shading;
}

export function plainRate(puzzle: Puzzle): PlainRating {
  const marks = new Uint8Array(puzzle.rows * puzzle.cols);
  const uses = new Array<number>(8).fill(0);
  let steps = 0;
  let hardest = 0;
  const result = (outcome: PlainRating['outcome']) => ({ outcome, steps, uses, hardest, marks });
  while (marks.includes(UNKNOWN)) {
    const technique = TECHNIQUES.findIndex((find) => find(puzzle, marks).length > 0);
    if (technique < 0) return result('stuck');
    const instances = TECHNIQUES[technique](puzzle, marks);
    uses[technique] += technique === 0 ? 1 : instances.length;
    for (const instance of instances) apply(marks, instance);
    steps++;
    hardest = Math.max(hardest, technique);
    if (isBroken(puzzle, marks)) return result('broken');
  }
  return result('solved');
}

/**
 * R1 or R2 as rules.ts finds them; R3 of the marks alone: two unshaded cells in different parts of the
 * open area, or no open cell.
 */
function isBroken(puzzle: Puzzle, marks: Shading): boolean {
  if (findViolations(puzzle, marks).some(({ rule }) => rule !== 'R3')) return true;
  const parts = openParts(puzzle, marks);
  const used = parts.filter((part) => part.some((cell) => marks[cell] === UNSHADED));
  return parts.length === 0 || used.length > 1;
}

/** An instance is its conclusions on undecided cells; one that has none is no instance. */
type Find = (puzzle: Puzzle, marks: Shading) => Conclusion[][];

const TECHNIQUES: readonly Find[] = [
  (puzzle, marks) => {
    const all = routine(puzzle, marks);
    return all.length > 0 ? [all] : [];
  },
  sandwich,
  pair,
  corner,
  cut,
  (puzzle, marks) => suppositions(puzzle, marks, 2, false),
  (puzzle, marks) => suppositions(puzzle, marks, 6, true),
  (puzzle, marks) => suppositions(puzzle, marks, 20, true),
];

function apply(marks: Shading, conclusions: readonly Conclusion[]): void {
  // Where two conclusions contradict each other a rule is broken whichever is marked.
  for (const [cell, state] of conclusions) if (marks[cell] === UNKNOWN) marks[cell] = state;
}

function routine(puzzle: Puzzle, marks: Shading): Conclusion[] {
  const found: Conclusion[] = [];
  for (const [cell, state] of marks.entries()) {
    if (state === SHADED)
      for (const other of neighboursOf(puzzle, cell)) found.push([other, UNSHADED]);
    if (state === UNSHADED) for (const other of peersOf(puzzle, cell)) found.push([other, SHADED]);
  }
  return found.filter(([cell]) => marks[cell] === UNKNOWN);
}

function lines(puzzle: Puzzle): number[][] {
  const { rows, cols } = puzzle;
  const across = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (_, col) => row * cols + col),
  );
  const down = Array.from({ length: cols }, (_, col) =>
    Array.from({ length: rows }, (_, row) => row * cols + col),
  );
  return [...across, ...down];
}

function same(puzzle: Puzzle, a: number, b: number): boolean {
  return puzzle.symbols[a] > 0 && puzzle.symbols[a] === puzzle.symbols[b];
}

function sandwich(puzzle: Puzzle, marks: Shading): Conclusion[][] {
  const middles = new Set<number>();
  for (const line of lines(puzzle))
    for (let i = 1; i + 1 < line.length; i++)
      if (same(puzzle, line[i - 1], line[i + 1]) && marks[line[i]] === UNKNOWN)
        middles.add(line[i]);
  return [...middles].sort((a, b) => a - b).map((cell) => [[cell, UNSHADED]]);
}

function pair(puzzle: Puzzle, marks: Shading): Conclusion[][] {
  const found: Conclusion[][] = [];
  const taken = new Set<number>();
  // Pairs by their first cell, the one along the row before the one down the column.
  for (let cell = 0; cell < marks.length; cell++)
    for (const line of lines(puzzle)) {
      const at = line.indexOf(cell);
      if (at < 0 || at + 1 >= line.length || !same(puzzle, cell, line[at + 1])) continue;
      const others = line.filter(
        (other) =>
          other !== cell &&
          other !== line[at + 1] &&
          same(puzzle, cell, other) &&
          marks[other] === UNKNOWN &&
          !taken.has(other),
      );
      for (const other of others) taken.add(other);
      if (others.length > 0) found.push(others.map((other) => [other, SHADED]));
    }
  return found;
}

function corner(puzzle: Puzzle, marks: Shading): Conclusion[][] {
  return [...marks.keys()]
    .filter((cell) => {
      const around = neighboursOf(puzzle, cell);
      const { rows, cols } = puzzle;
      const isCorner = rows > 1 && cols > 1 && around.length === 2;
      return (
        isCorner && marks[cell] === UNKNOWN && around.every((other) => same(puzzle, cell, other))
      );
    })
    .map((cell) => [[cell, SHADED]]);
}

function cut(puzzle: Puzzle, marks: Shading): Conclusion[][] {
  const parts = openParts(puzzle, marks).length;
  return [...marks.keys()]
    .filter((cell) => {
      if (marks[cell] !== UNKNOWN) return false;
      const without = marks.slice();
      without[cell] = SHADED;
      const after = openParts(puzzle, without).length;
      return after > parts || after === 0;
    })
    .map((cell) => [[cell, UNSHADED]]);
}

function suppositions(
  puzzle: Puzzle,
  marks: Shading,
  maxSteps: number,
  withEasy: boolean,
): Conclusion[][] {
  const found: Conclusion[][] = [];
  for (const cell of marks.keys()) {
    if (marks[cell] !== UNKNOWN) continue;
    if (breaks(puzzle, marks, [cell, SHADED], maxSteps, withEasy)) found.push([[cell, UNSHADED]]);
    else if (breaks(puzzle, marks, [cell, UNSHADED], maxSteps, withEasy))
      found.push([[cell, SHADED]]);
  }
  return found;
}

function breaks(
  puzzle: Puzzle,
  marks: Shading,
  supposed: Conclusion,
  maxSteps: number,
  withEasy: boolean,
): boolean {
  const trial = marks.slice();
  apply(trial, [supposed]);
  for (let step = 0; ; step++) {
    if (isBroken(puzzle, trial)) return true;
    if (step === maxSteps) return false;
    let next = routine(puzzle, trial);
    if (next.length === 0 && withEasy)
      next = [sandwich, pair, corner, cut].flatMap((find) => find(puzzle, trial))[0] ?? [];
    if (next.length === 0) return false;
    apply(trial, next);
  }
}
