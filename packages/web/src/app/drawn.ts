/** What the panel puts on the board of a session: steps in place of the game, or something over it. */
import type { Violation } from '@hitori/core';
import type { SvgNode } from '@hitori/core/drawing';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Settings } from '../game/settings.ts';
import type { BoardSource } from './board-model.ts';
import { differOf } from './ending.ts';
import type { GameModel } from './game-model.ts';
import { drawDiffer, drawHint } from './overlays.ts';
import type { PanelModel } from './panel-model.ts';
import type { Steps } from './steps.ts';

type Drawn = Required<Pick<BoardSource, 'showing' | 'drawn' | 'violations'>>;

export function createDrawn(
  { game, watchedViolations }: GameModel,
  { panel }: PanelModel,
  steps: Steps,
  settings: ReadonlySignal<Settings>,
): Drawn {
  const drawn = computed((): readonly SvgNode[] => {
    const shown = panel.value;
    if (shown?.kind !== 'hint') return [];
    const { puzzle } = game.value;
    const { hint, stage, marks } = shown;
    if (hint.technique !== null) return drawHint(puzzle, hint, stage);
    return [...drawDiffer(puzzle, differOf(hint, marks)), ...drawHint(puzzle, hint, 2)];
  });
  const violations = computed((): readonly Violation[] => {
    const shown = panel.value;
    if (shown?.kind === 'wrong-finish') return shown.violations;
    const watched = settings.value.errors === 'show' ? watchedViolations.value : [];
    const asked = shown?.kind === 'check' ? shown.violation : null;
    return asked === null || watched.includes(asked) ? watched : [...watched, asked];
  });
  return { showing: computed(() => steps.showing(game.value.puzzle)), drawn, violations };
}
