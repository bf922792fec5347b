/** A cell for screen readers and the keyboard: an element over the picture that says all of it. */
import { colOf, rowOf } from '@hitori/core';
import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import type { BoardModel } from '../app/board-model.ts';
import type { Messages } from '../text/en.ts';
import { useText } from './context.ts';
import { type Faces, type Meaning, meaningOf } from './faces.ts';

interface CellProps {
  readonly board: BoardModel;
  readonly faces: Faces;
  readonly cell: number;
  readonly cols: number;
}

export function Cell({ board, faces, cell, cols }: CellProps): JSX.Element {
  const text = useText();
  const { symbol, meaning } = faces.of(cell);
  const { isCurrent, ...said } = meaningOf(meaning.value);
  const row = rowOf({ cols }, cell) + 1;
  const col = colOf({ cols }, cell) + 1;
  const described = useComputed(() => board.describe?.(cell)).value;
  const label = described ?? wordsOf(text.value, row, col, symbol.value, said);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot be laid over a picture
    <div
      class="cell"
      role="gridcell"
      data-cell={cell}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={label}
      aria-colindex={col}
      style={{ '--col': col }}
    />
  );
}

function wordsOf(
  words: Messages,
  row: number,
  col: number,
  symbol: string,
  { state, isDerived, isTrial, error }: Omit<Meaning, 'isCurrent'>,
): string {
  const stateWord = isDerived ? words.derived(words.states[state]) : words.states[state];
  const facts = [words.cell(row, col, symbol || words.blank, stateWord)];
  if (isTrial) facts.push(words.onTrialMark);
  if (error) facts.push(words.cellErrors[error]);
  return facts.join(words.comma);
}
