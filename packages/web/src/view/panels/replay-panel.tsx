/** A game played again, move by move, with the first mistake and the way back to it. */
import type { JSX } from 'preact';
import type { Panel } from '../../app/panel.ts';
import { useSession, useText } from '../context.ts';
import { PanelFrame } from './panel-frame.tsx';
import { Scrubber } from './scrubber.tsx';

const STEP_MS = 500;

type Replay = Extract<Panel, { kind: 'replay' }>;

export function ReplayPanel({ moves, mistake, at }: Replay): JSX.Element {
  const { commands, steps, rated, game } = useSession();
  const words = useText().value;
  const isUnique = rated.value?.status === 'unique';
  const isJudged = game.value.finishedIn !== null || game.value.aids.includes('mistake');
  const verdict = isUnique ? words.noMistake : words.mistakeUnknown;
  return (
    <PanelFrame title={words.replay} kind="replay">
      <p class="quiet-text">{words.replayLead}</p>
      <Scrubber stepMs={STEP_MS} />
      <p aria-live="polite">{words.move(at, moves.length)}</p>
      {isJudged && (
        <p class={mistake === null ? '' : 'first-broken'}>
          {mistake === null ? verdict : words.firstMistake(mistake)}
        </p>
      )}
      {mistake !== null && (
        <div class="buttons">
          <button type="button" onClick={() => steps.show(mistake)}>
            {words.showMistake}
          </button>
          <button type="button" class="main" onClick={commands.rewind.run}>
            {words.rewind(mistake)}
          </button>
        </div>
      )}
    </PanelFrame>
  );
}
