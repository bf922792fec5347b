/** The panel beside (on a phone: below) the board; empty, it is not there. */
import { violationText } from '@hitori/core';
import type { ComponentChildren, JSX } from 'preact';
import { useSession, useText } from '../context.ts';
import { FinishPanel } from './finish-panel.tsx';
import { GiveUpPanel, SolutionPanel } from './give-up-panels.tsx';
import { HintPanel } from './hint-panel.tsx';
import { MakingPanel } from './making-panel.tsx';
import { PanelFrame } from './panel-frame.tsx';
import { ReplayPanel } from './replay-panel.tsx';
import { WalkPanel } from './walk-panel.tsx';
import { WatchPanel } from './watch-panel.tsx';

interface SidePanelProps {
  /** What can be done after a finish. */
  readonly afterFinish?: ComponentChildren;
}

export function SidePanel({ afterFinish }: SidePanelProps): JSX.Element | null {
  const { panel, game, commands } = useSession();
  const words = useText().value;
  const shown = panel.value;
  switch (shown?.kind) {
    case undefined:
      return null;
    case 'hint':
      return <HintPanel {...shown} />;
    case 'walk':
      return <WalkPanel {...shown} />;
    case 'watch':
      return <WatchPanel {...shown} />;
    case 'making':
      return <MakingPanel {...shown} />;
    case 'replay':
      return <ReplayPanel {...shown} />;
    case 'give-up':
      return <GiveUpPanel />;
    case 'solution':
      return <SolutionPanel {...shown}>{afterFinish}</SolutionPanel>;
    case 'finish':
      return <FinishPanel>{afterFinish}</FinishPanel>;
    case 'waiting':
      return (
        <PanelFrame title={words.loading}>
          <div class="waiting" />
        </PanelFrame>
      );
    case 'failed':
      return (
        <PanelFrame title={words.failedTitle}>
          <p role="alert">{words.failed(shown.message)}</p>
        </PanelFrame>
      );
    case 'making-failed':
      return (
        <PanelFrame title={words.newPuzzle}>
          <p role="alert">{words.failed(shown.message)}</p>
        </PanelFrame>
      );
    case 'check':
      return (
        <PanelFrame title={words.check}>
          <p>
            {shown.violation
              ? violationText(game.value.puzzle, shown.violation, words.language)
              : words.noViolations}
          </p>
        </PanelFrame>
      );
    case 'wrong-finish':
      return (
        <PanelFrame title={words.wrongFinish}>
          <p>{words.wrongFinishLead}</p>
          <p class="first-broken">
            {violationText(game.value.puzzle, shown.violations[0], words.language)}
          </p>
          <p class="quiet-text">{words.showMe}</p>
          <div class="buttons">
            <button type="button" onClick={commands['find-mistake'].run}>
              {words.findMistake}
            </button>
          </div>
        </PanelFrame>
      );
  }
}
