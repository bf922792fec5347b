/**
 * Grids as facts, one a cell: `cell(1,1,3).` with row, column and symbol, counted from 0 or 1. Facts of
 * one name that fill a rectangle are a grid. `cell(1..3,1..3)` gives the size, and what has no fact
 * there is blank.
 */
import { MAX_SIDE } from '../../puzzle/puzzle.ts';
import { type Group, type Item, nameBefore } from './groups.ts';

export interface FactGrid {
  readonly name: string;
  readonly cells: readonly (readonly string[])[];
  readonly line: number;
  readonly endLine: number;
  /** 0-based cell without a fact, or with two. */
  readonly missing?: readonly [number, number];
}

interface Size {
  readonly rows: number;
  readonly cols: number;
  readonly line: number;
}

interface Fact {
  readonly row: number;
  readonly col: number;
  readonly value: string;
  readonly line: number;
}

/** Fewer facts may be anything. */
const FEWEST = 4;

export function findFactGrids(groups: readonly Group[]): FactGrid[] {
  const byName = new Map<string, Fact[]>();
  let size: Size | undefined;
  for (const group of groups) {
    const last = group.before[group.index - 1];
    if (group.open !== '(' || last?.kind !== 'word') continue;
    size ??= rangesIn(group);
    const fact = factIn(group);
    if (!fact) continue;
    const name = nameBefore(group);
    const facts = byName.get(name);
    if (facts) facts.push(fact);
    else byName.set(name, [fact]);
  }
  if (size && byName.size === 0) byName.set('symbol', []);
  return [...byName]
    .map(([name, facts]) => gridOf(name, facts, size))
    .filter((grid) => grid !== undefined)
    .sort((a, b) => a.line - b.line);
}

function factIn({ items, line }: Group): Fact | undefined {
  if (items.length !== 5) return undefined;
  const [row, first, col, second, value] = items;
  const isList = [first, second].every((item) => item.kind === 'sign' && item.text === ',');
  if (!isList || !isCount(row) || !isCount(col) || value.kind === 'group') return undefined;
  if (value.kind === 'sign' || /^[A-Z]\w+$/.test(value.text)) return undefined;
  return { row: Number(row.text), col: Number(col.text), value: value.text, line };
}

function isCount(item: Item): item is Extract<Item, { text: string }> {
  return item.kind === 'number' && /^\d{1,3}$/.test(item.text);
}

/** `1..3,1..4`, as answer set programs write it. */
function rangesIn({ items, line }: Group): Size | undefined {
  if (items.length !== 9) return undefined;
  const texts = items.map((item) => (item.kind === 'group' ? '(' : item.text)).slice(0, 10);
  const match = /^1 \. \. (\d{1,3}) , 1 \. \. (\d{1,3})$/.exec(texts.join(' '));
  return match ? { rows: Number(match[1]), cols: Number(match[2]), line } : undefined;
}

function gridOf(
  name: string,
  facts: readonly Fact[],
  size: Size | undefined,
): FactGrid | undefined {
  if (facts.length < FEWEST && !size) return undefined;
  const base = size || facts.every(({ row, col }) => row > 0 && col > 0) ? 1 : 0;
  let [rows, cols] = [size?.rows ?? 0, size?.cols ?? 0];
  let [line, endLine] = [size?.line ?? facts[0].line, facts[0]?.line ?? size?.line ?? 0];
  for (const fact of facts) {
    if (!size)
      [rows, cols] = [Math.max(rows, fact.row - base + 1), Math.max(cols, fact.col - base + 1)];
    [line, endLine] = [Math.min(line, fact.line), Math.max(endLine, fact.line)];
  }
  if (rows > MAX_SIDE || cols > MAX_SIDE || rows * cols > 2 * facts.length + (size ? 65025 : 0))
    return undefined;
  const cells: string[][] = Array.from({ length: rows }, () => new Array<string>(cols).fill(''));
  const seen = new Set<number>();
  let missing: [number, number] | undefined;
  for (const { row, col, value } of facts) {
    const [r, c] = [row - base, col - base];
    if (r < 0 || c < 0 || r >= rows || c >= cols || seen.has(r * cols + c)) missing ??= [r, c];
    else cells[r][c] = value;
    seen.add(r * cols + c);
  }
  for (let cell = 0; !size && !missing && cell < rows * cols; cell++)
    if (!seen.has(cell)) missing = [Math.floor(cell / cols), cell % cols];
  return { name, cells, line, endLine, ...(missing ? { missing } : {}) };
}
