/**
 * Arrays of equally long rows in program texts: `[[1,1,3],[2,3,1]]` with any brackets and with names
 * between them (`vec![`, `new int[]{`), rows divided by `;` or `|` within one pair, or a list of quoted
 * rows. Numbers below zero make no puzzle: such arrays are steps and offsets.
 */
import { chunkRows, isRectangle, splitRows } from '../cells/rows.ts';
import { type Group, type Item, nameBefore } from './groups.ts';

export interface DataArray {
  readonly cells: readonly (readonly string[])[];
  /** 0-based lines of its brackets. */
  readonly line: number;
  readonly endLine: number;
  readonly name: string;
  /** Whether it has no row breaks, and was cut into equal sides. */
  readonly isFlat: boolean;
  readonly warning?: string;
}

const BLANK_WORDS: ReadonlySet<string> = new Set([
  'None',
  'null',
  'nil',
  'NA',
  'NaN',
  'nan',
  'undefined',
  'Nothing',
  'NULL',
  '_',
  'empty',
]);
const TRUE_FALSE = /^(?:true|false|yes|no)$/i;
const ROW_SIGNS: ReadonlySet<string> = new Set([
  ',',
  ';',
  '|',
  '+',
  '!',
  '.',
  ':',
  '&',
  '*',
  '#',
  '@',
  '\\',
]);

/** The arrays among groups that are listed inner ones first; each cell belongs to one array only. */
export function findArrays(groups: readonly Group[]): DataArray[] {
  const rows = new Map<Group, readonly string[]>();
  const arrays: DataArray[] = [];
  const flats: { group: Group; cells: readonly string[] }[] = [];
  const used = new Set<Group>();
  for (const group of groups) {
    const cells = rowOf(group.items);
    if (cells) {
      rows.set(group, cells);
      if (isSquareCount(cells.length)) flats.push({ group, cells });
    }
    const table = divided(group) ?? quotedRows(group) ?? nested(group, rows, used);
    if (table) arrays.push({ ...place(group), cells: table, isFlat: false });
    else if (cells && isDigitRows(cells))
      arrays.push({
        ...place(group),
        cells: cells.map((row) => [...row]),
        isFlat: false,
        warning: 'the numbers of the array were read as rows of digits',
      });
  }
  if (arrays.length === 0) arrays.push(...findSiblings(groups, rows));
  if (arrays.length > 0) return arrays.sort((a, b) => a.line - b.line);
  return flats.map(({ group, cells }) => {
    const side = Math.sqrt(cells.length);
    return {
      ...place(group),
      cells: chunkRows(cells, side),
      isFlat: true,
      warning: `read as ${side}x${side}: the cells have no row breaks`,
    };
  });
}

/** Rows in brackets of their own on lines that follow one another, with nothing around them all. */
function findSiblings(
  groups: readonly Group[],
  rows: ReadonlyMap<Group, readonly string[]>,
): DataArray[] {
  const found: DataArray[] = [];
  let run: Group[] = [];
  const close = () => {
    const [first] = run;
    const cells = run.map((group) => rows.get(group)!);
    if (run.length > 1)
      found.push({ ...place(first), endLine: run[run.length - 1].endLine, cells, isFlat: false });
    run = [];
  };
  for (const group of groups) {
    const cells = rows.get(group);
    if (!cells || cells.length < (group.open === '(' ? 3 : 2)) continue;
    // What follows a name is a fact, a call or an index.
    if (group.before[group.index - 1]?.kind === 'word') continue;
    const last = run.at(-1);
    const isNext =
      last &&
      last.before === group.before &&
      last.open === group.open &&
      last.endLine + 1 === group.line &&
      rows.get(last)!.length === cells.length;
    if (!isNext) close();
    run.push(group);
  }
  close();
  return found;
}

function place(group: Group): Pick<DataArray, 'line' | 'endLine' | 'name'> {
  return { line: group.line, endLine: group.endLine, name: nameBefore(group) };
}

export function isSquareCount(count: number): boolean {
  return count >= 9 && Number.isInteger(Math.sqrt(count));
}

