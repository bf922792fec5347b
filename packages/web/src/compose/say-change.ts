/** What a change of a draft is in words, for those who do not see it. */
import { colOf, rowOf } from '@hitori/core';
import { changedCells, type Face, isSameShape, type Sketch } from '../draft/sketch.ts';
import type { Messages } from '../text/en.ts';
import type { ComposeMessages } from '../text/en-compose.ts';

/** '' when nothing changed. */
export function sayChange(
  before: Sketch,
  after: Sketch,
  words: ComposeMessages,
  all: Messages,
): string {
  if (!isSameShape(before, after)) return words.resized(all.size(after.rows, after.cols));
  const cells = changedCells(before, after);
  const [first] = cells;
  if (first === undefined) return '';
  if (cells.length > 1) return words.changed(cells.length);
  const place = all.place(rowOf(after, first) + 1, colOf(after, first) + 1);
  return words.typed(place, sayFace(after.faces[first], words, all));
}

/** A symbol, and what is done to its cell. */
export function sayFace(face: Face, words: ComposeMessages, all: Messages): string {
  return [face.symbol || all.blank, ...factsOf(face, words)].join(all.comma);
}

export function factsOf({ isShaded, isLocked }: Face, words: ComposeMessages): string[] {
  return [...(isShaded ? [words.inPattern] : []), ...(isLocked ? [words.locked] : [])];
}
