/** A puzzle being made: how far, and a way to stop it; the old board is played on meanwhile. */
import type { JSX } from 'preact';
import { now } from '../../app/game.ts';
import { cancelMaking, type Making, makingFailed } from '../../app/new-game.ts';
import { text } from '../../text/index.ts';
import { PanelFrame } from './panel-frame.tsx';

export function MakingPanel({ making }: { making: Making }): JSX.Element {
  const words = text.value.newSheet;
  const { attempts, since } = making;
  const seconds = Math.max(0, Math.floor((now.value - since) / 1000));
  return (
    <PanelFrame title={words.making} kind="making" onClose={cancelMaking}>
      <progress aria-label={words.making} />
      <p class="quiet-text">{words.working(attempts, seconds)}</p>
      <div class="buttons">
        <button type="button" class="main" onClick={cancelMaking}>
          {words.cancel}
        </button>
      </div>
    </PanelFrame>
  );
}

export function MakingFailedPanel({ message }: { message: string }): JSX.Element {
  return (
    <PanelFrame
      title={text.value.newPuzzle}
      onClose={() => {
        makingFailed.value = null;
      }}
    >
      <p role="alert">{text.value.failed(message)}</p>
    </PanelFrame>
  );
}
