/**
 * MiniZinc data: `rows`, `cols` and `grid`, an array of whole numbers in which equal labels are equal and
 * 0 is a cell that conflicts with nothing. docs/research.md has a model for it. It is read back, with
 * the labels from its comments; of other files, the one array of rows in it.
 */
import { ok } from '../../base/result.ts';
import { createPuzzle, type Puzzle } from '../../puzzle/puzzle.ts';
import {
  type FormatOptions,
  fault,
  type ParseResult,
  type PrintResult,
  printed,
} from '../contract/format.ts';
import { splitLines } from '../contract/lines.ts';
import { findArrays } from '../program/arrays.ts';
import { findGroups } from '../program/groups.ts';
import { hasMixedEmpties, labelComments, readLabels } from '../program/labels.ts';
import { scanTokens } from '../program/tokens.ts';

/** Reads the format `dzn`: data of MiniZinc. */
export function parseDzn(text: string): ParseResult {
  const arrays = findArrays(findGroups(scanTokens(text)));
  const grid = arrays.find(({ isFlat }) => !isFlat) ?? arrays[0];
  if (!grid)
    return fault('bad-header', 'there is no array of equally long rows, such as [| 1, 2 | 2, 1 |]');
  const labels = readLabels(splitLines(text));
  const puzzle = createPuzzle(grid.cells.map((row) => row.map((cell) => labels.get(cell) ?? cell)));
  const warnings = [
    ...(grid.warning ? [grid.warning] : []),
    ...(arrays.length > 1
      ? [`the text holds ${arrays.length} arrays: only the first is read`]
      : []),
  ];
  return puzzle.ok ? ok({ puzzle: puzzle.value, format: 'dzn', warnings }) : puzzle;
}

/** Writes the format `dzn`: data of MiniZinc. */
export function formatDzn(puzzle: Puzzle, options: FormatOptions = {}): PrintResult {
  const { rows, cols, symbols, labels } = puzzle;
  // Numbers stay themselves where all labels are numbers that MiniZinc can hold.
  const areNumbers = labels.slice(1).every((label) => /^[1-9]\d{0,8}$/.test(label));
  const numberOf = (symbol: number) => (areNumbers ? labels[symbol] : String(symbol));
  const lines = Array.from({ length: rows }, (_, row) =>
    Array.from(symbols.subarray(row * cols, (row + 1) * cols), (symbol) =>
      symbol <= 0 ? 0 : numberOf(symbol),
    ).join(', '),
  );
  const comments = labelComments(puzzle, numberOf, '0').map((line) => `${line}\n`);
  const data = `rows = ${rows};\ncols = ${cols};\ngrid = [| ${lines.join('\n       | ')} |];\n`;
  const result = printed(comments.join('') + data, 'dzn', options);
  if (!result.ok || !hasMixedEmpties(puzzle)) return result;
  const warning = 'the format dzn has one kind of empty cell: blanks, ? and 0 become one';
  return ok({ ...result.value, warnings: [...result.value.warnings, warning] });
}
