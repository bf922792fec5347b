/** Giving up: it is asked first; then the board stands beside the solution. */
import { UNKNOWN } from '@hitori/core';
import type { ComponentChildren, JSX } from 'preact';
import type { Panel } from '../../app/panel.ts';
import { useSession, useText } from '../context.ts';
import { SmallBoard } from '../small-board.tsx';
import { PanelFrame } from './panel-frame.tsx';

export function GiveUpPanel(): JSX.Element {
  const { commands } = useSession();
  const words = useText().value;
  return (
    <PanelFrame title={words.giveUp} kind="give-up">
      <p>{words.giveUpSure}</p>
      <div class="buttons">
        <button type="button" class="main" onClick={commands['show-solution'].run}>
          {words.showSolution}
        </button>
        <button type="button" onClick={commands.close.run}>
          {words.newSheet.cancel}
        </button>
      </div>
    </PanelFrame>
  );
}

type Solution = Extract<Panel, { kind: 'solution' }>;

interface SolutionPanelProps extends Solution {
  /** What can be done next. */
  readonly children: ComponentChildren;
}

export function SolutionPanel({ status, solution, children }: SolutionPanelProps): JSX.Element {
  const { game } = useSession();
  const words = useText().value;
  const { puzzle, marks } = game.value;
  if (solution === null)
    return (
      <PanelFrame title={words.solutionHere}>
        <p>{status === 'none' ? words.noSolutionHere : words.solutionUnknown}</p>
      </PanelFrame>
    );
  const differing = marks.filter((state, cell) => state !== UNKNOWN && state !== solution[cell]);
  return (
    <PanelFrame title={words.solutionHere} kind="solution">
      <div class="pair">
        <figure>
          <SmallBoard puzzle={puzzle} marks={marks} />
          <figcaption>{words.yourBoard}</figcaption>
        </figure>
        <figure>
          <SmallBoard puzzle={puzzle} marks={solution} />
          <figcaption>{status === 'unique' ? words.solutionHere : words.oneSolution}</figcaption>
        </figure>
      </div>
      <p>{words.differs(differing.length)}</p>
      <div class="buttons">{children}</div>
    </PanelFrame>
  );
}
