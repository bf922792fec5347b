/** What a conclusion says; its chain, if it goes through one, as a list whose cells light up as it is read. */
import { cellName, type Hint } from '@hitori/core';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { tellChain } from '../../app/chain.ts';
import { useSession } from '../context.ts';

export function Conclusion({ hint }: { hint: Hint }): JSX.Element {
  const { board, game } = useSession();
  const told = tellChain(hint);
  useEffect(
    () => () => {
      board.lit.value = null;
    },
    [board, hint],
  );
  if (told === null) return <p>{hint.picture === null ? hint.stages[2] : hint.text}</p>;
  const light = (cell: number | null) => () => {
    board.lit.value = cell;
  };
  return (
    <>
      {told.before !== '' && <p>{told.before}</p>}
      <ol class="chain">
        {told.steps.map(({ cell, text }) => (
          <li key={cell}>
            <button
              type="button"
              class="link"
              title={cellName(game.value.puzzle, cell)}
              onMouseEnter={light(cell)}
              onMouseLeave={light(null)}
              onFocus={light(cell)}
              onBlur={light(null)}
            >
              {text}
            </button>
          </li>
        ))}
      </ol>
      <p class="after">{told.after}</p>
    </>
  );
}
