/** A text to take away: shown, selected by a touch, copied by a button. */
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useEnvironment } from '../context.ts';

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly isLong?: boolean;
}

export function CopyField({ label, value, isLong = false }: CopyFieldProps): JSX.Element {
  const { text, announce } = useEnvironment();
  const words = text.value.shareSheet;
  const said = useMemo(() => signal(''), [value]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      said.value = words.copied;
    } catch {
      said.value = words.copyFailed;
    }
    announce(said.value);
  };
  const select = (event: Event) => (event.currentTarget as HTMLInputElement).select();
  return (
    <div class={isLong ? 'copy-field long' : 'copy-field'}>
      {isLong ? (
        <textarea readOnly rows={4} aria-label={label} value={value} onFocus={select} />
      ) : (
        <input type="text" readOnly aria-label={label} value={value} onFocus={select} />
      )}
      <button type="button" onClick={() => void copy()}>
        {words.copy}
      </button>
      <span class="quiet-text">{said}</span>
    </div>
  );
}
