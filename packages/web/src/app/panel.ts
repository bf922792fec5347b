/**
 * What the panel beside the board shows: one thing at a time. The functions here say what becomes of it;
 * they know neither solver nor board.
 */
import type { Explanation, Hint, Shading, Status, Violation } from '@hitori/core';
import type { Change } from '../game/game.ts';
import type { SearchTrace } from '../worker/search-trace.ts';

/** What the solver can be asked for in the panel. */
export type Purpose = 'hint' | 'walk' | 'watch' | 'mistake' | 'solution';

export type Panel =
  | { readonly kind: 'waiting'; readonly purpose: Purpose }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'hint'; readonly hint: Hint; readonly stage: number; readonly marks: Shading }
  | { readonly kind: 'walk'; readonly explanation: Explanation; readonly at: number }
  | { readonly kind: 'watch'; readonly trace: SearchTrace; readonly at: number }
  /** The first broken rule; null when none is broken. */
  | { readonly kind: 'check'; readonly violation: Violation | null }
  | { readonly kind: 'finish' }
  /** The moves of a game played again; `mistake` is the number, from 1, of the first wrong one. */
  | {
      readonly kind: 'replay';
      readonly moves: readonly Change[];
      readonly mistake: number | null;
      readonly at: number;
      readonly covered: Panel | null;
    }
  /** Whether to give up is asked. */
  | { readonly kind: 'give-up' }
  /** The solution beside the board; null where there is none, or none was found. */
  | { readonly kind: 'solution'; readonly status: Status; readonly solution: Shading | null }
  | { readonly kind: 'wrong-finish'; readonly violations: readonly Violation[] }
  /** `covered` comes back when the making is cancelled; `since` is a time in milliseconds. */
  | {
      readonly kind: 'making';
      readonly attempts: number;
      readonly since: number;
      readonly covered: Panel | null;
    }
  | { readonly kind: 'making-failed'; readonly message: string };

/** Whether the board shows steps in place of the game: then nothing can be marked on it. */
export function isWatching(panel: Panel | null): boolean {
  return panel?.kind === 'walk' || panel?.kind === 'watch' || panel?.kind === 'replay';
}

/** After the marks changed; `end` is the finish, if the board looks finished now. */
export function panelAfterMarks(panel: Panel | null, end: Panel | null): Panel | null {
  if (panel?.kind === 'making') return { ...panel, covered: panelAfterMarks(panel.covered, end) };
  if (end !== null) return end;
  return panel !== null && holdsForMarks(panel) ? null : panel;
}

/** What is said of the marks as they stand is not said of others. */
function holdsForMarks(panel: Panel): boolean {
  switch (panel.kind) {
    case 'waiting':
      return panel.purpose === 'hint' || panel.purpose === 'mistake';
    case 'hint':
    case 'check':
    case 'finish':
    case 'solution':
    case 'wrong-finish':
      return true;
    default:
      return false;
  }
}

export function panelAfterClose(panel: Panel | null): Panel | null {
  return panel?.kind === 'making' || panel?.kind === 'replay' ? panel.covered : null;
}
