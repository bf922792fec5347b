/** What a press on the board changes, and the tools of it. */
import { GENERATE_LEVELS, type GenerateLevel, SYMMETRIES } from '@hitori/core';
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Command } from '../../app/command.ts';
import { randomSeed } from '../../app/random-seed.ts';
import { fillDraft } from '../../compose/requests.ts';
import { MODES } from '../../draft/compose-keys.ts';
import { useText } from '../context.ts';
import { Icon, type IconName } from '../icons.tsx';
import { Choice } from '../sheets/sheet.tsx';
import type { Viewport } from '../viewport.ts';
import { useWorkbench } from './context.ts';
import { LevelField } from './level-field.tsx';
import { MakingWord } from './making-word.tsx';
import { Pad } from './pad.tsx';

export function ModeTools({ viewport }: { viewport: Viewport }): JSX.Element {
  const { compose } = useWorkbench();
  const { mode, words, commands } = compose;
  const said = words.value;
  const all = useText().value;
  return (
    <section class="mode-tools">
      <div class="mode-row">
        <Choice
          name="compose-mode"
          legend={said.mode}
          options={MODES}
          labels={said.modes}
          value={mode.value}
          onChange={(value) => {
            mode.value = value;
          }}
        />
        <div class="edit-buttons" role="toolbar" aria-label={said.tools}>
          <Small icon="undo" label={all.undo} command={commands.undo} />
          <Small icon="redo" label={all.redo} command={commands.redo} />
          <Small icon="restart" label={said.clear} command={commands.clear} />
          {viewport.canZoom() && (
            <>
              <IconButton icon="zoomIn" label={all.zoomIn} onClick={() => viewport.zoom(1.5)} />
              <IconButton
                icon="zoomOut"
                label={all.zoomOut}
                onClick={() => viewport.zoom(1 / 1.5)}
              />
            </>
          )}
        </div>
      </div>
      <p class="quiet-text mode-lead">{said.modeLeads[mode.value]}</p>
      {mode.value === 'symbols' && <Pad />}
      {mode.value === 'pattern' && <PatternTools />}
      {mode.value === 'locks' && <LockTools />}
    </section>
  );
}

function PatternTools(): JSX.Element {
  const { compose } = useWorkbench();
  const { draft, symmetry, maker, commands, words } = compose;
  const said = words.value;
  const level = useMemo(() => signal<GenerateLevel>('any'), []);
  const { sketch } = draft.value;
  const count = sketch.faces.filter(({ isShaded }) => isShaded).length;
  return (
    <>
      <Choice
        name="compose-symmetry"
        legend={said.symmetry}
        options={SYMMETRIES}
        labels={said.symmetries}
        value={symmetry.value}
        onChange={(value) => {
          symmetry.value = value;
        }}
      />
      <LevelField level={level} levels={GENERATE_LEVELS} />
      <div class="buttons">
        <button
          type="button"
          aria-disabled={count === 0}
          onClick={() => {
            if (count > 0) void maker.make('pattern', fillDraft(sketch, level.value, randomSeed()));
          }}
        >
          {said.fillPattern}
        </button>
        <CommandButton label={said.clearPattern} command={commands['clear-pattern']} />
      </div>
      <p class="quiet-text">{said.shadedCount(count)}</p>
      <MakingWord kind="pattern" />
    </>
  );
}

function LockTools(): JSX.Element {
  const { compose } = useWorkbench();
  const { draft, maker, commands, words } = compose;
  const said = words.value;
  const level = useMemo(() => signal<GenerateLevel>('medium'), []);
  const { sketch } = draft.value;
  const count = sketch.faces.filter(({ isLocked }) => isLocked).length;
  return (
    <>
      <div class="buttons">
        <CommandButton label={said.lockAll} command={commands['lock-all']} />
        <CommandButton label={said.unlockAll} command={commands['unlock-all']} />
      </div>
      <p class="quiet-text">{said.lockedCount(count)}</p>
      <LevelField level={level} levels={GENERATE_LEVELS} />
      <div class="buttons">
        <button
          type="button"
          onClick={() => void maker.make('locks', fillDraft(sketch, level.value, randomSeed()))}
        >
          {said.fillRest}
        </button>
      </div>
      <MakingWord kind="locks" />
    </>
  );
}

interface CommandLook {
  readonly label: string;
  readonly command: Command;
}

function CommandButton({ label, command }: CommandLook): JSX.Element {
  return (
    <button type="button" aria-disabled={!command.isEnabled.value} onClick={command.run}>
      {label}
    </button>
  );
}

function Small({ command, ...look }: CommandLook & { readonly icon: IconName }): JSX.Element {
  return <IconButton {...look} isOff={!command.isEnabled.value} onClick={command.run} />;
}

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isOff?: boolean;
  readonly onClick: () => void;
}

function IconButton({ icon, label, isOff = false, onClick }: IconButtonProps): JSX.Element {
  return (
    <button
      type="button"
      class="quiet"
      title={label}
      aria-label={label}
      aria-disabled={isOff}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
