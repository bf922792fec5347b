/** The settings as a signal that keeps itself in storage. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { type Settings, settingsFromJson } from '../game/settings.ts';
import type { Store } from '../game/storage.ts';

export interface SettingsModel {
  readonly settings: ReadonlySignal<Settings>;
  change(change: Partial<Settings>): void;
}

export function createSettings(store: Store): SettingsModel {
  const settings = signal(settingsFromJson(store.read('settings')));
  return {
    settings,
    change(change) {
      settings.value = { ...settings.value, ...change };
      store.write('settings', settings.value);
    },
  };
}
