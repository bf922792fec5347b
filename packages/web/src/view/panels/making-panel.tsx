/** A puzzle being made: how far, and a way to stop it; the old board is played on meanwhile. */
import type { JSX } from 'preact';
import type { Panel } from '../../app/panel.ts';
import { useSession, useText } from '../context.ts';
import { PanelFrame } from './panel-frame.tsx';

type Making = Extract<Panel, { kind: 'making' }>;

export function MakingPanel({ attempts, since }: Making): JSX.Element {
  const { commands, clock } = useSession();
  const words = useText().value.newSheet;
  const seconds = Math.max(0, Math.floor((clock.value - since) / 1000));
  return (
    <PanelFrame title={words.making} kind="making">
      <progress aria-label={words.making} />
      <p class="quiet-text">{words.working(attempts, seconds)}</p>
      <div class="buttons">
        <button type="button" class="main" onClick={commands.close.run}>
          {words.cancel}
        </button>
      </div>
    </PanelFrame>
  );
}
