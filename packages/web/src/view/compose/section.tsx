/** A tool of the workbench that is folded away until it is wanted. */
import type { Signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';

interface SectionProps {
  readonly title: string;
  /** Follows whether it is open. */
  readonly isOpen?: Signal<boolean>;
  readonly children: ComponentChildren;
}

export function Section({ title, isOpen, children }: SectionProps): JSX.Element {
  return (
    <details
      class="tool-section"
      open={isOpen?.value}
      onToggle={(event) => {
        if (isOpen) isOpen.value = event.currentTarget.open;
      }}
    >
      <summary>{title}</summary>
      <div class="tool-body">{children}</div>
    </details>
  );
}
