/**
 * The lesson: a 4x4 board and four steps. Each states its rule, asks for marks, and answers a wrong one in words;
 * it is done when its marks stand, and what it shows was used: undo in the third, a hint in the fourth.
 */
import {
  findViolations,
  type Hint,
  type Puzzle,
  SHADED,
  type Shading,
  UNKNOWN,
  UNSHADED,
  violationText,
} from '@hitori/core';
import type { SvgNode } from '@hitori/core/drawing';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { CellMark, Game } from '../game/game.ts';
import type { Environment } from './environment.ts';
import { createFreeSession, type FreeSession } from './free-session.ts';
import { drawHint, drawReason, drawRegion } from './overlays.ts';

const LESSON_PUZZLE = 'hitori:4x4:3222134241131133';

interface LessonStep {
  readonly marks: readonly CellMark[];
  readonly region: readonly number[];
  /** Cells to try and take back; they are ringed, as those to mark unshaded are. */
  readonly trial: readonly number[];
}

const shade = (...cells: number[]): CellMark[] => cells.map((cell) => ({ cell, state: SHADED }));
const ring = (...cells: number[]): CellMark[] => cells.map((cell) => ({ cell, state: UNSHADED }));

export const LESSON_STEPS: readonly LessonStep[] = [
  { marks: shade(1, 3), region: [0, 1, 2, 3], trial: [] },
  { marks: ring(0, 2, 5, 7), region: [], trial: [] },
  { marks: ring(4), region: [], trial: [4] },
  { marks: [...shade(9, 12, 15), ...ring(6, 8, 10, 11, 13, 14)], region: [0, 4, 8, 12], trial: [] },
];
const LAST = LESSON_STEPS.length - 1;
const UNDO_STEP = 2;

const SOLUTION: ReadonlyMap<number, number> = new Map(
  LESSON_STEPS.flatMap(({ marks }) => marks.map(({ cell, state }) => [cell, state])),
);

export interface Lesson extends FreeSession {
  readonly step: Signal<number>;
  readonly isStepDone: ReadonlySignal<boolean>;
  /** What is said to the last move; empty while it was right. */
  readonly answer: ReadonlySignal<string>;
  /** Goes to the next step, if this one is done and there is one. */
  next(): void;
  undo(): void;
  hint(): Promise<void>;
}

/** `askHint`: the hint for marks, as the game would give it. */
export function createLesson(
  environment: Environment,
  askHint: (puzzle: Puzzle, marks: Shading) => Promise<Hint>,
): Lesson {
  const { text, language, announce } = environment;
  const step = signal(0);
  const answer = signal('');
  const hint = signal<Hint | null>(null);
  const hasUndone = signal(false);
  const hasHint = signal(false);
  const draw = ({ puzzle }: Game): readonly SvgNode[] => {
    if (hint.value) return drawHint(puzzle, hint.value, 2);
    const { region, marks, trial } = LESSON_STEPS[step.value];
    const ringed = step.value === LAST ? [] : marks.filter(({ state }) => state === UNSHADED);
    const cells = new Set([...ringed.map(({ cell }) => cell), ...trial]);
    return [...drawRegion(puzzle, region), ...[...cells].map((cell) => drawReason(puzzle, cell))];
  };
  const session = createFreeSession(LESSON_PUZZLE, environment, draw, follow);
  const { game, dispatch } = session;

  function follow(before: Game, after: Game): void {
    hint.value = null;
    answer.value = answerTo(before, after) || whatIsMissing();
    if (answer.value !== '') announce(answer.value);
  }

  /** Of a board that is right what was not used yet. */
  function whatIsMissing(): string {
    const words = text.value.lesson;
    if (!hasMarks(LESSON_STEPS[step.value])) return '';
    if (step.value === UNDO_STEP && !hasUndone.value) return words.undoOnce;
    return step.value === LAST && !hasHint.value ? words.hintOnce : '';
  }

  /** Of a wrong mark why it is wrong; of a right one nothing. */
  function answerTo(before: Game, { puzzle, marks }: Game): string {
    const words = text.value.lesson;
    const cell = marks.findIndex((state, at) => state !== before.marks[at]);
    const state = marks[cell];
    if (cell < 0 || state === UNKNOWN) return '';
    const { marks: asked, trial } = LESSON_STEPS[step.value];
    const wanted = asked.find((mark) => mark.cell === cell);
    if (wanted?.state === state) return '';
    if (trial.includes(cell)) return hasUndone.value ? words.onceMore : words.nowUndo;
    if (wanted) return wanted.state === UNSHADED ? words.onceMore : words.toBeShaded;
    if (SOLUTION.get(cell) === state) return words.early;
    const broken = findViolations(puzzle, marks).find((violation) =>
      violation.rule === 'R3' ? state === SHADED : violation.cells.some((other) => other === cell),
    );
    if (broken) return violationText(puzzle, broken, language.value);
    return state === SHADED ? words.notShaded : words.notUnshaded;
  }

  function hasMarks({ marks: asked }: LessonStep): boolean {
    return asked.every(({ cell, state }) => {
      const mark = game.value.marks[cell];
      // At the end what is left open is unshaded.
      return mark === state || (step.value === LAST && state === UNSHADED && mark === UNKNOWN);
    });
  }
  const isStepDone = computed(
    () =>
      hasMarks(LESSON_STEPS[step.value]) &&
      (step.value !== UNDO_STEP || hasUndone.value) &&
      (step.value !== LAST || hasHint.value),
  );

  return {
    ...session,
    step,
    isStepDone,
    answer,
    next() {
      if (!isStepDone.value || step.value === LAST) return;
      hint.value = null;
      answer.value = '';
      step.value++;
    },
    undo() {
      if (game.value.past.length === 0) return;
      dispatch({ type: 'undo' });
      answer.value = '';
      if (step.value === UNDO_STEP) {
        hasUndone.value = true;
        answer.value = text.value.lesson.undone;
        announce(answer.value);
      }
    },
    async hint() {
      const { puzzle, marks } = game.value;
      const found = await askHint(puzzle, marks);
      if (game.value.marks !== marks) return;
      hint.value = found;
      hasHint.value ||= step.value === LAST;
      answer.value = found.text;
      announce(found.text);
    },
  };
}
