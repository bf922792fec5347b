/** `@hitori/core/formats`: the reader and the writer of each format, and what detects them. */
export {
  type AnswerBoard,
  type AnswerOptions,
  type AnswerResult,
  type ParsedAnswer,
  parseAnswer,
} from './answers/answer.ts';
export {
  FORMATS,
  type FormatError,
  type FormatErrorCode,
  type FormatName,
  type FormatOptions,
  type FormattedPuzzle,
  OUTPUT_FORMATS,
  type OutputFormat,
  type ParsedPuzzle,
  type ParseResult,
  type PrintResult,
  READABLE_FORMATS,
  type ReadableFormat,
} from './contract/format.ts';
export { formatAnsi } from './notations/ansi.ts';
export { parseAnsi } from './notations/ansi-picture.ts';
export { formatAsp, parseAsp } from './notations/asp.ts';
export { type Cnf, encodeRules, formatCnf } from './notations/cnf.ts';
export { formatCsv, parseCsv } from './notations/csv.ts';
export { formatDzn, parseDzn } from './notations/dzn.ts';
export { formatGrid, parseGrid } from './notations/grid.ts';
export { formatId, parseId } from './notations/id.ts';
export { formatJson, parseJson } from './notations/json.ts';
export { formatJsonl, jsonCells, parseJsonl } from './notations/jsonl.ts';
export { formatPenpa, parsePenpa } from './notations/penpa.ts';
export { formatPuzzle } from './notations/print.ts';
export { formatPzpr, parsePzpr } from './notations/pzpr.ts';
export { formatPzprv3, parsePzprv3 } from './notations/pzprv3.ts';
export { formatSgt, parseSgt } from './notations/sgt.ts';
export { formatSvg, parseSvg } from './notations/svg.ts';
export { formatText, parseText } from './notations/text.ts';
export { type CoverError, formatCover, formatXcc, parseCover } from './notations/xcc.ts';
export { isLiteralPuzzle, type ParseOptions, parsePuzzle, parsePuzzles } from './reader/parse.ts';
