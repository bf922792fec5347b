/** Puzzles of one size as numbers to press, a row a level: those that were finished are struck through. */
import type { Level } from '@hitori/core';
import type { JSX } from 'preact';
import { levelText } from '../../text/level-text.ts';
import { usePage, useText } from '../context.ts';

interface LevelPicksProps {
  readonly side: number;
  /** The IDs of the puzzles of each level. */
  readonly levels: readonly { readonly level: Level; readonly puzzles: readonly string[] }[];
  readonly onPick: (level: Level, index: number) => void;
}

export function LevelPicks({ side, levels, onPick }: LevelPicksProps): JSX.Element {
  const { session } = usePage();
  const words = useText().value;
  const size = words.size(side, side);
  const hashes = session.history.entries.value.map(({ hash }) => hash);
  return (
    <ul class="levels">
      {levels
        .filter(({ puzzles }) => puzzles.length > 0)
        .map(({ level, puzzles }) => (
          <li key={level}>
            <span class="level">{levelText(level, words)}</span>
            <span class="picks">
              {puzzles.map((puzzle, index) => (
                <button
                  type="button"
                  class={hashes.some((hash) => hash.endsWith(puzzle)) ? 'pick done' : 'pick'}
                  key={puzzle}
                  aria-label={words.newSheet.boardName(size, levelText(level, words), index + 1)}
                  onClick={() => onPick(level, index)}
                >
                  {index + 1}
                </button>
              ))}
            </span>
          </li>
        ))}
    </ul>
  );
}
