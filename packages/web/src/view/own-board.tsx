/** A board inside a sheet: its keys are handled on itself, for the page's keys rest meanwhile. */
import type { JSX } from 'preact';
import type { FreeSession } from '../app/free-session.ts';
import { Board } from './board.tsx';
import { keyPressOf } from './key-press.ts';

export function OwnBoard({ session }: { session: FreeSession }): JSX.Element {
  const { board, press } = session;
  const onKeyDown = (event: KeyboardEvent) => {
    if (press(keyPressOf(event)) !== undefined) event.preventDefault();
  };
  return <Board board={board} onKeyDown={onKeyDown} />;
}
