import type { Puzzle } from '../puzzle.ts';
import { type FormatName, type FormatOptions, fault, type PrintResult } from './format.ts';

export function formatPuzzle(
  _puzzle: Puzzle,
  _format: FormatName,
  _options: FormatOptions = {},
): PrintResult {
  return fault('unknown-format', 'not built yet');
}
