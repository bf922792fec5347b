/** The library: everything a program may import, by concept. */
export {
  Background,
  type MessagePortLike,
  type Question,
  serveBackground,
  type WorkerLike,
} from './background.ts';
export type { Limits, StopReason } from './base/limits.ts';
export { err, ok, type Result } from './base/result.ts';
export { type CountOptions, type CountResult, countSolutions } from './count/count.ts';
export { type Explanation, explain } from './explain/explain.ts';
export { type ChainStep, type Hint, type HintOptions, nextHint } from './explain/hint.ts';
export {
  EXPLANATION_PAGE_END,
  explanationPageStart,
  formatExplanationHtml,
} from './explain/html.ts';
export { LANGUAGES, type Language, levelName } from './explain/words/index.ts';
export { parseAnswer } from './formats/answer.ts';
export { parsePuzzle } from './formats/detect.ts';
export {
  FORMATS,
  type FormatError,
  type FormatErrorCode,
  type FormatName,
  type FormattedPuzzle,
  type ParsedPuzzle,
} from './formats/format.ts';
export { formatPuzzle } from './formats/print.ts';
export {
  DEFAULT_ATTEMPTS,
  type Generated,
  type GenerateError,
  type GenerateOptions,
  generate,
  seedAt,
} from './generate/generate.ts';
export { GENERATE_LEVELS, type GenerateLevel } from './generate/impossible.ts';
export { SYMMETRIES, type Symmetry } from './generate/place-shaded.ts';
export type { ChainMark, ChainReason, Conclusion, Mark } from './people/deduction/deduction.ts';
export {
  LEVELS,
  type Level,
  TECHNIQUE_LEVEL,
  TECHNIQUES,
  type Technique,
} from './people/deduction/technique.ts';
export { PICTURES, type Picture } from './people/picture.ts';
export { type RateResult, type Rating, rate } from './people/rate.ts';
export { CERTIFICATE_FORMAT, type Certificate, digestOf } from './proof/certificate.ts';
export { formatRefutation, type RefutationFiles } from './proof/drat.ts';
export { type ProveOptions, prove } from './proof/prove.ts';
export { type Verification, verify } from './proof/verify.ts';
export { type Canonical, canonicalForm, puzzleKey } from './puzzle/canonical.ts';
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
} from './puzzle/puzzle.ts';
export {
  type AdjacentViolation,
  type DividedViolation,
  type DuplicateViolation,
  findViolations,
  isSolution,
  openParts,
  type Violation,
} from './puzzle/rules.ts';
export {
  formatShading,
  parseShading,
  SHADED,
  type Shading,
  type ShadingError,
  UNKNOWN,
  UNSHADED,
} from './puzzle/shading.ts';
export { cdcl } from './solve/cdcl/cdcl.ts';
export { propagation } from './solve/classic/classic.ts';
export {
  PROPAGATION_RULES,
  type PropagationRule,
  type PropagationStep,
} from './solve/classic/classic-state.ts';
export { type Propagation, propagate } from './solve/classic/propagate.ts';
export type { ExactCover } from './solve/cover/dancing-links.ts';
export { exactCover, type HitoriCover } from './solve/cover/hitori-cover.ts';
export { type WeakSolutions, weakSolutions } from './solve/cover/weak.ts';
export type {
  Engine,
  EnumerateResult,
  SearchStats,
  SolveOptions,
  SolveResult,
  Status,
} from './solve/engine/engine.ts';
export {
  ENGINE_NAMES,
  type EngineName,
  type EngineOptions,
  hasUniqueSolution,
  solve,
  solveAll,
} from './solve/solve.ts';
