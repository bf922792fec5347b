/**
 * One application of a technique as plain data: what follows and what it rests on. Words and pictures
 * are added when a person asks (hint.ts); until then a deduction can be carried from the canonical form
 * of a puzzle to the puzzle itself.
 */
import { isSameSymbol, labelAt, type Puzzle } from '../../puzzle/puzzle.ts';
import type { DuplicateViolation, Violation } from '../../puzzle/rules.ts';
import { type SHADED, type Shading, UNKNOWN, type UNSHADED } from '../../puzzle/shading.ts';
import { colOf, rowOf } from '../../puzzle/shape.ts';
import type { Technique } from './technique.ts';

/** The state that a deduction gives a cell: SHADED or UNSHADED. */
export type Mark = typeof SHADED | typeof UNSHADED;

/** A cell and what it must be. */
export interface Conclusion {
  /** Row-major. */
  readonly cell: number;
  /** What follows for it. */
  readonly state: Mark;
}

/**
 * Why a mark of a chain stands: it is supposed; it is a neighbour of a shaded cell; it equals an
 * unshaded cell of its line; or an easy technique says so.
 */
export type ChainCause =
  | 'supposition'
  | 'neighbour'
  | 'equal'
  | 'sandwich'
  | 'pair'
  | 'corner'
  | 'cut';

/** One mark of a chain, with what it rests on. */
export interface ChainMark extends Conclusion {
  /** The reason by name. */
  readonly cause: ChainCause;
  /** The cells the mark rests on; of `cut`, the ring that the cell would close, in its order, without the cell. */
  readonly because: readonly number[];
}

/** An application of a technique, or several instances of it that are told together. */
export interface Deduction {
  /** `mistake`: marks are wrong; `search`: the engine proved it where all techniques are stuck. */
  readonly technique: Technique | 'mistake' | 'search';
  /** What follows; of a mistake, what the cell is instead; none when marks only clash together. */
  readonly cells: readonly Conclusion[];
  /** The cells that the reason rests on. */
  readonly because: readonly number[];
  /** Several instances of a technique that are told together; `cells` and `because` hold those of all. */
  readonly parts?: readonly Deduction[];
  /** Of routine: each conclusion with the mark it comes from. */
  readonly reasons?: readonly ChainMark[];
  /** Of a contradiction: the supposition, then what follows, each mark needed for the clash. */
  readonly chain: readonly ChainMark[];
  /** The shaded cells that would close (with the cell itself), in ring order; else empty. */
  readonly ring: readonly number[];
  /** The rule that breaks at the end of the chain. */
  readonly clash: Violation | null;
}

/** A deduction without chain, ring and clash. */
export function plainDeduction(
  technique: Deduction['technique'],
  cells: readonly Conclusion[],
  because: readonly number[],
): Deduction {
  return { technique, cells, because, chain: [], ring: [], clash: null };
}

/** Instances of a technique as one deduction; a single one stays as it is. */
export function mergeDeductions(parts: readonly Deduction[]): Deduction {
  if (parts.length === 1) return parts[0];
  const cells = new Map(parts.flatMap((part) => part.cells.map((mark) => [mark.cell, mark])));
  const because = new Set(parts.flatMap((part) => part.because));
  const [{ technique }] = parts;
  return {
    ...plainDeduction(
      technique,
      [...cells.values()].sort(byCell),
      [...because].sort((a, b) => a - b),
    ),
    parts,
  };
}

/** Marks the conclusions; a cell that is marked already keeps its mark. */
export function applyConclusions(marks: Shading, conclusions: readonly Conclusion[]): void {
  for (const { cell, state } of conclusions) if (marks[cell] === UNKNOWN) marks[cell] = state;
}

/** The same deduction on another numbering of the cells: `cellOf` says what each one becomes. */
export function mapDeduction(
  puzzle: Puzzle,
  deduction: Deduction,
  cellOf: ArrayLike<number>,
): Deduction {
  const map = (cells: readonly number[]) => cells.map((cell) => cellOf[cell]);
  const sorted = (cells: readonly number[]) => map(cells).sort((a, b) => a - b);
  const mapMarks = (marks: readonly ChainMark[]) =>
    marks.map((mark) => ({
      ...mark,
      cell: cellOf[mark.cell],
      // A ring keeps its order.
      because: mark.cause === 'cut' ? map(mark.because) : sorted(mark.because),
    }));
  const { technique, cells, because, parts, reasons, chain, ring, clash } = deduction;
  return {
    technique,
    cells: cells.map((mark) => ({ ...mark, cell: cellOf[mark.cell] })).sort(byCell),
    because: sorted(because),
    ...(parts && {
      parts: parts
        .map((part) => mapDeduction(puzzle, part, cellOf))
        .sort((a, b) => a.cells[0].cell - b.cells[0].cell),
    }),
    ...(reasons && { reasons: mapMarks(reasons).sort(byCell) }),
    chain: mapMarks(chain),
    ring: map(ring),
    clash: clash && mapViolation(puzzle, clash, cellOf),
  };
}

function byCell(a: Conclusion, b: Conclusion): number {
  return a.cell - b.cell;
}

/** The same broken rule on another numbering of the cells, as `mapDeduction`. */
export function mapViolation(
  puzzle: Puzzle,
  violation: Violation,
  cellOf: ArrayLike<number>,
): Violation {
  const map = (cells: readonly number[]) => cells.map((cell) => cellOf[cell]).sort((a, b) => a - b);
  if (violation.rule === 'R3') return { rule: 'R3', groups: violation.groups.map(map) };
  const cells = map(violation.cells);
  if (violation.rule === 'R2') return { rule: 'R2', cells: [cells[0], cells[1]] };
  return { ...duplicateOf(puzzle, cells[0], cells[1]), cells };
}

/** R1 broken by two equal cells of one line. */
export function duplicateOf(puzzle: Puzzle, a: number, b: number): DuplicateViolation {
  if (!isSameSymbol(puzzle, a, b)) throw new Error(`bug: cells ${a} and ${b} are not equal`);
  const row = rowOf(puzzle, a);
  const isRow = row === rowOf(puzzle, b);
  return {
    rule: 'R1',
    line: isRow ? 'row' : 'column',
    index: isRow ? row : colOf(puzzle, a),
    symbol: labelAt(puzzle, a),
    cells: a < b ? [a, b] : [b, a],
  };
}
