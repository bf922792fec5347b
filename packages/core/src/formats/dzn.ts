/**
 * MiniZinc data, written only: `rows`, `cols` and `grid`, an array of whole numbers in which equal
 * labels are equal and 0 is a cell that conflicts with nothing. docs/research.md has a model for it.
 */
import type { Puzzle } from '../puzzle/puzzle.ts';
import { type FormatOptions, type PrintResult, printed } from './format.ts';

export function formatDzn(puzzle: Puzzle, options: FormatOptions = {}): PrintResult {
  const { rows, cols, symbols, labels } = puzzle;
  // Numbers stay themselves where all labels are numbers that MiniZinc can hold.
  const areNumbers = labels.slice(1).every((label) => /^[1-9]\d{0,8}$/.test(label));
  const lines = Array.from({ length: rows }, (_, row) =>
    Array.from(symbols.subarray(row * cols, (row + 1) * cols), (symbol) => {
      if (symbol <= 0) return 0;
      return areNumbers ? labels[symbol] : symbol;
    }).join(', '),
  );
  const text = `rows = ${rows};\ncols = ${cols};\ngrid = [| ${lines.join('\n       | ')} |];\n`;
  return printed(text, 'dzn', options);
}
