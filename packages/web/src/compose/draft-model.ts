/** The draft of a session: one signal that keeps itself, with its puzzle and its pattern. */
import type { Puzzle } from '@hitori/core';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Environment } from '../app/environment.ts';
import { amendDraft, changeDraft, type Draft, redo, startDraft, undo } from '../draft/draft.ts';
import { createKeptDrafts, MOST_DRAFTS } from '../draft/kept-drafts.ts';
import { emptySketch, isSameShape, puzzleOf, type Sketch } from '../draft/sketch.ts';
import type { Store } from '../game/storage.ts';

const FIRST_SIDE = 6;

export interface DraftModel {
  readonly draft: ReadonlySignal<Draft>;
  /** The same object while no symbol changes. */
  readonly puzzle: ReadonlySignal<Puzzle>;
  /** All that are kept, the last one first. */
  readonly drafts: ReadonlySignal<readonly Draft[]>;
  /** Another sketch, as one step; false when it is the same. `isAmended`: one step with the last one. */
  change(sketch: Sketch, isAmended?: boolean): boolean;
  undo(): void;
  redo(): void;
  /** Begins an empty draft, or one of a sketch. */
  start(sketch?: Sketch): void;
  open(draft: Draft): void;
  /** Deletes a draft; in place of the open one the next is opened, or an empty one. */
  remove(name: string): void;
}

export function createDraftModel(store: Store, { now }: Pick<Environment, 'now'>): DraftModel {
  const kept = createKeptDrafts(store, now);
  const drafts = signal(kept.list());
  const fresh = (sketch = emptySketch(FIRST_SIDE, FIRST_SIDE)) =>
    startDraft(kept.freshName(), sketch, now());
  const draft = signal(drafts.value[0] ?? fresh());

  let last: { readonly sketch: Sketch; readonly puzzle: Puzzle } | null = null;
  const puzzle = computed(() => {
    const { sketch } = draft.value;
    const isSame = last !== null && hasSameSymbols(last.sketch, sketch);
    last = { sketch, puzzle: isSame && last ? last.puzzle : puzzleOf(sketch) };
    return last.puzzle;
  });

  const set = (next: Draft): boolean => {
    if (next === draft.value) return false;
    const own = kept.keep(next);
    draft.value = own;
    const others = drafts.value.filter(({ name }) => name !== own.name);
    drafts.value = [own, ...others].slice(0, MOST_DRAFTS);
    return true;
  };

  return {
    draft,
    puzzle,
    drafts,
    change: (sketch, isAmended = false) =>
      set((isAmended ? amendDraft : changeDraft)(draft.value, sketch, now())),
    undo: () => void set(undo(draft.value, now())),
    redo: () => void set(redo(draft.value, now())),
    start(sketch) {
      // One that nothing was done to is not kept.
      if (sketch) set(fresh(sketch));
      else draft.value = fresh();
    },
    open: (opened) => void set(opened),
    remove(name) {
      kept.remove(name);
      drafts.value = kept.list();
      if (name === draft.value.name) draft.value = drafts.value[0] ?? fresh();
    },
  };
}

function hasSameSymbols(a: Sketch, b: Sketch): boolean {
  return isSameShape(a, b) && a.faces.every((face, cell) => face.symbol === b.faces[cell].symbol);
}
