/**
 * What is printed, and only printed: boards, blank unless marks are asked for, several to a page; their
 * solutions after them. It is drawn when the browser begins to print and taken away afterwards, so that a
 * game never waits for it.
 */
import type { Shading } from '@hitori/core';
import { drawBoard, type SvgNode } from '@hitori/core/drawing';
import { formatId } from '@hitori/core/formats';
import { type JSX, render } from 'preact';
import type { Page } from '../../app/page.ts';
import type { PrintedBoard } from '../../app/printing.ts';
import { hashOf } from '../../game/link.ts';
import { levelText } from '../../text/level-text.ts';
import { Picture } from '../svg.tsx';

/** Longer ones would fill the page. */
const LONGEST_ID = 140;

/** Returns the function that ends it. */
export function bindPrint(page: Page, container: HTMLElement): () => void {
  const draw = () => render(<PrintPages page={page} />, container);
  const clear = () => {
    render(null, container);
    page.printing.value = null;
  };
  window.addEventListener('beforeprint', draw);
  window.addEventListener('afterprint', clear);
  return () => {
    window.removeEventListener('beforeprint', draw);
    window.removeEventListener('afterprint', clear);
  };
}

function PrintPages({ page }: { page: Page }): JSX.Element {
  const { boards, perPage } = page.printing.value ?? {
    boards: [{ game: page.session.game.value, withMarks: false, solution: null, code: null }],
    perPage: 1,
  };
  const solved = boards.filter(({ solution }) => solution !== null);
  return (
    <>
      {inPages(boards, perPage).map((group, index) => (
        <div class={`print-page of-${perPage}`} key={index}>
          {group.map((board) => (
            <Printed page={page} board={board} key={hashOf(board.game.puzzle)} />
          ))}
        </div>
      ))}
      {inPages(solved, Math.max(perPage, 4)).map((group, index) => (
        <div class={`print-page of-${Math.max(perPage, 4)} solutions`} key={index}>
          {group.map((board) => (
            <Printed page={page} board={board} isSolution key={hashOf(board.game.puzzle)} />
          ))}
        </div>
      ))}
    </>
  );
}

function inPages<T>(items: readonly T[], perPage: number): readonly (readonly T[])[] {
  const count = Math.ceil(items.length / perPage);
  return Array.from({ length: count }, (_, at) => items.slice(at * perPage, (at + 1) * perPage));
}

interface PrintedProps {
  readonly page: Page;
  readonly board: PrintedBoard<SvgNode>;
  readonly isSolution?: boolean;
}

function Printed({ page, board, isSolution = false }: PrintedProps): JSX.Element {
  const words = page.environment.text.value;
  const { game, withMarks, solution, code } = board;
  const { puzzle, level, marks } = game;
  const id = formatId(puzzle);
  const name = id.ok && id.value.text.length < LONGEST_ID ? id.value.text.trim() : '';
  const title = [
    words.name,
    words.size(puzzle.rows, puzzle.cols),
    levelText(level, words),
    ...(isSolution ? [words.shareSheet.solution] : []),
  ].join(' · ');
  const shading: Shading | undefined = isSolution
    ? (solution ?? undefined)
    : withMarks
      ? marks
      : undefined;
  return (
    <figure class="printed">
      <figcaption class="print-title">{title}</figcaption>
      <Picture of={drawBoard(puzzle, { shading })} />
      {!isSolution && (
        <div class="print-foot">
          {code && <Picture of={code} />}
          <p class="print-link">
            {words.print.link} {window.location.origin + window.location.pathname}
            {name && `#puzzle=${name}`}
          </p>
        </div>
      )}
    </figure>
  );
}
