/** What a player keeps: nothing beyond itself unless asked, and apart from the app and from other puzzles. */
import { createMemoryStore, JsonStore, type Store } from '@hitori/web/game/storage.ts';

/** @param puzzle names the puzzle; null: nothing is kept in the browser */
export function createPlayerStore(puzzle: string | null): Store {
  if (puzzle === null) return createMemoryStore();
  const store = new JsonStore(
    () => window.localStorage,
    () => undefined,
  );
  const prefix = `player.${puzzle}.`;
  return {
    read: (name) => store.read(prefix + name),
    write: (name, data) => store.write(prefix + name, data),
    remove: (name) => store.remove(prefix + name),
    names: (start = '') => store.names(prefix + start).map((name) => name.slice(prefix.length)),
  };
}
