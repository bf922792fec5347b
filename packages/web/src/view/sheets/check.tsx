/** A choice of yes or no that a signal holds. */
import type { JSX } from 'preact';

export function Check({ label, value }: { label: string; value: { value: boolean } }): JSX.Element {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={value.value}
        onChange={(event) => {
          value.value = event.currentTarget.checked;
        }}
      />
      <span>{label}</span>
    </label>
  );
}
