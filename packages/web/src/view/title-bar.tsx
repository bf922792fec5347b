/** The head of a panel or a sheet: what it is, and a button that closes it. */
import type { JSX } from 'preact';
import { useText } from './context.ts';
import { Icon } from './icons.tsx';

interface TitleBarProps {
  readonly title: string;
  readonly onClose: () => void;
}

export function TitleBar({ title, onClose }: TitleBarProps): JSX.Element {
  const text = useText();
  return (
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
  );
}
