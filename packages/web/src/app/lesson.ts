/**
 * The lesson: a 4x4 board and four steps, each with marks to make. A step is done when its marks stand;
 * going on without them makes them.
 */
import { isSolution, SHADED, UNKNOWN, UNSHADED } from '@hitori/core';
import type { SvgNode } from '@hitori/core/drawing';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { CellMark, Game } from '../game/game.ts';
import type { Environment } from './environment.ts';
import { createFreeSession, type FreeSession } from './free-session.ts';
import { drawReason, drawRegion } from './overlays.ts';

const LESSON_PUZZLE = 'hitori:4x4:3222134241131133';

interface LessonStep {
  readonly marks: readonly CellMark[];
  readonly region: readonly number[];
}

const shade = (...cells: number[]): CellMark[] => cells.map((cell) => ({ cell, state: SHADED }));
const ring = (...cells: number[]): CellMark[] => cells.map((cell) => ({ cell, state: UNSHADED }));

export const LESSON_STEPS: readonly LessonStep[] = [
  { marks: shade(1, 3), region: [0, 1, 2, 3] },
  { marks: ring(0, 2, 5, 7), region: [] },
  { marks: ring(4), region: [] },
  { marks: [...shade(9, 12, 15), ...ring(6, 8, 10, 11, 13, 14)], region: [0, 4, 8, 12] },
];

export interface Lesson extends FreeSession {
  readonly step: Signal<number>;
  readonly isStepDone: ReadonlySignal<boolean>;
  /** Makes the marks of the step and goes to the next one, if there is one. */
  next(): void;
}

export function createLesson(environment: Environment): Lesson {
  const step = signal(0);
  const draw = ({ puzzle }: Game): readonly SvgNode[] => {
    const { region, marks } = LESSON_STEPS[step.value];
    const isRinged = step.value === 1 || step.value === 2;
    const rings = isRinged ? marks.map(({ cell }) => drawReason(puzzle, cell)) : [];
    return [...drawRegion(puzzle, region), ...rings];
  };
  const session = createFreeSession(LESSON_PUZZLE, environment, draw);
  const { game, dispatch } = session;
  const isStepDone = computed(() => {
    const { puzzle, marks } = game.value;
    if (step.value < LESSON_STEPS.length - 1)
      return LESSON_STEPS[step.value].marks.every(({ cell, state }) => marks[cell] === state);
    const final = marks.map((state) => (state === UNKNOWN ? UNSHADED : state));
    return isSolution(puzzle, final);
  });
  return {
    ...session,
    step,
    isStepDone,
    next() {
      dispatch({ type: 'mark', marks: LESSON_STEPS[step.value].marks });
      if (step.value < LESSON_STEPS.length - 1) step.value++;
    },
  };
}
