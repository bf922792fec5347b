/**
 * The library, by concept: puzzles and marks, rules, solving, counting, how people solve, generating,
 * proofs, and the same in a worker. Formats one by one are in `@hitori/core/formats`, pictures in
 * `@hitori/core/drawing`, reading from a stream in `@hitori/core/stream`.
 */

// The same in a worker.
export {
  Background,
  type MessagePortLike,
  QUESTIONS,
  type Question,
  type Questions,
  type QuestionTable,
  serveBackground,
  type WorkerLike,
} from './background.ts';
// Solving and counting.
export type { Limits, StopReason } from './base/limits.ts';
export { type NumberRange, parseRange } from './base/range.ts';
// Puzzles and marks.
export { type Err, err, type Ok, ok, type Result } from './base/result.ts';
export { type CountOptions, type CountResult, countSolutions } from './count/count.ts';
// How people solve.
export {
  type Explanation,
  type ExplanationParts,
  explain,
  type SolvedExplanation,
  type UnsolvedExplanation,
} from './explain/explain.ts';
export {
  type ChainStep,
  type Hint,
  type HintEnding,
  type HintOptions,
  type HintParts,
  type HintStep,
  nextHint,
} from './explain/hint.ts';
export {
  EXPLANATION_PAGE_END,
  explanationPageStart,
  formatExplanationHtml,
  type SectionOptions,
} from './explain/html.ts';
export { STEP_LOOKS, type StepShapes, stepShapes } from './explain/step-shapes.ts';
export { type AroundChain, violationText } from './explain/teller.ts';
export {
  ENDINGS,
  type Ending,
  type HintTechnique,
  LANGUAGES,
  type Language,
  levelName,
  techniqueName,
} from './explain/words/index.ts';
export {
  type AnswerBoard,
  type AnswerOptions,
  type AnswerResult,
  type ParsedAnswer,
  parseAnswer,
} from './formats/answers/answer.ts';
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
} from './formats/contract/format.ts';
export { formatPuzzle } from './formats/notations/print.ts';
export {
  isLiteralPuzzle,
  type ParseOptions,
  parsePuzzle,
  parsePuzzles,
} from './formats/reader/parse.ts';
// Generating.
export { generate, seedAt } from './generate/generate.ts';
export {
  DEFAULT_ATTEMPTS,
  type EffortRange,
  GENERATE_LEVELS,
  type Generated,
  type GenerateError,
  type GenerateLevel,
  type GenerateOptions,
  SYMMETRIES,
  type Symmetry,
} from './generate/request.ts';
export type { ChainCause, ChainMark, Conclusion, Mark } from './people/deduction/deduction.ts';
export {
  LEVELS,
  type Level,
  TECHNIQUE_LEVEL,
  TECHNIQUES,
  type Technique,
} from './people/deduction/technique.ts';
export type { Bottleneck } from './people/effort.ts';
export { PICTURES, type Picture } from './people/picture.ts';
export {
  type NoRating,
  type RateOptions,
  type RateResult,
  type Rating,
  rate,
  type UniqueRating,
} from './people/rate.ts';
// Proofs.
export { CERTIFICATE_FORMAT, type Certificate, digestOf } from './proof/certificate.ts';
export {
  formatRefutation,
  type RefutationFiles,
  type RefutationStreams,
  streamRefutation,
} from './proof/drat.ts';
export {
  MAX_CERTIFICATE_NUMBERS,
  type ProveError,
  type ProveOptions,
  prove,
} from './proof/prove.ts';
export { type Verification, type VerifyOptions, verify } from './proof/verify.ts';
export { type Canonical, canonicalForm, canonicalKey, puzzleKey } from './puzzle/canonical.ts';
export {
  BLANK,
  type CellInput,
  createPuzzle,
  isSeed,
  labelAt,
  labelRows,
  MAX_SIDE,
  type Puzzle,
  type PuzzleError,
  peersOf,
  puzzleFromNumbers,
  QUESTION,
  ZERO,
} from './puzzle/puzzle.ts';
export type { Clause } from './puzzle/rule-clauses.ts';
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
export { cellName, colOf, neighboursOf, rowOf, type Shape } from './puzzle/shape.ts';
export {
  PROPAGATION_RULES,
  type PropagationRule,
  type PropagationStep,
} from './solve/classic/classic-state.ts';
export { type Propagation, type PropagationOptions, propagate } from './solve/classic/propagate.ts';
export type { ExactCover } from './solve/cover/dancing-links.ts';
export { type CoverOptions, exactCover, type HitoriCover } from './solve/cover/hitori-cover.ts';
export { weakSolutions } from './solve/cover/weak.ts';
export type {
  Engine,
  EnumerateResult,
  MultipleResult,
  NoneResult,
  SearchStats,
  SolutionList,
  SolveOptions,
  SolveResult,
  Status,
  UniqueResult,
  UnknownResult,
} from './solve/engine/engine.ts';
export {
  ENGINE_NAMES,
  ENGINES,
  type EngineName,
  type EngineOptions,
  hasUniqueSolution,
  solve,
  solveAll,
} from './solve/solve.ts';
