/**
 * What is kept between visits, as JSON under a version. Nothing here throws: when the browser keeps
 * nothing (blocked, full) or holds what another version wrote, the game goes on and `trouble` says why.
 */
export type StorageTrouble = 'blocked' | 'full' | 'other-version';

const PREFIX = 'hitori.';
const VERSION = 1;

/** The name under which something is kept, of its key in the browser; undefined for a key of others. */
export function nameOfKey(key: string): string | undefined {
  return key.startsWith(PREFIX) ? key.slice(PREFIX.length) : undefined;
}

export interface Store {
  /** undefined when nothing that can be read is kept under the name. */
  read(name: string): unknown;
  write(name: string, data: unknown): void;
  remove(name: string): void;
  /** The names that begin with a prefix. */
  names(prefix?: string): string[];
}

/** A store over the browser's storage, or what looks like it. */
export class JsonStore implements Store {
  private readonly backend: Storage | undefined;
  private readonly onTrouble: (trouble: StorageTrouble) => void;

  constructor(backend: () => Storage, onTrouble: (trouble: StorageTrouble) => void) {
    this.onTrouble = onTrouble;
    try {
      this.backend = backend();
    } catch {
      onTrouble('blocked');
    }
  }

  read(name: string): unknown {
    try {
      const text = this.backend?.getItem(PREFIX + name);
      if (text === null || text === undefined) return undefined;
      const { version, data } = JSON.parse(text);
      if (version === VERSION) return data;
      this.onTrouble('other-version');
    } catch {
      this.onTrouble('other-version');
    }
    return undefined;
  }

  write(name: string, data: unknown): void {
    try {
      this.backend?.setItem(PREFIX + name, JSON.stringify({ version: VERSION, data }));
    } catch {
      this.onTrouble('full');
    }
  }

  remove(name: string): void {
    try {
      this.backend?.removeItem(PREFIX + name);
    } catch {
      this.onTrouble('blocked');
    }
  }

  names(prefix = ''): string[] {
    try {
      return Object.keys(this.backend ?? {})
        .filter((key) => key.startsWith(PREFIX + prefix))
        .map((key) => key.slice(PREFIX.length));
    } catch {
      return [];
    }
  }
}

/** A store that lasts as long as itself: for boards that keep nothing. */
export function createMemoryStore(): Store {
  const kept = new Map<string, unknown>();
  return {
    read: (name) => kept.get(name),
    write: (name, data) => void kept.set(name, data),
    remove: (name) => void kept.delete(name),
    names: (prefix = '') => [...kept.keys()].filter((name) => name.startsWith(prefix)),
  };
}
