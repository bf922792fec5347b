/**
 * What a press does, as players of other programs know it. A press leads a cell to the next state of a
 * cycle; from a state outside the cycle it leads to the second one.
 */
import { SHADED, UNKNOWN, UNSHADED } from '@hitori/core';

export const PRESETS = ['puzzlink', 'tatham', 'conceptis'] as const;
export type Preset = (typeof PRESETS)[number];

export const TAP_ORDERS = ['shaded-first', 'unshaded-first'] as const;
export type TapOrder = (typeof TAP_ORDERS)[number];

export type Press = 'left' | 'right' | 'tap' | 'long';

type Cycle = readonly number[];
const SHADE_FIRST: Cycle = [UNKNOWN, SHADED, UNSHADED];
const RING_FIRST: Cycle = [UNKNOWN, UNSHADED, SHADED];
const SHADE: Cycle = [UNKNOWN, SHADED];
const RING: Cycle = [UNKNOWN, UNSHADED];

const CYCLES: Readonly<Record<Preset, Readonly<Record<Press, Cycle>>>> = {
  puzzlink: { left: SHADE_FIRST, right: RING_FIRST, tap: SHADE_FIRST, long: RING },
  tatham: { left: SHADE, right: RING, tap: SHADE, long: RING },
  conceptis: { left: SHADE_FIRST, right: RING, tap: SHADE_FIRST, long: RING },
};

/** The state that a press leads to. */
export function nextState(preset: Preset, order: TapOrder, press: Press, state: number): number {
  let cycle = CYCLES[preset][press];
  if (order === 'unshaded-first' && press === 'tap') cycle = cycle === SHADE ? RING : RING_FIRST;
  if (order === 'unshaded-first' && press === 'long') cycle = SHADE;
  const at = cycle.indexOf(state);
  return at < 0 ? cycle[1] : cycle[(at + 1) % cycle.length];
}
