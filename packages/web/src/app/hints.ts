/** The hint of a session: asked for, opened stage by stage, applied. */
import { deriveMarks } from '../game/auto-marks.ts';
import type { Solver } from '../worker/solver.ts';
import type { Environment } from './environment.ts';
import type { GameModel } from './game-model.ts';
import type { PanelModel } from './panel-model.ts';

export const LAST_STAGE = 2;

export interface Hints {
  /** Opens a hint for the marks as they stand. */
  open(): Promise<void>;
  /** Opens the next stage. */
  showMore(): void;
  /** Makes the marks that the hint concludes. */
  apply(): void;
  /** Marks all that the marks of the board say at once. */
  applyRoutine(): void;
}

export function createHints(
  { game, dispatch }: GameModel,
  { panel, show, think }: PanelModel,
  solver: Solver,
  { language, announce }: Environment,
): Hints {
  return {
    open: () =>
      think('hint', async () => {
        const { puzzle, marks } = game.value;
        const hint = await solver.ask('hint', { puzzle, marks, language: language.value });
        // Only a hint that is seen counts.
        if (panel.value?.kind === 'waiting') {
          dispatch({ type: 'open-hint' });
          announce(hint.stages[0]);
        }
        return { kind: 'hint', hint, stage: 0, marks };
      }),
    showMore() {
      const shown = panel.value;
      if (shown?.kind !== 'hint' || shown.stage >= LAST_STAGE) return;
      const stage = shown.stage + 1;
      show({ ...shown, stage });
      announce(shown.hint.stages[stage]);
    },
    apply() {
      const shown = panel.value;
      if (shown?.kind !== 'hint') return;
      show(null);
      dispatch({ type: 'mark', marks: shown.hint.cells });
    },
    applyRoutine() {
      const { puzzle, marks } = game.value;
      const all = deriveMarks(puzzle, marks, { neighbours: true, equals: true });
      show(null);
      dispatch({ type: 'mark', marks: [...all].map((state, cell) => ({ cell, state })) });
    },
  };
}
