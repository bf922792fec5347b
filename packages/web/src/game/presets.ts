/**
 * What a press does, as players of other programs know it: for each preset and press, what an unmarked, a
 * shaded and an unshaded cell become.
 *
 * - own: a press goes on to the next state, the right button the other way round.
 * - puzzlink: left shades or clears, right marks unshaded or clears; there is no third state.
 * - tatham: left shades, right marks unshaded; either button clears a marked cell.
 * - conceptis: first unshaded, then shaded, then clear; the right button the other way round.
 * - gnome: a click shades, Ctrl and a click mark unshaded; again clears.
 */
import { SHADED, UNKNOWN, UNSHADED } from '@hitori/core';

export const PRESETS = ['own', 'puzzlink', 'tatham', 'conceptis', 'gnome'] as const;
export type Preset = (typeof PRESETS)[number];

export const TAP_ORDERS = ['shaded-first', 'unshaded-first'] as const;
export type TapOrder = (typeof TAP_ORDERS)[number];

/** `ctrl`: a click with the Ctrl key. */
export type Press = 'left' | 'right' | 'ctrl' | 'tap' | 'long';

/** What the states become, in the order unknown, shaded, unshaded. */
type Step = readonly [unknown: number, shaded: number, unshaded: number];
const SHADE_ON: Step = [SHADED, UNSHADED, UNKNOWN];
const RING_ON: Step = [UNSHADED, UNKNOWN, SHADED];
const SHADE: Step = [SHADED, UNKNOWN, SHADED];
const RING: Step = [UNSHADED, UNSHADED, UNKNOWN];
const SHADE_OR_CLEAR: Step = [SHADED, UNKNOWN, UNKNOWN];
const RING_OR_CLEAR: Step = [UNSHADED, UNKNOWN, UNKNOWN];

export const STEPS: Readonly<Record<Preset, Readonly<Record<Press, Step>>>> = {
  own: { left: SHADE_ON, right: RING_ON, ctrl: RING_ON, tap: SHADE_ON, long: RING },
  puzzlink: { left: SHADE, right: RING, ctrl: RING, tap: SHADE, long: RING },
  tatham: {
    left: SHADE_OR_CLEAR,
    right: RING_OR_CLEAR,
    ctrl: RING_OR_CLEAR,
    tap: SHADE_OR_CLEAR,
    long: RING_OR_CLEAR,
  },
  conceptis: { left: RING_ON, right: SHADE_ON, ctrl: SHADE_ON, tap: RING_ON, long: SHADE },
  gnome: { left: SHADE, right: RING, ctrl: RING, tap: SHADE, long: RING },
};

/** A finger's press when it is to begin with unshaded: tap and hold change their parts. */
function swapped(preset: Preset, press: Press): Step {
  const steps = STEPS[preset];
  // Conceptis begins with unshaded as it is.
  if (preset === 'conceptis') return steps[press];
  if (press === 'tap') return steps.right;
  return press === 'long' ? SWAPPED_LONG[preset] : steps[press];
}

const SWAPPED_LONG: Readonly<Record<Exclude<Preset, 'conceptis'>, Step>> = {
  own: SHADE,
  puzzlink: SHADE,
  tatham: SHADE_OR_CLEAR,
  gnome: SHADE,
};

/** The state that a press leads to. */
export function nextState(preset: Preset, order: TapOrder, press: Press, state: number): number {
  const step = order === 'unshaded-first' ? swapped(preset, press) : STEPS[preset][press];
  return step[state];
}
