/** What the buttons and the keys do. */
import { cellName, SHADED, UNKNOWN, UNSHADED, type Violation } from '@hitori/core';
import { moveCursor } from '../game/cursor.ts';
import type { Command } from '../game/keys.ts';
import { text } from '../text/index.ts';
import { announce } from './announce.ts';
import type { BoardModel } from './board-model.ts';
import { dialog } from './dialog.ts';
import { dispatch, game, onFinish, verdict } from './game.ts';
import { mainBoard } from './main-board.ts';
import { openHint, panel, showMore } from './panel.ts';

export function undo(): void {
  const isPossible = game.value.past.length > 0;
  dispatch({ type: 'undo' });
  announce(isPossible ? text.value.undone : text.value.nothingToUndo);
}

export function redo(): void {
  if (game.value.future.length > 0) announce(text.value.redone);
  dispatch({ type: 'redo' });
}

/** Says the first broken rule in words, or what is missing, and shows it on the board. */
export function check(): void {
  const { violations, isSolved, wrongFinish } = verdict.value;
  if (isSolved) {
    onFinish.value = 'solved';
    return;
  }
  if (wrongFinish.length > 0) {
    panel.value = null;
    onFinish.value = 'wrong';
    announce(describe(wrongFinish[0]));
    return;
  }
  const message = violations.length > 0 ? describe(violations[0]) : text.value.noViolations;
  panel.value = { kind: 'check', message };
  announce(message);
}

/** A broken rule as a sentence. */
export function describe(violation: Violation): string {
  const { puzzle } = game.value;
  const words = text.value;
  if (violation.rule === 'R1') {
    const { line, index, symbol, cells } = violation;
    return words.R1(line, index + 1, symbol, cells.length);
  }
  if (violation.rule === 'R2') {
    const [a, b] = violation.cells;
    return words.R2(cellName(puzzle, a), cellName(puzzle, b));
  }
  if (violation.groups.length === 0) return words.R3none;
  const sizes = violation.groups.map((group) => group.length).sort((a, b) => a - b);
  return words.R3(sizes.slice(0, -1).reduce((sum, size) => sum + size, 0));
}

/** The hint button: opens a hint, or the next stage of the one that is open. */
export function hint(): void {
  const shown = panel.value;
  if (shown?.kind === 'hint' && shown.stage < 2) showMore();
  else void openHint();
}

const STATE_OF = { shade: SHADED, ring: UNSHADED, erase: UNKNOWN } as const;

/** Moves and marks, on any board; false when the command is for the page. */
export function runOnBoard(command: Command, board: BoardModel): boolean {
  const { cursor, puzzle } = board;
  if (command.kind === 'move') {
    cursor.value = moveCursor(puzzle.value, cursor.value, command.move);
    return true;
  }
  if (command.kind !== 'shade' && command.kind !== 'ring' && command.kind !== 'erase') return false;
  const before = board.marks.value;
  board.mark(cursor.value, STATE_OF[command.kind]);
  const after = board.marks.value[cursor.value];
  if (before !== board.marks.value) announce(text.value.marked(1, text.value.states[after]));
  return true;
}

type PageCommand = Exclude<Command['kind'], 'move' | keyof typeof STATE_OF>;

const PAGE_COMMANDS: Readonly<Record<PageCommand, () => void>> = {
  undo,
  redo,
  hint,
  check,
  checkpoint: () => dispatch({ type: 'set-checkpoint' }),
  new: () => {
    dialog.value = 'new';
  },
  help: () => {
    dialog.value = 'help';
  },
};

export function run(command: Command): void {
  if (!runOnBoard(command, mainBoard)) PAGE_COMMANDS[command.kind as PageCommand]();
}
