/** The tools under the thumb: undo, hint, check, checkpoints, and the ways to watch. */
import type { JSX } from 'preact';
import { check, hint, redo, undo } from '../app/commands.ts';
import { dispatch, game, verdict, watchedViolations } from '../app/game.ts';
import { mainBoard } from '../app/main-board.ts';
import { openWalk, openWatch } from '../app/panel.ts';
import { settings } from '../app/settings.ts';
import { trialCells } from '../game/game.ts';
import { text } from '../text/index.ts';
import { Icon, type IconName } from './icons.tsx';
import type { Viewport } from './viewport.ts';

/** From this many cells in a line the board may be too small for a finger. */
const LARGE = 10;

export function ToolBar({ viewport }: { viewport: Viewport }): JSX.Element {
  const words = text.value;
  const { past, future, checkpoints, puzzle } = game.value;
  const isWatching = mainBoard.isReadOnly.value;
  const isLarge = Math.max(puzzle.rows, puzzle.cols) > LARGE;
  const isEmpty = game.value.marks.every((state) => state === 0);
  return (
    <div class="tool-bar" role="toolbar" aria-label={words.tools}>
      <Tool icon="undo" label={words.undo} onClick={undo} isOff={past.length === 0 || isWatching} />
      <Tool
        icon="redo"
        label={words.redo}
        onClick={redo}
        isOff={future.length === 0 || isWatching}
      />
      <Tool icon="bulb" label={words.hint} onClick={hint} isMain />
      <Tool icon="check" label={words.check} onClick={check} isOff={isWatching} />
      <Tool
        icon="flag"
        label={words.setCheckpoint}
        onClick={() => dispatch({ type: 'set-checkpoint' })}
        isOff={isWatching || checkpoints.at(-1) === past.length}
      />
      <Tool
        icon="restart"
        label={words.clear}
        onClick={() => dispatch({ type: 'clear' })}
        isOff={isEmpty || isWatching}
      />
      <Tool icon="walk" label={words.explain} onClick={() => void openWalk()} />
      <Tool icon="eye" label={words.watch} onClick={() => void openWatch()} />
      {isLarge && (
        <>
          <Tool icon="zoomIn" label={words.zoomIn} onClick={() => viewport.zoom(1.5)} />
          <Tool icon="zoomOut" label={words.zoomOut} onClick={() => viewport.zoom(1 / 1.5)} />
        </>
      )}
    </div>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  readonly isOff?: boolean;
  readonly isMain?: boolean;
}

function Tool({ icon, label, onClick, isOff = false, isMain = false }: ToolProps): JSX.Element {
  return (
    <button
      type="button"
      class={isMain ? 'tool main' : 'tool'}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onClick();
      }}
    >
      <Icon name={icon} />
      <span class="label">{label}</span>
    </button>
  );
}

/** What the board says of itself while it is played: errors as the settings want, and a trial. */
export function Status(): JSX.Element {
  const words = text.value;
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
          <button type="button" onClick={() => dispatch({ type: 'keep-checkpoint' })}>
            {words.keepCheckpoint}
          </button>
          <button type="button" onClick={() => dispatch({ type: 'drop-checkpoint' })}>
            {words.dropCheckpoint}
          </button>
        </span>
      )}
    </div>
  );
}
