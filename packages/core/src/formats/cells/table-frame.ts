/**
 * Headers and indexes of tables: a first row that counts the columns (0, 1, 2 or A, B, C) and a first
 * column that counts the rows. They are taken away only where the cells could not be a grid with them,
 * or hardly be one: an empty corner, a header one cell shorter, names above numbers, both counted.
 */
export interface Bare {
  readonly cells: readonly (readonly string[])[];
  readonly warning: string;
}

const CORNER = /^(?:|[#\\/|*x+]|r\W?c|rows?|index|idx|id)$/i;
const NAME = /^[\p{L}_][\p{L}\p{N}_ .#-]*$/u;
const NUMBER = /^\d+$/;

/** The cells without their frame; undefined when they have none. */
export function dropTableFrame(table: readonly (readonly string[])[]): Bare | undefined {
  if (table.length < 2) return undefined;
  const [header, ...body] = table;
  const width = body[0].length;
  if (!body.every((row) => row.length === width) || width < 3 || body.length < 2) return undefined;
  const hasCorner = header.length === width && CORNER.test(header[0]);
  const names = hasCorner ? header.slice(1) : header;
  const hasIndex = isCounted(body.map((row) => row[0]));
  if (names.length === width - 1 && hasIndex && (isCounted(names) || names.every(isName)))
    return {
      cells: body.map((row) => row.slice(1)),
      warning: 'the first row and column only count columns and rows: dropped',
    };
  if (header.length !== width) return undefined;
  const hasZero = (rows: readonly (readonly string[])[]) => rows.some((row) => row.includes('0'));
  if (header[0] === '0' && isCounted(header) && body.length === width && !hasZero(body))
    return { cells: body, warning: 'the first row only counts the columns from 0: dropped' };
  const bare = table.map((row) => row.slice(1));
  const counts = table.map((row) => row[0]);
  if (counts[0] === '0' && isCounted(counts) && table.length === width - 1 && !hasZero(bare))
    return { cells: bare, warning: 'the first column only counts the rows from 0: dropped' };
  const isNumeric = body.every((row) => row.every((cell) => cell === '' || NUMBER.test(cell)));
  if (isNumeric && header.every(isName) && new Set(header).size === width)
    return { cells: body, warning: 'the first row holds the names of columns: dropped' };
  if (isNumeric && header.every((cell) => cell === ''))
    return { cells: body, warning: 'the first row is empty: dropped' };
  return undefined;
}

function isName(cell: string): boolean {
  return NAME.test(cell);
}

/** Whether cells count on by one: 0, 1, 2; 1, 2, 3; A, B, C; c1, c2, c3. */
export function isCounted(cells: readonly string[]): boolean {
  const first = ordinal(cells[0]);
  if (first === undefined || first > 1) return false;
  return cells.every((cell, index) => ordinal(cell) === first + index);
}

function ordinal(cell: string): number | undefined {
  const number = /^(?:[\p{L}_ ]{0,6})(\d{1,3})[:.)]?$/u.exec(cell);
  if (number) return Number(number[1]);
  const letter = /^([a-z])[:.)]?$/i.exec(cell);
  return letter ? letter[1].toLowerCase().charCodeAt(0) - 96 : undefined;
}
