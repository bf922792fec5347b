/** A line of text. */
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';

interface TextFieldProps {
  readonly label: string;
  readonly text: Signal<string>;
  /** The most characters. */
  readonly most: number;
  readonly placeholder?: string;
  /** A further class of the field. */
  readonly kind?: string;
  readonly onEdit?: () => void;
}

export function TextField(props: TextFieldProps): JSX.Element {
  const { label, text, most, placeholder, kind = '', onEdit } = props;
  return (
    <label class={`field ${kind}`}>
      <span>{label}</span>
      <input
        type="text"
        value={text}
        maxLength={most}
        placeholder={placeholder}
        onInput={(event) => {
          text.value = event.currentTarget.value;
          onEdit?.();
        }}
      />
    </label>
  );
}