/** The cells of a row, separated by commas or by nothing; undefined when something else stands there. */
export function rowOf(items: readonly Item[]): string[] | undefined {
  const cells: string[] = [];
  let isOpen = true;
  for (const item of items) {
    if (item.kind === 'sign' && item.text === ',') {
      if (isOpen) cells.push('');
      isOpen = true;
      continue;
    }
    const cell = cellOf(item);
    if (cell === undefined) return undefined;
    cells.push(cell);
    isOpen = false;
  }
  return cells.length > 0 ? cells : undefined;
}

function cellOf(item: Item): string | undefined {
  if (item.kind === 'group') return undefined;
  const { kind, text } = item;
  if (kind === 'number') return text.startsWith('-') ? undefined : text;
  if (kind === 'string')
    return text.length <= 8 && !/[\s,]/.test(text.trim()) ? text.trim() : undefined;
  if (kind === 'sign')
    return text === '.' || text === '?' || text === '_' || text === '-' ? text : undefined;
  if (BLANK_WORDS.has(text)) return '';
  if (TRUE_FALSE.test(text)) return text.toLowerCase();
  return /^\p{L}$/u.test(text) || /^\d+[a-z]$/i.test(text) ? text : undefined;
}

/** `[1 1 3; 2 3 1]` and `[|1,1,3|2,3,1|]`. */
function divided(group: Group): string[][] | undefined {
  const divider = group.items.find(
    (item) => item.kind === 'sign' && (item.text === ';' || item.text === '|'),
  );
  if (!divider || divider.kind === 'group' || group.open !== '[') return undefined;
  const parts: Item[][] = [[]];
  for (const item of group.items) {
    if (item.kind === 'sign' && item.text === divider.text) parts.push([]);
    else parts.at(-1)!.push(item);
  }
  const rows = parts.filter((part) => part.length > 0).map(rowOf);
  if (rows.length === 0 || !rows.every((row) => row !== undefined)) return undefined;
  return isRectangle(rows) ? rows : undefined;
}

/** `["113","231","211"]`, `["1 1 3", "2 3 1"]`. */
function quotedRows(group: Group): string[][] | undefined {
  const texts: string[] = [];
  for (const item of group.items) {
    if (item.kind === 'string') texts.push(item.text);
    else if (item.kind === 'group' || !ROW_SIGNS.has(item.text)) return undefined;
  }
  if (texts.length < 2 || texts.some((text) => text.trim().length < 2)) return undefined;
  const rows = splitRows(texts);
  const isPlain = rows.flat().every((cell) => /^(?:[\p{L}\p{N}.?_\-#*+■□]|\d+)?$/u.test(cell));
  return isPlain && rows[0].length > 1 && isRectangle(rows) ? rows : undefined;
}

/** Rows in pairs of their own. */
function nested(
  group: Group,
  rows: ReadonlyMap<Group, readonly string[]>,
  used: Set<Group>,
): (readonly string[])[] | undefined {
  const found: Group[] = [];
  for (const [index, item] of group.items.entries()) {
    if (item.kind === 'number' || item.kind === 'string') return undefined;
    if (item.kind === 'sign' && !ROW_SIGNS.has(item.text)) return undefined;
    if (item.kind !== 'group' || item.items.length === 0) continue;
    const next = group.items[index + 1];
    // What is followed by more is part of a type, such as the `[3]` of `[3]int{1, 1, 3}`.
    if (next?.kind === 'word' || (next?.kind === 'group' && next.open !== item.open)) continue;
    found.push(item);
  }
  const table = found.map((row) => rows.get(row));
  if (table.length === 0 || !table.every((row) => row !== undefined)) return undefined;
  const isSmall = table.length === 1 || table[0].length === 1;
  if (!isRectangle(table) || found.some((row) => used.has(row)) || (isSmall && group.open === '('))
    return undefined;
  for (const row of found) used.add(row);
  return table;
}

function isDigitRows(cells: readonly string[]): boolean {
  return (
    cells.length >= 3 && cells.every((cell) => /^\d+$/.test(cell) && cell.length === cells.length)
  );
}
