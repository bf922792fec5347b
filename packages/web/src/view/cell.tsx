/** A cell for screen readers and the keyboard: an element over the picture that says all of it. */
import { labelAt } from '@hitori/core';
import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import type { BoardModel } from '../app/board-model.ts';
import { useText } from './context.ts';

export function Cell({ board, cell }: { board: BoardModel; cell: number }): JSX.Element {
  const text = useText();
  const cols = useComputed(() => board.puzzle.value.cols).value;
  const row = Math.floor(cell / cols) + 1;
  const col = (cell % cols) + 1;
  const label = useComputed(() => {
    if (board.describe) return board.describe(cell);
    const words = text.value;
    const state = board.allMarks.value[cell];
    const isDerived = state !== board.marks.value[cell];
    const symbol = labelAt(board.puzzle.value, cell) || words.blank;
    const stateWord = isDerived ? words.derived(words.states[state]) : words.states[state];
    const error = board.errors.value.get(cell);
    const facts = [words.cell(row, col, symbol, stateWord)];
    if (board.trial.value.has(cell)) facts.push(words.onTrialMark);
    if (error) facts.push(words.cellErrors[error]);
    return facts.join(words.comma);
  }).value;
  const isCurrent = useComputed(() => board.cursor.value === cell).value;
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
