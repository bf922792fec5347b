/** Everything that is kept, as the text of one file, and back; and all of it gone. */
import { isRecord } from '../game/saved-game.ts';
import type { Store } from '../game/storage.ts';

const KIND = 'hitori-data';

export function exportData(store: Store): string {
  const data = Object.fromEntries(store.names().map((name) => [name, store.read(name)]));
  return JSON.stringify({ kind: KIND, version: 1, data });
}

/** Takes a file's content in place of what is kept; false when it is no export. */
export function importData(store: Store, content: string): boolean {
  let read: unknown;
  try {
    read = JSON.parse(content);
  } catch {
    return false;
  }
  if (!isRecord(read) || read['kind'] !== KIND || !isRecord(read['data'])) return false;
  eraseData(store);
  for (const [name, data] of Object.entries(read['data'])) store.write(name, data);
  return true;
}

export function eraseData(store: Store): void {
  for (const name of store.names()) store.remove(name);
}
