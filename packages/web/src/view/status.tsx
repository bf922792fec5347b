/** What is said of the marks while the board is played. */
import type { JSX } from 'preact';
import type { Command } from '../app/command.ts';
import { trialCells } from '../game/game.ts';
import { useSession, useText } from './context.ts';

/** What the board says of itself while it is played: errors as the settings want, and a trial. */
export function Status(): JSX.Element {
  const { game, settings, verdict, watchedViolations, commands } = useSession();
  const words = useText().value;
  const { errors } = settings.value;
  const count = watchedViolations.value.length;
  const trial = trialCells(game.value).size;
  const isOnTrial = game.value.checkpoints.length > 0;
  const isWrong = count > 0 && errors !== 'off' && !verdict.value.isSolved;
  return (
    <div class="status">
      <span class={isWrong ? 'errors wrong' : 'errors'}>
        {isWrong && (errors === 'wrong' ? words.somethingWrong : words.wrongCount(count))}
      </span>
      {isOnTrial && (
        <span class="trial">
          {words.onTrial(trial)}
          <Small label={words.keepCheckpoint} command={commands['keep-checkpoint']} />
          <Small label={words.dropCheckpoint} command={commands['drop-checkpoint']} />
        </span>
      )}
    </div>
  );
}

function Small({ label, command }: { label: string; command: Command }): JSX.Element {
  return (
    <button type="button" aria-disabled={!command.isEnabled.value} onClick={command.run}>
      {label}
    </button>
  );
}
