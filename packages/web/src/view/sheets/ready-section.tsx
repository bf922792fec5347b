/** The boards that come with the page, by size and level: those that were finished are struck through. */
import { LEVELS } from '@hitori/core';
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { BUNDLED, bundledGame } from '../../game/bundled.ts';
import { levelText } from '../../text/level-text.ts';
import { usePage, useText } from '../context.ts';
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
  const size = words.size(side.value, side.value);
  const ofSide = BUNDLED.map((board, index) => ({ ...board, index })).filter(({ puzzle }) =>
    puzzle.startsWith(`hitori:${side.value}x${side.value}:`),
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
      <ul class="levels">
        {LEVELS.filter((level) => ofSide.some((board) => board.level === level)).map((level) => (
          <li key={level}>
            <span class="level">{levelText(level, words)}</span>
            {ofSide
              .filter((board) => board.level === level)
              .map(({ index, puzzle }, number) => {
                const isDone = session.history.entries.value.some(({ hash }) =>
                  hash.endsWith(puzzle),
                );
                return (
                  <button
                    type="button"
                    class={isDone ? 'pick done' : 'pick'}
                    key={puzzle}
                    aria-label={words.newSheet.boardName(size, levelText(level, words), number + 1)}
                    onClick={() => {
                      session.open(bundledGame(index));
                      sheet.value = null;
                    }}
                  >
                    {number + 1}
                  </button>
                );
              })}
          </li>
        ))}
      </ul>
    </section>
  );
}
