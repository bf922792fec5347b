/**
 * The frontier sweep: how many ways there are to shade the cells of one region, without visiting them
 * one by one. Cells are decided in order; what is remembered of the decided ones is
 * - for each cell that still has undecided cells beside it: unshaded, or the tree it belongs to,
 * - for each known tree that has been touched and can be again: the tree it belongs to,
 * - for each symbol of a line that can still be met there: whether it stands unshaded already.
 * Ways that agree in this are counted together. The plan of what is remembered when is the same for
 * all states, and made first.
 */
import type { Puzzle } from '../puzzle/puzzle.ts';
import { colOf, neighboursOf, rowOf, type Shape } from '../puzzle/shape.ts';
import type { ContactGraph } from './regions.ts';
import { StateTable } from './state-table.ts';

/** What the sweep does at one cell; slots are places in a state. */
interface Step {
  /** Slots of the decided side neighbours. */
  readonly sides: readonly number[];
  /** Slots of the decided cells and touched trees that the cell meets at a corner. */
  readonly contacts: readonly number[];
  /** How many trees the cell is the first to touch; their slots follow the old ones. */
  readonly newTrees: number;
  /** Slots of its symbol in its lines; -1 where it is met for the first time. */
  readonly symbols: readonly number[];
  /** Slots (old, then new trees, then the cell, then new symbols) that are kept, trees before symbols. */
  readonly kept: readonly number[];
  /** How many of the kept slots are trees or cells: these are renumbered. */
  readonly keptTrees: number;
  /** How many slots there are before the step, and how many of them are trees or cells. */
  readonly width: number;
  readonly oldTrees: number;
}

/** The most states that are kept at once; past that the count is given up. */
const MAX_STATES = 2_000_000;

/** More trees than this cannot be told apart by one byte. */
const MAX_TREES = 240;

const UNSHADED_SLOT = 0;

/**
 * The number of ways, or undefined when there were too many states or `isSpent` said to stop. A graph
 * of undefined leaves R3 out.
 */
export function sweep(
  puzzle: Puzzle,
  region: readonly number[],
  graph: ContactGraph | undefined,
  isSpent: () => boolean,
): bigint | undefined {
  const steps = planSteps(puzzle, orderCells(puzzle, region), graph, isSpent);
  if (steps === undefined) return undefined;
  // A step adds at most five trees, a cell and two symbols.
  const widest = Math.max(...steps.map(({ width }) => width)) + 8;
  const before = new Uint8Array(widest);
  const wide = new Uint8Array(widest);
  const after = new Uint8Array(widest);
  let table = new StateTable();
  let next = new StateTable();
  table.reset(0);
  table.add(before, 1n);
  for (const step of steps) {
    next.reset(step.kept.length);
    for (let index = 0; index < table.size; index++) {
      if ((index & 1023) === 0 && isSpent()) return undefined;
      const count = table.count(index);
      table.read(index, before);
      if (unshade(step, before, wide)) {
        compact(step, wide, after);
        next.add(after, count);
      }
      if (shade(step, before, wide)) {
        compact(step, wide, after);
        next.add(after, count);
      }
    }
    if (next.size > MAX_STATES) return undefined;
    const spare = table;
    table = next;
    next = spare;
  }
  return table.size === 0 ? 0n : table.count(0);
}

/** Along the shorter side, so that the frontier is short. */
function orderCells(shape: Shape, region: readonly number[]): number[] {
  const rows = region.map((cell) => rowOf(shape, cell));
  const cols = region.map((cell) => colOf(shape, cell));
  const height = Math.max(...rows) - Math.min(...rows);
  const width = Math.max(...cols) - Math.min(...cols);
  if (width <= height) return [...region];
  return region.toSorted((a, b) => colOf(shape, a) - colOf(shape, b) || a - b);
}

/** Things that a slot stands for, as keys: cells and trees by vertex, symbols of lines by text. */
type Key = number | string;

