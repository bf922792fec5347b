/** The walk-through: the whole way to the solution, a step at a time. */
import type { Explanation } from '@hitori/core';
import type { JSX } from 'preact';
import { panel } from '../../app/panel.ts';
import { text } from '../../text/index.ts';
import { PanelFrame } from './panel-frame.tsx';
import { Scrubber } from './scrubber.tsx';

const STEP_MS = 2500;

function moveTo(at: number): void {
  if (panel.value?.kind === 'walk') panel.value = { ...panel.value, at };
}

export function WalkPanel({
  explanation,
  at,
}: {
  explanation: Explanation;
  at: number;
}): JSX.Element {
  const words = text.value;
  const { steps } = explanation;
  const step = steps[at];
  if (steps.length === 0)
    return (
      <PanelFrame title={words.explain}>
        <p>{words.walkNone}</p>
      </PanelFrame>
    );
  return (
    <PanelFrame title={words.explain} kind="walk">
      <p class="quiet-text">{words.walkIntro}</p>
      <Scrubber at={at} last={steps.length} stepMs={STEP_MS} onMove={moveTo} />
      <div class="words" aria-live="polite">
        {step ? (
          <>
            <h3 class="rule-name">{words.techniques[step.technique ?? 'search']}</h3>
            <p>{step.text}</p>
            {step.chain.length > 0 && (
              <ol class="chain">
                {step.chain.map((link) => (
                  <li key={link.cell}>{link.text}</li>
                ))}
              </ol>
            )}
          </>
        ) : (
          <h3 class="rule-name">{words.finished}</h3>
        )}
      </div>
    </PanelFrame>
  );
}
