/** The panel beside (on a phone: below) the board; empty, it is not there. */
import type { JSX } from 'preact';
import { describe } from '../../app/commands.ts';
import { onFinish, verdict } from '../../app/game.ts';
import { making, makingFailed } from '../../app/new-game.ts';
import { panel } from '../../app/panel.ts';
import { text } from '../../text/index.ts';
import { FinishPanel } from './finish-panel.tsx';
import { HintPanel } from './hint-panel.tsx';
import { MakingFailedPanel, MakingPanel } from './making-panel.tsx';
import { PanelFrame } from './panel-frame.tsx';
import { WalkPanel } from './walk-panel.tsx';
import { WatchPanel } from './watch-panel.tsx';

export function SidePanel(): JSX.Element | null {
  const words = text.value;
  const shown = panel.value;
  if (making.value) return <MakingPanel making={making.value} />;
  if (makingFailed.value) return <MakingFailedPanel message={makingFailed.value} />;
  if (shown?.kind === 'hint') return <HintPanel hint={shown.hint} stage={shown.stage} />;
  if (shown?.kind === 'walk') return <WalkPanel explanation={shown.explanation} at={shown.at} />;
  if (shown?.kind === 'watch') return <WatchPanel trace={shown.trace} at={shown.at} />;
  if (shown?.kind === 'waiting')
    return (
      <PanelFrame title={words.loading}>
        <div class="waiting" />
      </PanelFrame>
    );
  if (shown?.kind === 'failed')
    return (
      <PanelFrame title={words.check}>
        <p>{words.failed(shown.message)}</p>
      </PanelFrame>
    );
  if (shown?.kind === 'check')
    return (
      <PanelFrame title={words.check}>
        <p>{shown.message}</p>
      </PanelFrame>
    );
  if (onFinish.value === 'solved') return <FinishPanel />;
  const broken = verdict.value.wrongFinish;
  if (onFinish.value === 'wrong' && broken.length > 0)
    return (
      <PanelFrame title={words.wrongFinish}>
        <p>{words.wrongFinishLead}</p>
        <p class="first-broken">{describe(broken[0])}</p>
        <p class="quiet-text">{words.showMe}</p>
      </PanelFrame>
    );
  return null;
}
