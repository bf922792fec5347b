/** The model of the board that is played: the game, with what the panel shows on it. */
import type { SvgNode } from '@hitori/core/drawing';
import { computed, effect } from '@preact/signals';
import { type BoardModel, createBoardModel, type Showing } from './board-model.ts';
import { dispatch, game, shownViolations } from './game.ts';
import { drawHint } from './overlays.ts';
import { panel } from './panel.ts';
import { framesOf, traceShowing, walkShowing } from './watching.ts';

const showing = computed((): Showing | null => {
  const shown = panel.value;
  const { puzzle } = game.value;
  if (shown?.kind === 'walk') return walkShowing(puzzle, shown.explanation, shown.at);
  if (shown?.kind === 'watch')
    return traceShowing(puzzle, shown.trace, framesOf(shown.trace)[shown.at]);
  return null;
});

const drawn = computed((): readonly SvgNode[] => {
  const shown = panel.value;
  return shown?.kind === 'hint' ? drawHint(game.value.puzzle, shown.hint, shown.stage) : [];
});

export const mainBoard: BoardModel = createBoardModel({
  game,
  dispatch,
  showing,
  drawn,
  violations: shownViolations,
});

/** A hint holds for the marks it was given for: it closes when they change, and so does a check. */
effect(() => {
  const { marks } = game.value;
  const shown = panel.peek();
  if (shown?.kind === 'hint' && shown.marks !== marks) panel.value = null;
  if (shown?.kind === 'check') panel.value = null;
});

/** Another puzzle closes every panel and takes the cursor to its beginning. */
effect(() => {
  if (mainBoard.puzzle.value) {
    mainBoard.cursor.value = 0;
    panel.value = null;
  }
});
