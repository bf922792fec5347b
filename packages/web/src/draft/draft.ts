/**
 * A draft: a sketch with the steps that led to it, so that they can be taken back.
 *
 * Invariant: taking back all of `past`, the last one first, fits at every step.
 */
import { changedCells, type Face, isSameShape, type Sketch } from './sketch.ts';

/** One step: the cells that it changed, or the whole sketch where its size changed. */
export type Step =
  | {
      readonly cells: readonly number[];
      readonly before: readonly Face[];
      readonly after: readonly Face[];
    }
  | { readonly from: Sketch; readonly to: Sketch };

export interface Draft {
  /** Its name in storage. */
  readonly name: string;
  readonly sketch: Sketch;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

/** Older steps are forgotten. */
export const MOST_STEPS = 300;

export function startDraft(name: string, sketch: Sketch, now: number): Draft {
  return { name, sketch, past: [], future: [], changedAt: now };
}

/** The draft with another sketch, as one step; the same draft when that is no other. */
export function changeDraft(draft: Draft, sketch: Sketch, now: number): Draft {
  const step = stepBetween(draft.sketch, sketch);
  if (step === null) return draft;
  const past = [...draft.past, step].slice(-MOST_STEPS);
  return { ...draft, sketch, past, future: [], changedAt: now };
}

/** As a change, but of what the last step changed: both are one step. */
export function amendDraft(draft: Draft, sketch: Sketch, now: number): Draft {
  const before = undo(draft, now);
  const amended = changeDraft(before, sketch, now);
  return amended === before ? { ...before, future: [] } : amended;
}

export function undo(draft: Draft, now: number): Draft {
  const step = draft.past.at(-1);
  if (step === undefined) return draft;
  const sketch = applied(draft.sketch, backwards(step));
  const past = draft.past.slice(0, -1);
  return { ...draft, sketch, past, future: [...draft.future, step], changedAt: now };
}

export function redo(draft: Draft, now: number): Draft {
  const step = draft.future.at(-1);
  if (step === undefined) return draft;
  const sketch = applied(draft.sketch, step);
  const future = draft.future.slice(0, -1);
  return { ...draft, sketch, past: [...draft.past, step], future, changedAt: now };
}

export function backwards(step: Step): Step {
  return 'cells' in step
    ? { cells: step.cells, before: step.after, after: step.before }
    : { from: step.to, to: step.from };
}

/** The sketch after a step that fits it. */
export function applied(sketch: Sketch, step: Step): Sketch {
  if (!('cells' in step)) return step.to;
  const faces = [...sketch.faces];
  step.cells.forEach((cell, index) => {
    faces[cell] = step.after[index];
  });
  return { ...sketch, faces };
}

function stepBetween(before: Sketch, after: Sketch): Step | null {
  if (!isSameShape(before, after)) return { from: before, to: after };
  const cells = changedCells(before, after);
  if (cells.length === 0) return null;
  return {
    cells,
    before: cells.map((cell) => before.faces[cell]),
    after: cells.map((cell) => after.faces[cell]),
  };
}
