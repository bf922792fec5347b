/** Boards from texts and links, on a session: opened with their marks, with what is to be said of them. */
import { type ParsedPuzzle, SHADED, UNSHADED } from '@hitori/core';
import { type Game, startGame } from '../game/game.ts';
import type { Read, ReadFault } from '../game/reading.ts';
import type { Messages } from '../text/en.ts';
import type { Environment } from './environment.ts';
import type { GameModel } from './game-model.ts';
import type { BoardNotices } from './notices.ts';

export type Opened =
  | { readonly kind: 'opened' }
  | { readonly kind: 'fault'; readonly message: string }
  /** Several boards: one is to be chosen, and given to `openParsed`. */
  | {
      readonly kind: 'choice';
      readonly boards: readonly ParsedPuzzle[];
      readonly faults: readonly string[];
    };

export interface Opening {
  /** Opens a board with its marks, never with its solution; what the reader warns of is told. */
  openParsed(parsed: ParsedPuzzle, kind: 'pasted' | 'link'): void;
  /** Opens text in any format, or a link of this page. */
  openText(text: string): Promise<Opened>;
}

/** The puzzles of a text in any format. */
export type ReadText = (text: string) => Promise<readonly Read[]>;

export function createOpening(
  { game, dispatch }: GameModel,
  notices: BoardNotices,
  open: (game: Game) => void,
  { text }: Environment,
  readText: ReadText,
): Opening {
  const openParsed = (parsed: ParsedPuzzle, kind: 'pasted' | 'link'): void => {
    const { puzzle, answer, id, warnings } = parsed;
    open(startGame(puzzle, null, { kind, name: id ?? null }));
    if (answer && game.value.past.length === 0) {
      const marks = [...answer].map((state, cell) => ({ cell, state }));
      dispatch({
        type: 'place',
        marks: marks.filter(({ state }) => state === SHADED || state === UNSHADED),
      });
    }
    for (const warning of warnings) notices.add(text.value.readerSays(warning));
  };

  return {
    openParsed,
    async openText(pasted) {
      const read = await readText(pasted);
      const boards = read.flatMap((result) => (result.ok ? [result.value] : []));
      const faults = read.flatMap((result) =>
        result.ok ? [] : [faultText(result.error, text.value)],
      );
      if (boards.length === 0) return { kind: 'fault', message: faults.join('\n') };
      if (read.length > 1) return { kind: 'choice', boards, faults };
      openParsed(boards[0], 'pasted');
      return { kind: 'opened' };
    },
  };
}

/** What is wrong with a text, and where. */
export function faultText(
  { message, row, col, isUnread = false }: ReadFault,
  words: Messages,
): string {
  if (isUnread) return words.notLoaded;
  if (row === null || message.includes(`r${row + 1}c`)) return message;
  return words.faultAt(row + 1, col === null ? null : col + 1, message);
}
