/** The slim bar above the board: what is played, how long, how far; and the sheets. */
import { UNKNOWN } from '@hitori/core';
import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import type { Command } from '../../app/command.ts';
import { elapsedAt } from '../../game/clock.ts';
import { timeText } from '../../game/time-text.ts';
import { levelText } from '../../text/level-text.ts';
import { usePage, useSession, useText } from '../context.ts';
import { Icon, type IconName } from '../icons.tsx';

export function TopBar(): JSX.Element {
  const { commands } = usePage();
  const { game } = useSession();
  const words = useText().value;
  const { puzzle, level, origin } = game.value;
  const title = `${words.size(puzzle.rows, puzzle.cols)} · ${levelText(level, words)}`;
  return (
    <header class="top-bar">
      <h1 class="title">
        <span class="mark" aria-hidden="true" />
        <span class="name">{words.name}</span>
      </h1>
      <p class="what">
        <strong>{title}</strong>
        {origin.kind === 'daily' && <span class="origin">{words.daily(origin.name ?? '')}</span>}
      </p>
      <div class="meters">
        <Timer />
        <Progress />
      </div>
      <nav class="sheets">
        <SheetButton command={commands.new} icon="plus" label={words.newPuzzle} isMain />
        <button
          type="button"
          class="quiet to-compose"
          title={words.compose}
          aria-label={words.compose}
          onClick={commands.compose.run}
        >
          <Icon name="pencil" />
        </button>
        <SheetButton command={commands.share} icon="share" label={words.share} />
        <SheetButton command={commands.history} icon="history" label={words.history} />
        <SheetButton command={commands.settings} icon="gear" label={words.settings} />
        <SheetButton command={commands.help} icon="help" label={words.help} />
      </nav>
    </header>
  );
}

interface SheetButtonProps {
  readonly command: Command;
  readonly icon: IconName;
  readonly label: string;
  readonly isMain?: boolean;
}

function SheetButton({ command, icon, label, isMain = false }: SheetButtonProps): JSX.Element {
  return (
    <button
      type="button"
      class={isMain ? 'main' : 'quiet'}
      title={label}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={command.run}
    >
      <Icon name={icon} />
      {isMain && <span class="label">{label}</span>}
    </button>
  );
}

function Timer(): JSX.Element | null {
  const { game, clock: now, settings } = useSession();
  const text = useText();
  const shown = useComputed(() => {
    const { clock, finishedIn } = game.value;
    return timeText(finishedIn ?? elapsedAt(clock, now.value));
  });
  if (!settings.value.showTimer) return null;
  return (
    <span class="timer" role="timer" aria-label={text.value.time}>
      {shown}
    </span>
  );
}

function Progress(): JSX.Element {
  const { game, verdict } = useSession();
  const text = useText();
  const share = useComputed(() => {
    const { marks } = game.value;
    if (verdict.value.isSolved) return 100;
    return Math.round((marks.filter((state) => state !== UNKNOWN).length / marks.length) * 100);
  });
  return (
    <span class="progress">
      <progress max="100" value={share} aria-label={text.value.progress} />
      <span class="percent" aria-hidden="true">
        {share}%
      </span>
    </span>
  );
}
