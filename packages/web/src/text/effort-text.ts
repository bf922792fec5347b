/** How much a board asks for on the short way, where that is known. */
import type { Rating } from '@hitori/core';
import type { Messages } from './en.ts';

export function effortText(
  rating: Pick<Rating, 'effort'> | null,
  words: Messages,
): readonly string[] {
  if (rating === null || rating.effort === null) return [];
  return [words.effort(String(Math.round(rating.effort)))];
}
