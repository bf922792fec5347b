/** The lesson of a first visit: four steps on a small board. */
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { endFirstVisit } from '../../app/first-visit.ts';
import { createLesson, LESSON_STEPS } from '../../app/lesson.ts';
import { usePage } from '../context.ts';
import { hasFinger } from '../device.ts';
import { OwnBoard } from '../own-board.tsx';
import { Sheet } from './sheet.tsx';

export function LessonSheet(): JSX.Element {
  const page = usePage();
  const { environment, store, sheet, session, isNewcomer } = page;
  const { text, announce } = environment;
  const all = text.value;
  const words = all.lesson;
  const lesson = useMemo(() => createLesson(environment, session.askHint), [environment, session]);
  const step = lesson.step.value;
  const isLast = step === LESSON_STEPS.length - 1;
  const isDone = lesson.isStepDone.value;
  const isEmpty = lesson.game.value.past.length === 0;
  useEffect(() => {
    endFirstVisit(store);
    isNewcomer.value = false;
    lesson.board.askFocus();
  }, [store, isNewcomer, lesson]);
  const close = () => {
    sheet.value = null;
  };
  const goOn = () => {
    if (!isDone) announce(words.notDone);
    else if (isLast) close();
    else {
      lesson.next();
      lesson.board.askFocus();
    }
  };
  return (
    <Sheet title={words.title} kind="lesson">
      {step === 0 ? (
        <p class="lesson-goal">
          {all.goal}
          {all.space}
          {all.controlsHere[hasFinger() ? 'touch' : 'mouse']}
        </p>
      ) : (
        <p class="quiet-text">{all.step(step + 1, LESSON_STEPS.length)}</p>
      )}
      <p class="lesson-text" role="status">
        <strong>{words.rules[step]}</strong>
        {all.space}
        {words.steps[step]}
      </p>
      <OwnBoard session={lesson} />
      <p class={isDone ? 'well' : 'answer'} aria-live={isDone ? 'polite' : 'off'}>
        {isDone ? words.well : lesson.answer.value}
      </p>
      <div class="buttons">
        <button type="button" aria-disabled={isEmpty} onClick={lesson.undo}>
          {all.undo}
        </button>
        <button type="button" onClick={() => void lesson.hint()}>
          {all.hint}
        </button>
      </div>
      <div class="buttons">
        <button type="button" onClick={close}>
          {words.skip}
        </button>
        <button type="button" class={isDone ? 'main' : ''} aria-disabled={!isDone} onClick={goOn}>
          {isLast ? words.done : words.next}
        </button>
      </div>
    </Sheet>
  );
}
