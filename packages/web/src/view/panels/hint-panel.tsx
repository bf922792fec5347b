/** A hint in three stages, each opened when asked for; the board draws the same. */
import type { Hint } from '@hitori/core';
import type { JSX } from 'preact';
import { useSession, useText } from '../context.ts';
import { Conclusion } from './chain-list.tsx';
import { PanelFrame } from './panel-frame.tsx';

/** On a phone the newest stage may lie below the edge of the panel. */
function reveal(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

export function HintPanel({ hint, stage }: { hint: Hint; stage: number }): JSX.Element {
  const { commands } = useSession();
  const words = useText().value;
  if (hint.technique === null)
    return (
      <PanelFrame title={words.hint}>
        <p>{hint.text}</p>
      </PanelFrame>
    );
  const isLast = stage >= 2;
  return (
    <PanelFrame title={words.hint} kind="hint">
      <ol class="stages">
        {hint.stages.slice(0, stage + 1).map((said, index) => (
          <li key={words.hintStages[index]} ref={index === stage ? reveal : null}>
            <h3>{words.hintStages[index]}</h3>
            {index === 2 ? <Conclusion hint={hint} /> : <p>{said}</p>}
          </li>
        ))}
      </ol>
      <div class="buttons">
        {!isLast && (
          <button type="button" class="main" onClick={commands['show-more'].run}>
            {words.more}
          </button>
        )}
        {hint.cells.length > 0 && (
          <button type="button" class={isLast ? 'main' : ''} onClick={commands['apply-hint'].run}>
            {words.apply}
          </button>
        )}
        {hint.technique === 'routine' && (
          <button type="button" onClick={commands['apply-routine'].run}>
            {words.applyRoutine}
          </button>
        )}
        {isLast && hint.cells.length === 0 && (
          <button type="button" onClick={commands['next-hint'].run}>
            {words.nextHint}
          </button>
        )}
      </div>
    </PanelFrame>
  );
}
