/**
 * The counterpart of `reader/parse.ts`: writes a puzzle in any format. What a format cannot hold is an error
 * with the cell; what it has no room for beside the grid is dropped with a warning.
 */
import { checkChoice } from '../../base/check.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import {
  FORMATS,
  type FormatName,
  type FormatOptions,
  type PrintResult,
} from '../contract/format.ts';
import { formatAnsi } from './ansi.ts';
import { formatAsp } from './asp.ts';
import { formatCnf } from './cnf.ts';
import { formatCsv } from './csv.ts';
import { formatDzn } from './dzn.ts';
import { formatGrid } from './grid.ts';
import { formatId } from './id.ts';
import { formatJson } from './json.ts';
import { formatJsonl } from './jsonl.ts';
import { formatPenpa } from './penpa.ts';
import { formatPzpr } from './pzpr.ts';
import { formatPzprv3 } from './pzprv3.ts';
import { formatSgt } from './sgt.ts';
import { formatSvg } from './svg.ts';
import { formatText } from './text.ts';
import { formatXcc } from './xcc.ts';

const WRITERS: Readonly<
  Record<FormatName, (puzzle: Puzzle, options: FormatOptions) => PrintResult>
> = {
  text: formatText,
  json: formatJson,
  id: formatId,
  pzpr: formatPzpr,
  pzprv3: formatPzprv3,
  sgt: formatSgt,
  penpa: formatPenpa,
  grid: formatGrid,
  jsonl: formatJsonl,
  csv: formatCsv,
  ansi: formatAnsi,
  svg: formatSvg,
  cnf: formatCnf,
  xcc: formatXcc,
  asp: formatAsp,
  dzn: formatDzn,
};

/** Writes a puzzle in the format of that name; an error where the format has no place for its cells. */
export function formatPuzzle(
  puzzle: Puzzle,
  format: FormatName,
  options: FormatOptions = {},
): PrintResult {
  checkChoice('format', format, FORMATS);
  return WRITERS[format](puzzle, options);
}
