/** The games that were begun and left, each with a small picture of it. */
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { hashOf } from '../../game/link.ts';
import { levelText } from '../../text/level-text.ts';
import { usePage } from '../context.ts';
import { SmallBoard } from '../small-board.tsx';

const MOST_SHOWN = 8;

export function Continue(): JSX.Element | null {
  const { session, sheet, environment } = usePage();
  const words = environment.text.value;
  const open = session.game.value.puzzle;
  const games = useMemo(
    () =>
      session
        .unfinished()
        .filter(({ puzzle }) => hashOf(puzzle) !== hashOf(open))
        .slice(0, MOST_SHOWN),
    [session, open],
  );
  if (games.length === 0) return null;
  return (
    <section class="block">
      <h3>{words.newSheet.continue}</h3>
      <ul class="board-list">
        {games.map((game) => {
          const { puzzle, level, marks } = game;
          return (
            <li key={hashOf(puzzle)}>
              <button
                type="button"
                onClick={() => {
                  session.open(game);
                  sheet.value = null;
                }}
              >
                <SmallBoard puzzle={puzzle} marks={marks} />
                <span>{words.size(puzzle.rows, puzzle.cols)}</span>
                <span class="quiet-text">{levelText(level, words)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
