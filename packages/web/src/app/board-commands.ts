/** Moves and marks on a board, whatever the board is for. */
import { SHADED, UNKNOWN, UNSHADED } from '@hitori/core';
import { MOVES, type Move, moveCursor } from '../game/cursor.ts';
import type { MarkCommand } from '../game/keys.ts';
import type { BoardModel } from './board-model.ts';
import { type CommandPlan, type Commands, createCommands } from './command.ts';
import type { Environment } from './environment.ts';

export type BoardCommand = Move | MarkCommand;

const STATE_OF: Readonly<Record<MarkCommand, number>> = {
  shade: SHADED,
  ring: UNSHADED,
  erase: UNKNOWN,
};

export function createBoardCommands(
  board: BoardModel,
  { text, announce }: Environment,
): Commands<BoardCommand> {
  const move = (to: Move): CommandPlan => ({
    run() {
      board.cursor.value = moveCursor(board.puzzle.value, board.cursor.value, to);
      board.askFocus();
    },
  });
  const mark = (command: MarkCommand): CommandPlan => ({
    isEnabled: () => !board.isReadOnly.value,
    run() {
      const cell = board.cursor.value;
      const state = STATE_OF[command];
      const before = board.marks.value[cell];
      const after = before === state ? UNKNOWN : state;
      if (after === before) return;
      // First, so that a finish has the last word.
      announce(text.value.marked(1, text.value.states[after]));
      board.mark(cell, state);
    },
  });
  return createCommands<BoardCommand>({
    ...(Object.fromEntries(MOVES.map((to) => [to, move(to)])) as Record<Move, CommandPlan>),
    shade: mark('shade'),
    ring: mark('ring'),
    erase: mark('erase'),
  });
}
