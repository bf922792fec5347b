/** Everything that is kept, as one file, and back; and all of it gone. */
import { isRecord } from '../game/saved-game.ts';
import { saveFile } from './export.ts';
import { store } from './storage.ts';

const KIND = 'hitori-data';

export function exportData(): void {
  const data = Object.fromEntries(store.names().map((name) => [name, store.read(name)]));
  const content = JSON.stringify({ kind: KIND, version: 1, data });
  saveFile('hitori-data.json', new Blob([content], { type: 'application/json' }));
}

/** Takes a file's content in place of what is kept; false when it is no export. */
export function importData(content: string): boolean {
  let read: unknown;
  try {
    read = JSON.parse(content);
  } catch {
    return false;
  }
  if (!isRecord(read) || read['kind'] !== KIND || !isRecord(read['data'])) return false;
  eraseData();
  for (const [name, data] of Object.entries(read['data'])) store.write(name, data);
  return true;
}

export function eraseData(): void {
  for (const name of store.names()) store.remove(name);
}
