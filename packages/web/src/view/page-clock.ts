/** The clock runs while the page is seen. */
import { effect } from '@preact/signals';
import type { PlaySession } from '../app/play-session.ts';

/** Returns the function that ends it. */
export function runClock(session: PlaySession): () => void {
  const follow = () => session.dispatch({ type: document.hidden ? 'pause' : 'resume' });
  follow();
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('pagehide', session.save);
  const timer = window.setInterval(session.tick, 1000);
  const stop = effect(() => {
    if (session.game.value) session.tick();
  });
  return () => {
    stop();
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('pagehide', session.save);
    window.clearInterval(timer);
  };
}
