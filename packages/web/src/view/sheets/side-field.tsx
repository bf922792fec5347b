/** A number of rows or columns. What is out of range is typed all the same: the form is not sent with it. */
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';

interface SideFieldProps {
  readonly label: string;
  readonly side: Signal<number>;
  readonly least: number;
  readonly most: number;
}

export function SideField({ label, side, least, most }: SideFieldProps): JSX.Element {
  return (
    <label class="field amount">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        required
        min={least}
        max={most}
        step="1"
        value={side.value}
        onInput={(event) => {
          const { valueAsNumber } = event.currentTarget;
          if (Number.isInteger(valueAsNumber)) side.value = valueAsNumber;
        }}
      />
    </label>
  );
}
