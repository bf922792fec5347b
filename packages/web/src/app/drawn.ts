/** What the panel puts on the board of a session: steps in place of the game, or something over it. */
import type { Hint, Violation } from '@hitori/core';
import { type SvgNode, smallerParts } from '@hitori/core/drawing';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Settings } from '../game/settings.ts';
import type { BoardSource } from './board-model.ts';
import type { GameModel } from './game-model.ts';
import { drawDiffer, drawHint } from './overlays.ts';
import type { PanelModel } from './panel-model.ts';
import type { Steps } from './steps.ts';

type Drawn = Required<Pick<BoardSource, 'showing' | 'drawn' | 'violations' | 'told'>>;

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
    const { hint, stage } = shown;
    if (hint.ending === null) return drawHint(puzzle, hint, stage);
    return [...drawDiffer(puzzle, hint.differ), ...drawHint(puzzle, hint, 2)];
  });
  const violations = computed((): readonly Violation[] => {
    const shown = panel.value;
    if (shown?.kind === 'wrong-finish') return shown.violations;
    const watched = settings.value.errors === 'show' ? watchedViolations.value : [];
    const asked = shown?.kind === 'check' ? shown.violation : null;
    return asked === null || watched.includes(asked) ? watched : [...watched, asked];
  });
  const told = computed(() => {
    const shown = panel.value;
    if (shown?.kind === 'hint') return cellsOf(shown.hint);
    if (shown?.kind === 'walk') {
      const step = shown.explanation.steps[shown.at];
      return step ? cellsOf(step) : [];
    }
    return violations.value === watchedViolations.value ? [] : violationCells(violations.value);
  });
  return { showing: computed(() => steps.showing(game.value.puzzle)), drawn, violations, told };
}

/** What a hint speaks of: its conclusion first. */
function cellsOf({ cells, because, chain }: Hint): readonly number[] {
  return [...cells.map(({ cell }) => cell), ...chain.map(({ cell }) => cell), ...because];
}

function violationCells([first]: readonly Violation[]): readonly number[] {
  if (first === undefined) return [];
  return first.rule === 'R3' ? smallerParts(first.groups).flat() : first.cells;
}
