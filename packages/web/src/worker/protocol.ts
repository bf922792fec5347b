/** What the page asks its workers. Everything is plain data. */
import type {
  Explanation,
  GenerateLevel,
  Hint,
  Language,
  Level,
  Puzzle,
  RateResult,
  Shading,
  SolveResult,
} from '@hitori/core';
import type { Analysis, Minimised, Repairs } from '@hitori/core/compose';
import type { SearchTrace } from './search-trace.ts';

export interface Questions {
  readonly hint: {
    readonly ask: { puzzle: Puzzle; marks: Shading; language: Language };
    readonly reply: Hint;
  };
  readonly explain: {
    readonly ask: { puzzle: Puzzle; language: Language };
    readonly reply: Explanation;
  };
  readonly rate: { readonly ask: { puzzle: Puzzle }; readonly reply: RateResult };
  readonly solve: { readonly ask: { puzzle: Puzzle }; readonly reply: SolveResult };
  readonly trace: { readonly ask: { puzzle: Puzzle }; readonly reply: SearchTrace };
  /** `max`: where counting stops. */
  readonly analyse: {
    readonly ask: { puzzle: Puzzle; max: number };
    readonly reply: Analysis;
  };
  readonly repairs: { readonly ask: { puzzle: Puzzle }; readonly reply: Repairs };
  readonly minimise: {
    readonly ask: { puzzle: Puzzle; keepLevel: boolean };
    readonly reply: Minimised | null;
  };
  readonly generate: { readonly ask: GenerateRequest; readonly reply: GenerateReply };
  readonly book: { readonly ask: BookletRequest; readonly reply: BookletReply };
}
export type QuestionKind = keyof Questions;

export interface GenerateRequest {
  readonly rows: number;
  readonly cols: number;
  readonly level: GenerateLevel;
  readonly seed: string;
  /** The solution that is wanted. */
  readonly shading?: Shading;
  /** Symbols that stay where they are, among blanks. */
  readonly keep?: Puzzle;
  /** What the shaded cells are to spell. */
  readonly message?: string;
}

export type GenerateReply =
  | { readonly ok: true; readonly puzzle: Puzzle; readonly level: Level }
  | { readonly ok: false; readonly message: string };

export interface BookletRequest {
  readonly puzzles: readonly Puzzle[];
  readonly title: string;
  readonly language: Language;
  readonly perPage: 1 | 2 | 4;
  readonly rules: boolean;
  readonly withAnswers: boolean;
}

export type BookletReply =
  | { readonly ok: true; readonly pdf: Uint8Array }
  | { readonly ok: false; readonly code: string };
