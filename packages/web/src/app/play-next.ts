/** A puzzle of a size and level: one that comes with the page and was not seen yet, else one that is made. */
import type { GenerateLevel } from '@hitori/core';
import { bundledGame, bundledOf } from '../game/bundled.ts';
import type { PlaySession } from './play-session.ts';
import { randomSeed } from './random-seed.ts';

/** At once where a board is at hand; else when it is made. */
export function playNext(session: PlaySession, side: number, level: GenerateLevel): void {
  const seen = session.history.entries.value.map(({ hash }) => hash);
  const begun = session.unfinished().map(({ puzzle }) => puzzle);
  const index = bundledOf(side, level, seen, begun);
  if (index !== null) {
    session.open(bundledGame(index));
    return;
  }
  const seed = randomSeed();
  const request = { rows: side, cols: side, level, seed };
  void session.make(request, { kind: 'generated', name: seed });
}
