/** A cell of a draft in words: its symbol, what is done to it, and what the engine says of it. */
import { colOf, rowOf } from '@hitori/core';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Sketch } from '../draft/sketch.ts';
import type { Messages } from '../text/en.ts';
import type { ComposeMessages } from '../text/en-compose.ts';
import { analysisOf, type Findings } from './findings.ts';
import { factsOf } from './say-change.ts';

export function createDescriber(
  sketch: ReadonlySignal<Sketch>,
  { verdict, noiseCells }: Pick<Findings, 'verdict' | 'noiseCells'>,
  words: ReadonlySignal<ComposeMessages>,
  text: ReadonlySignal<Messages>,
): (cell: number) => string {
  const analysis = computed(() => analysisOf(verdict.value));
  const differ = computed(() => new Set(analysis.value?.differ));
  const conflict = computed(() => new Set(analysis.value?.conflict));
  return (cell) => {
    const shape = sketch.value;
    const face = shape.faces[cell];
    if (face === undefined) return '';
    const said = words.value;
    const all = text.value;
    const facts = [
      said.cell(rowOf(shape, cell) + 1, colOf(shape, cell) + 1, face.symbol || all.blank),
      ...factsOf(face, said),
      ...(differ.value.has(cell) ? [said.differs] : []),
      ...(conflict.value.has(cell) ? [said.inConflict] : []),
      ...(noiseCells.value.has(cell) ? [said.isNoise] : []),
    ];
    return facts.join(all.comma);
  };
}
