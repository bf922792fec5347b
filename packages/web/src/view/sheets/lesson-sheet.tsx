/** The lesson of a first visit: four steps on a small board. */
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { endFirstVisit } from '../../app/first-visit.ts';
import { createLesson, LESSON_STEPS } from '../../app/lesson.ts';
import { usePage } from '../context.ts';
import { OwnBoard } from '../own-board.tsx';
import { Sheet } from './sheet.tsx';

export function LessonSheet(): JSX.Element {
  const { environment, store, sheet } = usePage();
  const { text } = environment;
  const words = text.value.lesson;
  const lesson = useMemo(() => createLesson(environment), [environment]);
  const step = lesson.step.value;
  const isLast = step === LESSON_STEPS.length - 1;
  useEffect(() => endFirstVisit(store), [store]);
  const close = () => {
    sheet.value = null;
  };
  return (
    <Sheet title={words.title} kind="lesson">
      <p class="quiet-text">{text.value.step(step + 1, LESSON_STEPS.length)}</p>
      <p class="lesson-text" role="status">
        {words.steps[step]}
      </p>
      <OwnBoard session={lesson} />
      <p class="well" role="status">
        {lesson.isStepDone.value ? words.well : ' '}
      </p>
      <div class="buttons">
        <button type="button" onClick={close}>
          {words.skip}
        </button>
        <button
          type="button"
          class="main"
          onClick={() => {
            if (isLast && lesson.isStepDone.value) close();
            else lesson.next();
          }}
        >
          {isLast && lesson.isStepDone.value ? words.done : words.next}
        </button>
      </div>
    </Sheet>
  );
}
