/** The walk-through: the whole way through the puzzle, a step at a time, and what it ends with. */
import { type Explanation, type Hint, techniqueName, violationText } from '@hitori/core';
import type { JSX } from 'preact';
import { useSession, useText } from '../context.ts';
import { Conclusion } from './chain-list.tsx';
import { PanelFrame } from './panel-frame.tsx';
import { Scrubber } from './scrubber.tsx';

const STEP_MS = 2500;

interface WalkPanelProps {
  readonly explanation: Explanation;
  readonly at: number;
}

export function WalkPanel({ explanation, at }: WalkPanelProps): JSX.Element {
  const { game } = useSession();
  const words = useText().value;
  const { steps, end } = explanation;
  const { puzzle } = game.value;
  const step = steps[at];
  return (
    <PanelFrame title={words.explain} kind="walk">
      {steps.length > 0 && (
        <>
          <p class="quiet-text">{words.walkIntros[end.ending]}</p>
          <Scrubber stepMs={STEP_MS} />
        </>
      )}
      <div class="words" aria-live="polite">
        {step ? (
          <Step step={step} />
        ) : (
          <>
            <h3 class="rule-name">{words.walkEnds[end.ending]}</h3>
            {end.clash && <p>{violationText(puzzle, end.clash, words.language)}</p>}
            <p>{words.walkEndings[end.ending]}</p>
          </>
        )}
      </div>
    </PanelFrame>
  );
}

function Step({ step }: { step: Hint }): JSX.Element {
  const words = useText().value;
  // Nothing is marked by anyone here: a mistake, or what is no technique, is the board's own contradiction.
  const { technique } = step;
  const isContradiction = technique === null || technique === 'mistake';
  const name = isContradiction
    ? words.walkEnds.impossible
    : techniqueName(technique, words.language);
  return (
    <>
      <h3 class="rule-name">{name}</h3>
      <Conclusion hint={step} />
    </>
  );
}
