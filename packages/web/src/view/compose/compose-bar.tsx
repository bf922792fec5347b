/** The slim bar of the workbench: where it leads, and its sheets. */
import type { JSX } from 'preact';
import { draftGame } from '../../compose/guest.ts';
import { usePage, useText } from '../context.ts';
import { Icon, type IconName } from '../icons.tsx';
import { useWorkbench } from './context.ts';

export function ComposeBar(): JSX.Element {
  const { compose, guest, home } = useWorkbench();
  const { sheet } = usePage();
  const all = useText().value;
  const words = compose.words.value;
  const { rows, cols } = compose.puzzle.value;
  const test = () => {
    home.session.open(draftGame(compose));
    home.commands.play.run();
  };
  return (
    <header class="top-bar">
      <h1 class="title">
        <span class="mark" aria-hidden="true" />
        <span class="name">{words.title}</span>
      </h1>
      <p class="what">
        <strong>
          <span class="name">{words.title} · </span>
          {all.size(rows, cols)}
        </strong>
      </p>
      <nav class="sheets">
        <button
          type="button"
          class="main"
          title={words.test}
          aria-label={words.test}
          onClick={test}
        >
          <Icon name="play" />
          <span class="label">{words.test}</span>
        </button>
        <BarButton icon="folder" label={words.drafts} onClick={() => (sheet.value = 'history')} />
        <BarButton icon="paste" label={words.paste} onClick={() => (sheet.value = 'new')} />
        <BarButton
          icon="share"
          label={words.share}
          onClick={() => {
            guest.refresh();
            sheet.value = 'share';
          }}
        />
        <BarButton
          icon="gear"
          label={all.settings}
          kind="wide-only"
          onClick={home.commands.settings.run}
        />
        <BarButton icon="close" label={words.toPlay} isLink onClick={home.commands.play.run} />
      </nav>
    </header>
  );
}

interface BarButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly kind?: string;
  /** It opens no sheet. */
  readonly isLink?: boolean;
  readonly onClick: () => void;
}

function BarButton({
  icon,
  label,
  kind = '',
  isLink = false,
  onClick,
}: BarButtonProps): JSX.Element {
  return (
    <button
      type="button"
      class={`quiet ${kind}`}
      title={label}
      aria-label={label}
      {...(!isLink && { 'aria-haspopup': 'dialog' as const })}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
