/** What a player may choose, with what holds until he does; read back from storage field by field. */
import {
  GENERATE_LEVELS,
  type GenerateLevel,
  LANGUAGES,
  type Language,
  type Violation,
} from '@hitori/core';
import type { Assistance } from './auto-marks.ts';
import { KEY_SCHEMES, type KeyScheme } from './keys.ts';
import { PRESETS, type Preset, TAP_ORDERS, type TapOrder } from './presets.ts';
import { isRecord } from './saved-game.ts';

export const ERROR_MODES = ['off', 'wrong', 'count', 'show'] as const;
export type ErrorMode = (typeof ERROR_MODES)[number];

export const THEMES = ['system', 'light', 'dark', 'contrast', 'contrast-dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The sides that can be chosen at a touch; any others are typed. */
export const SIDES = ['5', '6', '7', '8', '9', '10', '12', '15', '20'] as const;
export type Side = (typeof SIDES)[number];

export interface Settings {
  readonly preset: Preset;
  readonly tapOrder: TapOrder;
  readonly keys: KeyScheme;
  readonly errors: ErrorMode;
  /** The rules that are watched while playing. */
  readonly watchR1: boolean;
  readonly watchR2: boolean;
  readonly watchR3: boolean;
  readonly autoNeighbours: boolean;
  readonly autoEquals: boolean;
  readonly highlightSame: boolean;
  readonly dimSeeds: boolean;
  readonly showTimer: boolean;
  readonly theme: Theme;
  /** The size and the level that were chosen last for a new puzzle. */
  readonly side: Side;
  readonly level: GenerateLevel;
  /** null: the browser's language. */
  readonly language: Language | null;
}

export const DEFAULT_SETTINGS: Settings = {
  preset: 'own',
  tapOrder: 'shaded-first',
  keys: 'wasd',
  errors: 'show',
  watchR1: true,
  watchR2: true,
  watchR3: true,
  autoNeighbours: false,
  autoEquals: false,
  highlightSame: true,
  dimSeeds: false,
  showTimer: true,
  theme: 'system',
  side: '8',
  level: 'medium',
  language: null,
};

const CHOICES: { readonly [Name in keyof Settings]?: readonly unknown[] } = {
  preset: PRESETS,
  tapOrder: TAP_ORDERS,
  keys: KEY_SCHEMES,
  errors: ERROR_MODES,
  theme: THEMES,
  side: SIDES,
  level: GENERATE_LEVELS,
  language: [null, ...LANGUAGES],
};

/** The settings of a stored value; what is missing or unknown is as by default. */
export function settingsFromJson(value: unknown): Settings {
  if (!isRecord(value)) return DEFAULT_SETTINGS;
  const read = Object.entries(DEFAULT_SETTINGS).map(([name, fallback]) => {
    const given = value[name];
    const choices = CHOICES[name as keyof Settings];
    const isFine = choices ? choices.includes(given) : typeof given === 'boolean';
    return [name, isFine ? given : fallback];
  });
  return Object.fromEntries(read) as Settings;
}

export function assistanceOf({ autoNeighbours, autoEquals }: Settings): Assistance {
  return { neighbours: autoNeighbours, equals: autoEquals };
}

/** Whether a player wants to be told that a rule is broken. */
export function isWatched({ watchR1, watchR2, watchR3 }: Settings, { rule }: Violation): boolean {
  return { R1: watchR1, R2: watchR2, R3: watchR3 }[rule];
}
