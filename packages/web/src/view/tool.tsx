/** A button of the tools, with its picture and its name. */
import type { JSX } from 'preact';
import type { Command } from '../app/command.ts';
import { Icon, type IconName } from './icons.tsx';

interface ToolLook {
  readonly icon: IconName;
  readonly label: string;
  readonly isMain?: boolean;
  readonly kind?: string;
}

export function Tool({ command, ...look }: ToolLook & { readonly command: Command }): JSX.Element {
  return <ToolButton {...look} onClick={command.run} isOff={!command.isEnabled.value} />;
}

interface ToolButtonProps extends ToolLook {
  readonly onClick: () => void;
  readonly isOff?: boolean;
}

/** One that is off keeps its place and can be reached: it is told as off, not taken away. */
export function ToolButton(props: ToolButtonProps): JSX.Element {
  const { icon, label, onClick, isOff = false, isMain = false, kind = '' } = props;
  return (
    <button
      type="button"
      class={`tool ${isMain ? 'main' : kind}`}
      aria-disabled={isOff}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span class="label">{label}</span>
    </button>
  );
}
