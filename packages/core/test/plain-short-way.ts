/**
 * The short way as docs/techniques.md, "The short way", words it, written for reading: everything is
 * worked out from the marks as they stand, chains are built to count them. The oracle of
 * src/people/rater/short-way.ts.
 */
import type { Conclusion } from '../src/people/deduction/deduction.ts';
import { FINDERS } from '../src/people/finders.ts';
import { refuteOpposite, type SuppositionTechnique } from '../src/people/suppose/supposition.ts';
import type { Puzzle } from '../src/puzzle/puzzle.ts';
import { type Shading, UNKNOWN } from '../src/puzzle/shading.ts';

export interface PlainStep {
  readonly technique: SuppositionTechnique;
  readonly conclusion: Conclusion;
  readonly marks: number;
}

export interface PlainWay {
  readonly isSolved: boolean;
  readonly steps: readonly PlainStep[];
  readonly rounds: number;
}

const EASY = ['routine', 'sandwich', 'pair', 'corner', 'cut'] as const;
const HARDER = ['forced', 'short_contradiction', 'contradiction'] as const;

/** Routine and the easy techniques to their fixpoint; returns the rounds it took. */
function goEasy(puzzle: Puzzle, marks: Shading): number {
  for (let rounds = 0; ; rounds++) {
    const found = EASY.map((technique) => FINDERS[technique](puzzle, marks)).find(
      (instances) => instances.length > 0,
    );
    if (!found) return rounds;
    for (const { cells } of found) for (const { cell, state } of cells) marks[cell] = state;
  }
}

/** Undefined when the opposite of the conclusion leads to no broken rule. */
function chainLength(
  puzzle: Puzzle,
  marks: Shading,
  technique: SuppositionTechnique,
  conclusion: Conclusion,
): number | undefined {
  return refuteOpposite(technique, puzzle, marks, conclusion)?.chain.length;
}

function gainOf(puzzle: Puzzle, marks: Shading, { cell, state }: Conclusion): number {
  const after = marks.slice();
  after[cell] = state;
  goEasy(puzzle, after);
  const decided = (shading: Shading) => shading.filter((mark) => mark !== UNKNOWN).length;
  return Math.min(decided(after) - decided(marks) - 1, 12);
}

function choose(puzzle: Puzzle, marks: Shading): PlainStep | undefined {
  for (const technique of HARDER) {
    const found = FINDERS[technique](puzzle, marks).map(({ cells: [conclusion] }) => {
      const length = chainLength(puzzle, marks, technique, conclusion)!;
      const cost = length - gainOf(puzzle, marks, conclusion);
      return { technique, conclusion, marks: length, cost };
    });
    // The first of the cheapest: the finders go by row, then by column.
    if (found.length === 0) continue;
    const { cost: _, ...step } = found.reduce((a, b) => (b.cost < a.cost ? b : a));
    return step;
  }
  return undefined;
}

/** Follows some suppositions in order; undefined where one of them no longer holds or they do not do. */
function follow(puzzle: Puzzle, steps: readonly PlainStep[]): PlainWay | undefined {
  const marks = new Uint8Array(puzzle.symbols.length);
  let rounds = goEasy(puzzle, marks);
  const taken: PlainStep[] = [];
  for (const { technique, conclusion } of steps) {
    if (marks[conclusion.cell] !== UNKNOWN) continue;
    const length = chainLength(puzzle, marks, technique, conclusion);
    if (length === undefined) return undefined;
    taken.push({ technique, conclusion, marks: length });
    marks[conclusion.cell] = conclusion.state;
    rounds += goEasy(puzzle, marks);
  }
  return marks.includes(UNKNOWN) ? undefined : { isSolved: true, steps: taken, rounds };
}

const total = (steps: readonly PlainStep[]): number =>
  steps.reduce((sum, { marks }) => sum + marks, 0);

export function plainShortWay(puzzle: Puzzle): PlainWay {
  const marks = new Uint8Array(puzzle.symbols.length);
  const steps: PlainStep[] = [];
  let rounds = goEasy(puzzle, marks);
  while (marks.includes(UNKNOWN)) {
    const step = choose(puzzle, marks);
    if (!step) return { isSolved: false, steps, rounds };
    steps.push(step);
    marks[step.conclusion.cell] = step.conclusion.state;
    rounds += goEasy(puzzle, marks);
  }
  let way: PlainWay = { isSolved: true, steps, rounds };
  for (let i = 0; i < way.steps.length; i++) {
    const without = follow(puzzle, way.steps.toSpliced(i, 1));
    if (without && total(without.steps) <= total(way.steps)) {
      way = without;
      i--;
    }
  }
  return way;
}
