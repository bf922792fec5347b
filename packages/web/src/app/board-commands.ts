/** Moves and marks on a board, whatever the board is for. */
import { SHADED, UNKNOWN, UNSHADED } from '@hitori/core';
import { MOVES, type Move, moveCursor } from '../game/cursor.ts';
import type { MarkCommand } from '../game/keys.ts';
import type { BoardModel } from './board-model.ts';
import { type CommandPlan, type Commands, createCommands } from './command.ts';

export type BoardCommand = Move | MarkCommand;

const STATE_OF: Readonly<Record<MarkCommand, number>> = {
  shade: SHADED,
  ring: UNSHADED,
  erase: UNKNOWN,
};

export function createBoardCommands(board: BoardModel): Commands<BoardCommand> {
  const move = (to: Move): CommandPlan => ({
    run() {
      board.cursor.value = moveCursor(board.puzzle.value, board.cursor.value, to);
      board.askFocus();
    },
  });
  const mark = (command: MarkCommand): CommandPlan => ({
    isEnabled: () => !board.isReadOnly.value,
    run() {
      board.mark(board.cursor.value, STATE_OF[command]);
    },
  });
  return createCommands<BoardCommand>({
    ...(Object.fromEntries(MOVES.map((to) => [to, move(to)])) as Record<Move, CommandPlan>),
    shade: mark('shade'),
    ring: mark('ring'),
    erase: mark('erase'),
  });
}
