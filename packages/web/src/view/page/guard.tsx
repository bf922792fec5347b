/** What is seen when drawing the page fails: what happened, and two ways on; never a blank page. */
import type { ComponentChildren, JSX } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { bundledGame } from '../../game/bundled.ts';
import { usePage } from '../context.ts';

export function Guard({ children }: { children: ComponentChildren }): JSX.Element {
  const { session, sheet, environment } = usePage();
  const [error, reset] = useErrorBoundary();
  const words = environment.text.value;
  if (error === undefined) return <>{children}</>;
  return (
    <main class="trouble">
      <div role="alert">
        <h1>{words.crashed}</h1>
        <p>{words.crashedLead}</p>
      </div>
      <p class="quiet-text">{String(error)}</p>
      <div class="buttons">
        <button type="button" class="main" onClick={() => window.location.reload()}>
          {words.reload}
        </button>
        <button
          type="button"
          onClick={() => {
            sheet.value = null;
            session.open(bundledGame(0));
            reset();
          }}
        >
          {words.otherBoard}
        </button>
      </div>
    </main>
  );
}
