/** The library: everything a program may import, by concept. */
export {
  Background,
  type MessagePortLike,
  type Question,
  serveBackground,
  type WorkerLike,
} from './background.ts';
export { type Canonical, canonicalForm, puzzleKey } from './canonical.ts';
export { cdcl } from './cdcl.ts';
export { CERTIFICATE_FORMAT, type Certificate, digestOf } from './certificate.ts';
export { type CountOptions, type CountResult, countSolutions } from './count.ts';
export type { ChainMark, ChainReason, Conclusion, Mark } from './deduction.ts';
export { formatRefutation, type RefutationFiles } from './drat.ts';
export { drawLabel } from './drawing/label.ts';
export {
  drawDerivedRing,
  drawDerivedShaded,
  drawLines,
  drawRing,
  drawShaded,
} from './drawing/marks.ts';
export { node, type SvgNode, svgText } from './drawing/node.ts';
export { outlineOf } from './drawing/outline.ts';
export { PAPER_PALETTE, type Palette } from './drawing/palette.ts';
export { boardSvg, drawBoard, type PictureOptions } from './drawing/picture.ts';
export { drawViolations, smallerParts } from './drawing/violations.ts';
export type {
  Engine,
  EnumerateResult,
  SearchStats,
  SolveOptions,
  SolveResult,
  Status,
} from './engine.ts';
export { exactCover, type HitoriCover } from './exact-cover.ts';
export { type Explanation, explain } from './explain.ts';
export {
  EXPLANATION_PAGE_END,
  explanationPageStart,
  formatExplanationHtml,
} from './explain-html.ts';
export { formatAnsi } from './formats/ansi.ts';
export { parseAnswer } from './formats/answer.ts';
export { formatAsp } from './formats/asp.ts';
export { type Cnf, encodeRules, formatCnf } from './formats/cnf.ts';
export { formatCsv, parseCsv } from './formats/csv.ts';
export { parsePuzzle } from './formats/detect.ts';
export { formatDzn } from './formats/dzn.ts';
export {
  FORMATS,
  type FormatError,
  type FormatErrorCode,
  type FormatName,
  type FormattedPuzzle,
  type ParsedPuzzle,
  READABLE_FORMATS,
  type ReadableFormat,
} from './formats/format.ts';
export { formatGrid, parseGrid } from './formats/grid.ts';
export { formatId, parseId } from './formats/id.ts';
export { formatJson, parseJson } from './formats/json.ts';
export { formatJsonl, parseJsonl } from './formats/jsonl.ts';
export { type Line, LineReader } from './formats/line-reader.ts';
export { formatPenpa, parsePenpa } from './formats/penpa.ts';
export { formatPuzzle } from './formats/print.ts';
export { type PuzzleRecord, PuzzleSplitter, parseRecord } from './formats/puzzle-splitter.ts';
export { formatPzpr, parsePzpr } from './formats/pzpr.ts';
export { formatPzprv3, parsePzprv3 } from './formats/pzprv3.ts';
export { formatSgt, parseSgt } from './formats/sgt.ts';
export { formatSvg } from './formats/svg.ts';
export { formatText, parseText } from './formats/text.ts';
export { type CoverError, formatCover, formatXcc, parseCover } from './formats/xcc.ts';
export {
  DEFAULT_ATTEMPTS,
  type Generated,
  type GenerateError,
  type GenerateOptions,
  generate,
  seedAt,
} from './generate.ts';
export { type ChainStep, type Hint, type HintOptions, nextHint } from './hint.ts';
export { GENERATE_LEVELS, type GenerateLevel } from './impossible.ts';
export type { Limits, StopReason } from './limits.ts';
export { PICTURES, type Picture } from './picture.ts';
export { SYMMETRIES, type Symmetry } from './place-shaded.ts';
export { type Propagation, propagate } from './propagate.ts';
export { propagation } from './propagation.ts';
export {
  PROPAGATION_RULES,
  type PropagationRule,
  type PropagationStep,
} from './propagation-board.ts';
export { type ProveOptions, prove } from './prove.ts';
export {
  BLANK,
  type CellInput,
  cellName,
  createPuzzle,
  isSeed,
  labelAt,
  MAX_SIDE,
  neighboursOf,
  type Puzzle,
  type PuzzleError,
  peersOf,
  puzzleFromNumbers,
  QUESTION,
  ZERO,
} from './puzzle.ts';
export { type RateResult, type Rating, rate } from './rate.ts';
export { err, ok, type Result } from './result.ts';
export {
  type AdjacentViolation,
  type DividedViolation,
  type DuplicateViolation,
  findViolations,
  isSolution,
  openParts,
  type Violation,
} from './rules.ts';
export {
  formatShading,
  parseShading,
  SHADED,
  type Shading,
  type ShadingError,
  UNKNOWN,
  UNSHADED,
} from './shading.ts';
export {
  ENGINE_NAMES,
  type EngineName,
  type EngineOptions,
  hasUniqueSolution,
  solve,
  solveAll,
} from './solve.ts';
export { LEVELS, type Level, TECHNIQUE_LEVEL, TECHNIQUES, type Technique } from './technique.ts';
export { type Verification, verify } from './verify.ts';
export { type WeakSolutions, weakSolutions } from './weak.ts';
export { LANGUAGES, type Language, levelName } from './words/index.ts';
export type { ExactCover } from './xcc.ts';
