/** What is made for a setter, as requests to the generator. */
import type { GenerateLevel } from '@hitori/core';
import { shapeForMessage } from '@hitori/core/compose';
import { patternOf, puzzleOf, type Sketch } from '../draft/sketch.ts';
import type { GenerateRequest } from '../worker/protocol.ts';

/** A puzzle around the locked symbols whose solution is the pattern, where there are any of these. */
export function fillDraft(sketch: Sketch, level: GenerateLevel, seed: string): GenerateRequest {
  const { rows, cols, faces } = sketch;
  return {
    rows,
    cols,
    level,
    seed,
    ...(faces.some(({ isShaded }) => isShaded) && { shading: patternOf(sketch) }),
    ...(faces.some(({ isLocked }) => isLocked) && {
      keep: puzzleOf(sketch, ({ isLocked }) => isLocked),
    }),
  };
}

/** A puzzle whose shaded cells spell the letters of a text. */
export function hideMessage(message: string, seed: string): GenerateRequest {
  return { ...shapeForMessage(message), level: 'any', seed, message };
}

/** The most characters of a message. */
export const MOST_LETTERS = 120;

/** Whether a text has anything to spell. */
export function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}
