/**
 * A peer: another program that can give a verdict, through one adapter file each. Peers are installed
 * by `npm run bench:peers` into packages/bench/peers, never with the project; a peer that is not there
 * is left out with a note.
 */
import { readFileSync } from 'node:fs';
import type { Puzzle } from '@hitori/core';

export interface Peer {
  readonly name: string;
  /** What exactly it does, for the reader of the table. */
  readonly note: string;
  /** How many solutions there are: 0, 1, or 2 for more. Only the search is timed, not the start. */
  countToTwo(puzzle: Puzzle): Promise<{ readonly solutions: number; readonly ms: number }>;
  close?(): void;
}

/** The module of a package of the peers' folder, or undefined where it is not installed. */
export async function importPeer(name: string): Promise<Record<string, unknown> | undefined> {
  const folder = new URL(`../../peers/node_modules/${name}/`, import.meta.url);
  try {
    const { main } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'));
    return (await import(new URL(main, folder).href)) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
