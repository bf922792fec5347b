/** What every panel has: a title and a button that closes it. */
import type { ComponentChildren, JSX } from 'preact';
import { closePanel } from '../../app/panel.ts';
import { text } from '../../text/index.ts';
import { Icon } from '../icons.tsx';

interface FrameProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly kind?: string;
  readonly onClose?: () => void;
}

export function PanelFrame({
  title,
  children,
  kind = '',
  onClose = closePanel,
}: FrameProps): JSX.Element {
  return (
    <section class={`panel ${kind}`} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <button
          type="button"
          class="quiet"
          aria-label={text.value.close}
          title={text.value.close}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </header>
      {children}
    </section>
  );
}