/** The steps for all cells, or undefined when too much would have to be remembered, or at a stop. */
function planSteps(
  puzzle: Puzzle,
  cells: readonly number[],
  graph: ContactGraph | undefined,
  isSpent: () => boolean,
): Step[] | undefined {
  const lastUse = new Map<Key, number>();
  const uses = cells.map((cell, step) => {
    const contacts = graph ? [...new Set(graph.contacts[cell])] : [];
    const symbols = symbolKeys(puzzle, cell);
    const sides = neighboursOf(puzzle, cell);
    for (const key of [...contacts, ...symbols, ...sides, cell]) lastUse.set(key, step);
    return { contacts, symbols, sides };
  });
  const inRegion = new Set(cells);
  const treeStart = puzzle.rows * puzzle.cols;
  let trees: Key[] = [];
  let symbols: Key[] = [];
  const steps: Step[] = [];
  for (const [step, use] of uses.entries()) {
    const cell = cells[step];
    const slots = [...trees, ...symbols];
    const slotOf = (key: Key) => slots.indexOf(key);
    const newTrees = use.contacts.filter((key) => key >= treeStart && slotOf(key) < 0);
    const newSymbols = use.symbols.filter((key) => slotOf(key) < 0);
    const wide = [...slots, ...newTrees, cell, ...newSymbols];
    const isNeeded = (key: Key) => lastUse.get(key)! > step;
    const oldTrees = trees;
    trees = [...oldTrees, ...newTrees, cell].filter(isNeeded);
    symbols = [...symbols, ...newSymbols].filter(isNeeded);
    if (trees.length > MAX_TREES || isSpent()) return undefined;
    const known = use.contacts.filter((key) => key >= treeStart || inRegion.has(key));
    steps.push({
      sides: use.sides.map(slotOf).filter((slot) => slot >= 0),
      contacts: known.map((key) => wide.indexOf(key)).filter((slot) => slot >= 0),
      newTrees: newTrees.length,
      symbols: use.symbols.map(slotOf),
      kept: [...trees, ...symbols].map((key) => wide.indexOf(key)),
      keptTrees: trees.length,
      width: slots.length,
      oldTrees: oldTrees.length,
    });
  }
  return steps;
}

/** The symbol of a cell in its row and in its column; blanks have none. */
function symbolKeys(puzzle: Puzzle, cell: number): string[] {
  const symbol = puzzle.symbols[cell];
  if (symbol <= 0) return [];
  return [`row ${rowOf(puzzle, cell)} ${symbol}`, `column ${colOf(puzzle, cell)} ${symbol}`];
}

/** Copies the old slots and gives each new tree a label of its own. */
function widen(step: Step, before: Uint8Array, wide: Uint8Array): number {
  const { width, newTrees } = step;
  for (let i = 0; i < width; i++) wide[i] = before[i];
  for (let i = 0; i < newTrees; i++) wide[width + i] = FRESH - i;
  return width + newTrees;
}

/** Labels that no old tree has: states number their trees from 1. */
const FRESH = 255;

function unshade(step: Step, before: Uint8Array, wide: Uint8Array): boolean {
  const { symbols } = step;
  for (let i = 0; i < symbols.length; i++)
    if (symbols[i] >= 0 && before[symbols[i]] !== 0) return false;
  let at = widen(step, before, wide);
  wide[at++] = UNSHADED_SLOT;
  for (let i = 0; i < symbols.length; i++)
    if (symbols[i] >= 0) wide[symbols[i]] = 1;
    else wide[at++] = 1;
  return true;
}

function shade(step: Step, before: Uint8Array, wide: Uint8Array): boolean {
  const { sides, contacts, symbols } = step;
  for (let i = 0; i < sides.length; i++) if (before[sides[i]] !== UNSHADED_SLOT) return false;
  let at = widen(step, before, wide);
  const own = at;
  wide[at++] = FRESH - step.newTrees;
  for (let i = 0; i < symbols.length; i++) if (symbols[i] < 0) wide[at++] = 0;
  for (let i = 0; i < contacts.length; i++) {
    const label = wide[contacts[i]];
    if (label === UNSHADED_SLOT) continue;
    // Twice the same tree: a ring.
    if (label === wide[own]) return false;
    const mine = wide[own];
    for (let k = 0; k < step.oldTrees; k++) if (wide[k] === mine) wide[k] = label;
    for (let k = step.width; k <= own; k++) if (wide[k] === mine) wide[k] = label;
  }
  return true;
}

/** The new number of each label, while a state is renumbered. */
const renumbered = new Uint8Array(256);

/** Keeps the slots that are still needed and numbers the trees by first appearance. */
function compact(step: Step, wide: Uint8Array, after: Uint8Array): void {
  const { kept, keptTrees } = step;
  renumbered.fill(0);
  let labels = 0;
  for (let i = 0; i < keptTrees; i++) {
    const value = wide[kept[i]];
    if (value !== UNSHADED_SLOT && renumbered[value] === 0) renumbered[value] = ++labels;
    after[i] = renumbered[value];
  }
  for (let i = keptTrees; i < kept.length; i++) after[i] = wide[kept[i]];
}
