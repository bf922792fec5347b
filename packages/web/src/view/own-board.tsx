/** A board inside a sheet: its keys are handled on itself, for the page's keys rest meanwhile. */
import type { JSX } from 'preact';
import type { BoardModel } from '../app/board-model.ts';
import { runOnBoard } from '../app/commands.ts';
import { settings } from '../app/settings.ts';
import { commandOf } from '../game/keys.ts';
import { Board } from './board.tsx';

export function OwnBoard({ board }: { board: BoardModel }): JSX.Element {
  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandOf(
      { key: event.key, ctrl: event.ctrlKey, shift: event.shiftKey, alt: event.altKey },
      settings.value.keys,
    );
    if (command === undefined || !runOnBoard(command, board)) return;
    event.preventDefault();
    const grid = event.currentTarget as HTMLElement;
    grid.querySelector<HTMLElement>(`[data-cell="${board.cursor.value}"]`)?.focus();
  };
  return <Board board={board} onKeyDown={onKeyDown} />;
}
