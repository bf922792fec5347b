/** A game looked back on: its moves played again, the first wrong one, the board beside the solution. */

import { finalMarks } from '../game/game.ts';
import { firstMistake } from '../game/replay.ts';
import { assistanceOf } from '../game/settings.ts';
import type { Solver } from '../worker/solver.ts';
import type { BoardRating } from './board-rating.ts';
import type { Environment } from './environment.ts';
import type { GameModel } from './game-model.ts';
import type { PanelModel } from './panel-model.ts';

export interface Review {
  /** Plays the moves of the game again; of a finished one it names the first mistake. */
  replay(): void;
  /** Shows the first move that is wrong; it counts as help. */
  findMistake(): Promise<void>;
  /** Takes back the first mistake of the replay that is open, and all moves after it. */
  rewind(): void;
  /** Asks whether the solution is to be shown. */
  giveUp(): void;
  /** Shows the board beside the solution. */
  showSolution(): Promise<void>;
}

export function createReview(
  { game, dispatch }: GameModel,
  { panel, show, think }: PanelModel,
  solver: Solver,
  rating: BoardRating,
  { settings, text, announce }: Environment,
): Review {
  return {
    replay() {
      const { past, finishedIn } = game.value;
      const isKnown = finishedIn !== null && rating.result.value?.status === 'unique';
      const solution = isKnown ? finalMarks(game.value, assistanceOf(settings.value)) : null;
      const mistake = solution && firstMistake(past, solution);
      show({ kind: 'replay', moves: past, mistake, at: 0, covered: panel.value });
    },
    findMistake: () =>
      think('mistake', async () => {
        const { puzzle, past } = game.value;
        const { status, solution } = await solver.ask('solve', { puzzle });
        const mistake = status === 'unique' && solution ? firstMistake(past, solution) : null;
        if (panel.value?.kind === 'waiting') {
          dispatch({ type: 'aid', aid: 'mistake' });
          announce(mistake === null ? text.value.noMistake : text.value.firstMistake(mistake));
        }
        return { kind: 'replay', moves: past, mistake, at: mistake ?? past.length, covered: null };
      }),
    rewind() {
      const shown = panel.value;
      if (shown?.kind !== 'replay' || shown.mistake === null) return;
      show(null);
      dispatch({ type: 'rewind', moves: shown.mistake - 1 });
    },
    giveUp() {
      show({ kind: 'give-up' });
      announce(text.value.giveUpSure);
    },
    showSolution: () =>
      think('solution', async () => {
        const { puzzle } = game.value;
        const { status, solution } = await solver.ask('solve', { puzzle });
        if (panel.value?.kind === 'waiting' && solution) dispatch({ type: 'aid', aid: 'solution' });
        return { kind: 'solution', status, solution };
      }),
  };
}
