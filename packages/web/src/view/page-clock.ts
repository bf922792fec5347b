/** The clock runs while the board is seen and played: not behind a sheet, a pause, or another window. */
import { effect, signal, untracked } from '@preact/signals';
import type { Page } from '../app/page.ts';

/** Returns the function that ends it. */
export function runClock({ session, isResting }: Pick<Page, 'session' | 'isResting'>): () => void {
  const isHidden = signal(document.hidden);
  const follow = () => {
    isHidden.value = document.hidden;
  };
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('pagehide', session.save);
  const timer = window.setInterval(session.tick, 1000);
  const stops = [
    effect(() => {
      // A board that is opened starts its clock: behind a sheet it rests again.
      const isRunning = session.game.value.clock.since !== null;
      const rests = isHidden.value || isResting.value || session.game.value.finishedIn !== null;
      const type = rests ? 'pause' : 'resume';
      if (isRunning !== (type === 'resume')) untracked(() => session.dispatch({ type }));
    }),
    effect(() => {
      if (session.game.value) session.tick();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('pagehide', session.save);
    window.clearInterval(timer);
  };
}
