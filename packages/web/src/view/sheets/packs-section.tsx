/** Packs: more puzzles of every size and level, loaded when a size is chosen. */
import { LEVELS } from '@hitori/core';
import type { JSX } from 'preact';
import { PACK_SIDES, type Pack } from '../../game/packs.ts';
import { usePage, useText } from '../context.ts';
import { LevelPicks } from './level-picks.tsx';
import { Choice } from './sheet.tsx';

export function Packs(): JSX.Element {
  const { packs } = usePage();
  const words = useText().value;
  const view = packs.view.value;
  const side =
    view.kind === 'none' ? '' : String(view.kind === 'pack' ? view.pack.side : view.side);
  const sides = PACK_SIDES.map(String);
  return (
    <section class="block ready packs">
      <h3>{words.newSheet.packs}</h3>
      <p class="quiet-text">{words.newSheet.packsLead}</p>
      <Choice
        name="pack-side"
        legend={words.newSheet.side}
        options={sides}
        labels={Object.fromEntries(PACK_SIDES.map((size) => [size, words.size(size, size)]))}
        value={side}
        onChange={(value) => void packs.choose(Number(value))}
      />
      {view.kind === 'loading' && <p role="status">{words.loading}</p>}
      {view.kind === 'failed' && (
        <div class="row">
          <p role="alert">{words.newSheet.packFailed}</p>
          <button type="button" onClick={() => void packs.choose(view.side)}>
            {words.newSheet.packAgain}
          </button>
        </div>
      )}
      {view.kind === 'pack' && <PackBoards pack={view.pack} />}
    </section>
  );
}

function PackBoards({ pack: { side, puzzles } }: { readonly pack: Pack }): JSX.Element {
  const { packs, session, sheet } = usePage();
  const words = useText().value;
  const hashes = session.history.entries.value.map(({ hash }) => hash);
  const all = Object.values(puzzles).flat();
  const done = all.filter((id) => hashes.some((hash) => hash.endsWith(id))).length;
  return (
    <>
      <p class="quiet-text">{words.newSheet.packDone(done, all.length)}</p>
      <LevelPicks
        side={side}
        levels={LEVELS.map((level) => ({ level, puzzles: puzzles[level] ?? [] }))}
        onPick={(level, index) => {
          packs.play(level, index);
          sheet.value = null;
        }}
      />
    </>
  );
}
