/** What every panel has: a title and a button that closes it. */
import type { ComponentChildren, JSX } from 'preact';
import { closePanel } from '../../app/panel.ts';
import { TitleBar } from '../title-bar.tsx';

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
      <TitleBar title={title} onClose={onClose} />
      {children}
    </section>
  );
}
