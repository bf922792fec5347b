/**
 * Grids in JSON values of any program: an array of rows, where a row is an array of cells or a string,
 * and a cell a value or an object that holds one (`{"value":1,"shaded":false}`).
 */
import type { CellInput } from '../../puzzle/puzzle.ts';
import { chunkRows, isCellText, splitRows } from '../cells/rows.ts';
import { isRecord } from '../contract/json-text.ts';

const VALUE_NAMES = [
  'value',
  'number',
  'num',
  'symbol',
  'label',
  'clue',
  'digit',
  'text',
  'val',
  'n',
  'v',
];
const SHADED_NAMES = [
  'shaded',
  'black',
  'filled',
  'painted',
  'isShaded',
  'isBlack',
  'marked',
  'crossed',
];

export interface JsonGrid {
  readonly cells: readonly (readonly CellInput[])[];
  /** Whether each cell says that it is shaded; undefined when none says so. */
  readonly shaded?: readonly boolean[];
  /** Whether all cells are of the kind that answers are made of. */
  readonly isAnswer: boolean;
}

/** The grid that a value is, if it is one: at least one row, all equally long. */
export function readJsonGrid(value: unknown): JsonGrid | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const rows = value.every((row) => typeof row === 'string')
    ? stringRows(value)
    : (value as unknown[]);
  if (!rows?.every((row): row is unknown[] => Array.isArray(row))) return undefined;
  const width = rows[0].length;
  if (width === 0 || !rows.every((row) => row.length === width)) return undefined;
  const flat = rows.flat();
  const values = flat.map(cellValue);
  if (!values.every(isCellValue)) return undefined;
  const flags = flat.map(flagOf);
  return {
    cells: chunkRows(values.map(toCell), width),
    ...(flags.some((flag) => flag === true) ? { shaded: flags.map((flag) => flag === true) } : {}),
    isAnswer: values.every(isMarkValue),
  };
}

/** Strings are rows when they are equally many cells; a lone string is none. */
function stringRows(rows: readonly string[]): string[][] | undefined {
  if (rows.length < 2) return undefined;
  const cells = splitRows(rows);
  const isTable = cells.every((row) => row.length === cells[0].length && row.length > 1);
  return isTable && cells.flat().every((cell) => isCellText(cell) || MARK.test(cell))
    ? cells
    : undefined;
}

const MARK = /^[#*xXoO+.\-_?01■□]$/u;

function cellValue(cell: unknown): unknown {
  if (!isRecord(cell)) return cell;
  const name = VALUE_NAMES.find((key) => Object.hasOwn(cell, key));
  return name === undefined ? undefined : cell[name];
}

function flagOf(cell: unknown): boolean | undefined {
  if (!isRecord(cell)) return undefined;
  const name = SHADED_NAMES.find((key) => typeof cell[key] === 'boolean');
  return name === undefined ? undefined : (cell[name] as boolean);
}

function isCellValue(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function isMarkValue(value: unknown): boolean {
  if (typeof value === 'boolean' || value === 0 || value === 1) return true;
  return typeof value === 'string' && MARK.test(value);
}

function toCell(value: unknown): CellInput {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value as CellInput;
}
