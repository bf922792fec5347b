/** `@hitori/core/formats`: the reader and the writer of each format, and what detects them. */
export { formatAnsi } from './ansi.ts';
export { parseAnswer } from './answer.ts';
export { formatAsp } from './asp.ts';
export { type Cnf, encodeRules, formatCnf } from './cnf.ts';
export { formatCsv, parseCsv } from './csv.ts';
export { parsePuzzle } from './detect.ts';
export { formatDzn } from './dzn.ts';
export {
  FORMATS,
  type FormatError,
  type FormatErrorCode,
  type FormatName,
  type FormatOptions,
  type FormattedPuzzle,
  type ParsedPuzzle,
  type ParseResult,
  type PrintResult,
  READABLE_FORMATS,
  type ReadableFormat,
} from './format.ts';
export { formatGrid, parseGrid } from './grid.ts';
export { formatId, parseId } from './id.ts';
export { formatJson, parseJson } from './json.ts';
export { formatJsonl, parseJsonl } from './jsonl.ts';
export { formatPenpa, parsePenpa } from './penpa.ts';
export { formatPuzzle } from './print.ts';
export { formatPzpr, parsePzpr } from './pzpr.ts';
export { formatPzprv3, parsePzprv3 } from './pzprv3.ts';
export { formatSgt, parseSgt } from './sgt.ts';
export { formatSvg } from './svg.ts';
export { formatText, parseText } from './text.ts';
export { type CoverError, formatCover, formatXcc, parseCover } from './xcc.ts';
