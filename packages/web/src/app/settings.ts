/** The settings as a signal that keeps itself in storage. */
import { type Signal, signal } from '@preact/signals';
import type { Assistance } from '../game/auto-marks.ts';
import { type Settings, settingsFromJson } from '../game/settings.ts';
import { store } from './storage.ts';

export const settings: Signal<Settings> = signal(settingsFromJson(store.read('settings')));

export function changeSettings(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
  store.write('settings', settings.value);
}

export function assistanceOf({ autoNeighbours, autoEquals }: Settings): Assistance {
  return { neighbours: autoNeighbours, equals: autoEquals };
}
