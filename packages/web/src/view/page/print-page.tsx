/** What is printed, and only printed: one puzzle a page, and its solution on the next if wanted. */

import type { Shading } from '@hitori/core';
import { drawBoard } from '@hitori/core/drawing';
import { formatId } from '@hitori/core/formats';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Game } from '../../game/game.ts';
import { levelText } from '../../text/level-text.ts';
import { usePage, useSession, useText } from '../context.ts';
import { Picture } from '../svg.tsx';

/** Longer ones would fill the page. */
const LONGEST_ID = 140;

/** Drawing a large board anew with every mark would hold up the game: it waits for a rest this long. */
const REST_MS = 400;

export function PrintPage(): JSX.Element {
  const { printedSolution } = usePage();
  const game = useRestingGame(useSession().game);
  const { marks } = game;
  return (
    <div class="print-pages" aria-hidden="true">
      <Page game={game} shading={marks} />
      {printedSolution.value && <Page game={game} shading={printedSolution.value} isSolution />}
    </div>
  );
}

/** The game as of its last rest, or as it is when the browser begins to print. */
function useRestingGame(game: ReadonlySignal<Game>): Game {
  const resting = useSignal(game.peek());
  useEffect(() => {
    let timer: number | undefined;
    const follow = () => {
      resting.value = game.peek();
    };
    const stop = game.subscribe(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(follow, REST_MS);
    });
    window.addEventListener('beforeprint', follow);
    return () => {
      stop();
      window.clearTimeout(timer);
      window.removeEventListener('beforeprint', follow);
    };
  }, [game, resting]);
  return resting.value;
}

interface PageProps {
  readonly game: Game;
  readonly shading: Shading;
  readonly isSolution?: boolean;
}

function Page({ game, shading, isSolution = false }: PageProps): JSX.Element {
  const words = useText().value;
  const { puzzle, level } = game;
  const id = formatId(puzzle);
  const name = id.ok && id.value.text.length < LONGEST_ID ? id.value.text.trim() : '';
  const title = [
    words.name,
    words.size(puzzle.rows, puzzle.cols),
    levelText(level, words),
    ...(isSolution ? [words.shareSheet.solution] : []),
  ].join(' · ');
  return (
    <div class="print-page">
      <p class="print-title">{title}</p>
      <Picture of={drawBoard(puzzle, { shading })} />
      <p class="print-id">{name}</p>
      <p class="print-link">
        {words.print.link} {window.location.origin + window.location.pathname}
        {name && `#puzzle=${name}`}
      </p>
    </div>
  );
}
