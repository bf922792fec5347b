/** What is printed, and only printed: one puzzle a page, and its solution on the next if wanted. */

import { formatPuzzle, type Shading } from '@hitori/core';
import { drawBoard } from '@hitori/core/drawing';
import type { JSX } from 'preact';
import { usePage, useSession, useText } from '../context.ts';
import { Picture } from '../svg.tsx';

/** Longer ones would fill the page. */
const LONGEST_ID = 140;

export function PrintPage(): JSX.Element {
  const { printedSolution } = usePage();
  const { marks } = useSession().game.value;
  return (
    <div class="print-pages" aria-hidden="true">
      <Page shading={marks} />
      {printedSolution.value && <Page shading={printedSolution.value} isSolution />}
    </div>
  );
}

function Page({
  shading,
  isSolution = false,
}: {
  shading: Shading;
  isSolution?: boolean;
}): JSX.Element {
  const words = useText().value;
  const { puzzle, level } = useSession().game.value;
  const id = formatPuzzle(puzzle, 'id');
  const name = id.ok && id.value.text.length < LONGEST_ID ? id.value.text.trim() : '';
  const title = [
    words.name,
    words.size(puzzle.rows, puzzle.cols),
    words.levels[level ?? 'unrated'],
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
