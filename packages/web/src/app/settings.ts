/**
 * The settings as a signal that keeps itself in storage. Another tab may have changed others since: a
 * change is made on what is kept.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import { type Settings, settingsFromJson } from '../game/settings.ts';
import type { Store } from '../game/storage.ts';

export interface SettingsModel {
  readonly settings: ReadonlySignal<Settings>;
  change(change: Partial<Settings>): void;
  /** Takes over what another tab has kept. */
  refresh(): void;
}

export function createSettings(store: Store): SettingsModel {
  const settings = signal(settingsFromJson(store.read('settings')));
  return {
    settings,
    change(change) {
      const kept = store.read('settings');
      const before = kept === undefined ? settings.value : settingsFromJson(kept);
      settings.value = { ...before, ...change };
      store.write('settings', settings.value);
    },
    refresh() {
      settings.value = settingsFromJson(store.read('settings'));
    },
  };
}
