/** A new puzzle for a session: made by a solver of its own, while the old board is played on. */
import { type Game, type Origin, startGame } from '../game/game.ts';
import type { GenerateRequest } from '../worker/protocol.ts';
import { Cancelled, type Solver } from '../worker/solver.ts';
import type { Environment } from './environment.ts';
import type { PanelModel } from './panel-model.ts';

export interface Maker {
  /** Makes a puzzle; the old board stays until the new one is ready. */
  make(request: GenerateRequest, origin: Origin): Promise<void>;
  /** Stops what is being made, if anything is. */
  stop(): void;
}

export function createMaker(
  solver: Solver,
  { panel, show, close }: PanelModel,
  open: (game: Game) => void,
  { now }: Environment,
): Maker {
  /** Numbers what is made, so that what was given up says nothing any more. */
  let last = 0;

  const stop = (): void => {
    if (panel.value?.kind !== 'making') return;
    last++;
    close();
    solver.cancel();
  };

  return {
    stop,
    async make(request, origin) {
      stop();
      const number = ++last;
      show({ kind: 'making', attempts: 0, since: now(), covered: coveredBy(panel.value) });
      const isWanted = () => number === last;
      try {
        const made = await solver.ask('generate', request, (attempts) => {
          if (isWanted() && panel.value?.kind === 'making') show({ ...panel.value, attempts });
        });
        if (!isWanted()) return;
        if (made.ok) {
          show(null);
          open(startGame(made.puzzle, made.level, origin));
        } else show({ kind: 'making-failed', message: made.message });
      } catch (error) {
        if (!isWanted()) return;
        if (error instanceof Cancelled) close();
        else show({ kind: 'making-failed', message: (error as Error).message });
      }
    },
  };
}

/** What is worth coming back to when the making is cancelled. */
function coveredBy(panel: PanelModel['panel']['value']): PanelModel['panel']['value'] {
  return panel?.kind === 'waiting' || panel?.kind === 'making-failed' ? null : panel;
}
