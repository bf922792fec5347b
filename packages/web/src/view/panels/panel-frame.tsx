/** What every panel has: a title and a button that closes it. */
import type { ComponentChildren, JSX } from 'preact';
import { useSession } from '../context.ts';
import { TitleBar } from '../title-bar.tsx';

interface FrameProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly kind?: string;
}

export function PanelFrame({ title, children, kind = '' }: FrameProps): JSX.Element {
  const { commands } = useSession();
  return (
    <section class={`panel ${kind}`} aria-label={title}>
      <TitleBar title={title} onClose={commands.close.run} />
      {children}
    </section>
  );
}
