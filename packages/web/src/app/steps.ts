/** The walk-through, the solver at work and a game played again: opened in the panel, and gone through step by step. */
import type { Puzzle } from '@hitori/core';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Aid, Change } from '../game/game.ts';
import { marksAfter } from '../game/replay.ts';
import type { Solver } from '../worker/solver.ts';
import type { Showing } from './board-model.ts';
import type { Environment } from './environment.ts';
import { drawLit } from './overlays.ts';
import { isWatching, type Panel } from './panel.ts';
import type { PanelModel } from './panel-model.ts';
import { framesOf, traceShowing } from './trace-frames.ts';
import { walkLength, walkShowing } from './walk.ts';

export interface Steps {
  /** Where it stands, and the last place; 0 while nothing is watched. */
  readonly at: ReadonlySignal<number>;
  readonly last: ReadonlySignal<number>;
  openWalk(puzzle: Puzzle): Promise<void>;
  openWatch(puzzle: Puzzle): Promise<void>;
  /** Goes to a step; beyond the ends it stays at them. */
  show(at: number): void;
  /** What the board shows meanwhile; null while nothing is watched. */
  showing(puzzle: Puzzle): Showing | null;
}

export function createSteps(
  { panel, show, think }: PanelModel,
  solver: Solver,
  { language }: Environment,
  /** Told that the board was helped with. */
  onAid: (aid: Aid) => void,
): Steps {
  const trace = computed(() => (panel.value?.kind === 'watch' ? panel.value.trace : null));
  const frames = computed(() => (trace.value ? framesOf(trace.value) : []));
  const last = computed(() => {
    if (panel.value?.kind === 'walk') return walkLength(panel.value.explanation) - 1;
    if (panel.value?.kind === 'replay') return panel.value.moves.length;
    return Math.max(frames.value.length - 1, 0);
  });
  const at = computed(() => {
    const shown = panel.value;
    return isStepped(shown) ? shown.at : 0;
  });
  return {
    at,
    last,
    openWalk: (puzzle) =>
      think('walk', async () => {
        const explanation = await solver.ask('explain', { puzzle, language: language.value });
        if (panel.value?.kind === 'waiting') onAid('walk');
        return { kind: 'walk', explanation, at: 0 };
      }),
    openWatch: (puzzle) =>
      think('watch', async () => {
        const trace = await solver.ask('trace', { puzzle });
        if (panel.value?.kind === 'waiting') onAid('watch');
        return { kind: 'watch', trace, at: 0 };
      }),
    show(to) {
      const shown = panel.value;
      if (isStepped(shown)) show({ ...shown, at: Math.min(Math.max(to, 0), last.value) });
    },
    showing(puzzle) {
      const shown = panel.value;
      if (shown?.kind === 'walk') return walkShowing(puzzle, shown.explanation, shown.at);
      if (shown?.kind === 'watch') return traceShowing(puzzle, shown.trace, frames.value[shown.at]);
      if (shown?.kind === 'replay') return replayShowing(puzzle, shown.moves, shown.at);
      return null;
    },
  };
}

function isStepped(panel: Panel | null): panel is Extract<Panel, { readonly at: number }> {
  return isWatching(panel);
}

/** The marks after a move, its cells framed. */
function replayShowing(puzzle: Puzzle, moves: readonly Change[], at: number): Showing {
  const cells = moves[at - 1]?.cells ?? [];
  const marks = marksAfter(puzzle.symbols.length, moves, at);
  return { marks, overlay: cells.flatMap((cell) => drawLit(puzzle, cell)) };
}
