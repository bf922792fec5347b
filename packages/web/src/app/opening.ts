/** Boards from texts and links, on a session: opened with their marks, then rated. */
import { type ParsedPuzzle, SHADED, UNSHADED } from '@hitori/core';
import { type Signal, signal } from '@preact/signals';
import { type Game, startGame } from '../game/game.ts';
import { readHash, readPuzzle } from '../game/link.ts';
import type { BoardRating } from './board-rating.ts';
import type { Environment } from './environment.ts';
import type { GameModel } from './game-model.ts';

export interface Opening {
  /** What is to be said of the board that is open; it goes with the board. */
  readonly notice: Signal<string | null>;
  openParsed(parsed: ParsedPuzzle, kind: 'pasted' | 'link'): void;
  /** Opens text in any format, or a link of this page; returns what is wrong with it, or null. */
  openText(text: string): string | null;
}

export function createOpening(
  { game, dispatch }: GameModel,
  { find }: BoardRating,
  open: (game: Game) => void,
  { text }: Environment,
): Opening {
  const notice = signal<string | null>(null);

  const openParsed = (parsed: ParsedPuzzle, kind: 'pasted' | 'link'): void => {
    const { puzzle, answer, id } = parsed;
    open(startGame(puzzle, null, { kind, name: id ?? null }));
    if (answer && game.value.past.length === 0) {
      const marks = [...answer].map((state, cell) => ({ cell, state }));
      dispatch({
        type: 'mark',
        marks: marks.filter(({ state }) => state === SHADED || state === UNSHADED),
      });
    }
    void rate();
  };

  /** Finds out how hard the board is, and whether it has one solution at all. */
  const rate = async (): Promise<void> => {
    const { puzzle } = game.value;
    const rated = await find();
    if (rated === null || game.value.puzzle !== puzzle) return;
    if (rated.rating) dispatch({ type: 'rate', level: rated.rating.level });
    if (rated.status !== 'unique') notice.value = text.value.verdicts[rated.status];
  };

  return {
    notice,
    openParsed,
    openText(pasted) {
      const hashAt = pasted.indexOf('#puzzle=');
      const read = hashAt >= 0 ? readHash(pasted.slice(hashAt).trim()) : readPuzzle(pasted);
      if (!read?.ok) return read ? read.error : '';
      openParsed(read.value, 'pasted');
      return null;
    },
  };
}
