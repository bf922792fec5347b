/** What is made for a setter, as requests to the generator. */
import type { GenerateLevel } from '@hitori/core';
import { patternOf, type Sketch } from '../draft/sketch.ts';
import type { GenerateRequest } from '../worker/protocol.ts';

/** A puzzle whose solution is the pattern. */
export function fillPattern(sketch: Sketch, level: GenerateLevel, seed: string): GenerateRequest {
  const { rows, cols } = sketch;
  return { rows, cols, level, seed, shading: patternOf(sketch) };
}
