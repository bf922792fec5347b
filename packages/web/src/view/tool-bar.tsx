/** The tools under the thumb: undo, hint, check, checkpoints, and the ways to watch. */
import type { JSX } from 'preact';
import type { Command } from '../app/command.ts';
import { trialCells } from '../game/game.ts';
import { useSession, useText } from './context.ts';
import { Icon, type IconName } from './icons.tsx';
import type { Viewport } from './viewport.ts';

/** From this many cells in a line the board may be too small for a finger. */
const LARGE = 10;

export function ToolBar({ viewport }: { viewport: Viewport }): JSX.Element {
  const { game, commands } = useSession();
  const words = useText().value;
  const { rows, cols } = game.value.puzzle;
  const isLarge = Math.max(rows, cols) > LARGE;
  return (
    <div class="tool-bar" role="toolbar" aria-label={words.tools}>
      <Tool icon="undo" label={words.undo} command={commands.undo} />
      <Tool icon="redo" label={words.redo} command={commands.redo} />
      <Tool icon="bulb" label={words.hint} command={commands.hint} isMain />
      <Tool icon="check" label={words.check} command={commands.check} />
      <Tool icon="flag" label={words.setCheckpoint} command={commands['set-checkpoint']} />
      <Tool icon="restart" label={words.clear} command={commands.clear} />
      <Tool icon="walk" label={words.explain} command={commands.walk} />
      <Tool icon="eye" label={words.watch} command={commands.watch} />
      {isLarge && (
        <>
          <ToolButton icon="zoomIn" label={words.zoomIn} onClick={() => viewport.zoom(1.5)} />
          <ToolButton icon="zoomOut" label={words.zoomOut} onClick={() => viewport.zoom(1 / 1.5)} />
        </>
      )}
    </div>
  );
}

interface ToolLook {
  readonly icon: IconName;
  readonly label: string;
  readonly isMain?: boolean;
}

function Tool({ command, ...look }: ToolLook & { readonly command: Command }): JSX.Element {
  return <ToolButton {...look} onClick={command.run} isOff={!command.isEnabled.value} />;
}

interface ToolButtonProps extends ToolLook {
  readonly onClick: () => void;
  readonly isOff?: boolean;
}

/** One that is off keeps its place and can be reached: it is told as off, not taken away. */
function ToolButton(props: ToolButtonProps): JSX.Element {
  const { icon, label, onClick, isOff = false, isMain = false } = props;
  return (
    <button
      type="button"
      class={isMain ? 'tool main' : 'tool'}
      aria-disabled={isOff}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span class="label">{label}</span>
    </button>
  );
}

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
