/** The boards that come with the page, by size and level. */
import { LEVELS } from '@hitori/core';
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { BUNDLED, bundledGame } from '../../game/bundled.ts';
import { usePage, useText } from '../context.ts';
import { LevelPicks } from './level-picks.tsx';
import { Choice } from './sheet.tsx';

const BUNDLED_SIDES = [5, 6, 7, 8, 9, 10];

export function Ready(): JSX.Element {
  const { session, sheet } = usePage();
  const words = useText().value;
  const side = useMemo(() => signal(5), []);
  const sides = BUNDLED_SIDES.map(String);
  const labels = Object.fromEntries(
    BUNDLED_SIDES.map((size) => [String(size), words.size(size, size)]),
  );
  const boards = BUNDLED.map((board, index) => ({ ...board, index }));
  const of = (level: string) =>
    boards.filter(
      (board) =>
        board.level === level && board.puzzle.startsWith(`hitori:${side.value}x${side.value}:`),
    );
  return (
    <section class="block ready">
      <h3>{words.newSheet.ready}</h3>
      <p class="quiet-text">{words.newSheet.readyLead}</p>
      <Choice
        name="ready-side"
        legend={words.newSheet.side}
        options={sides}
        labels={labels}
        value={String(side.value)}
        onChange={(value) => {
          side.value = Number(value);
        }}
      />
      <LevelPicks
        side={side.value}
        levels={LEVELS.map((level) => ({ level, puzzles: of(level).map(({ puzzle }) => puzzle) }))}
        onPick={(level, index) => {
          session.open(bundledGame(of(level)[index].index));
          sheet.value = null;
        }}
      />
    </section>
  );
}
