/** Rows and columns of the draft; what fits is kept. */
import { MAX_SIDE } from '@hitori/core';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { isSide, resized } from '../../draft/sketch.ts';
import { useWorkbench } from './context.ts';
import { Section } from './section.tsx';

export function SizeSection(): JSX.Element {
  const { draft, words } = useWorkbench().compose;
  const { rows, cols } = draft.value.sketch;
  return (
    <Section title={words.value.size}>
      <SizeForm key={`${rows}x${cols}`} />
    </Section>
  );
}

function SizeForm(): JSX.Element {
  const { compose } = useWorkbench();
  const words = compose.words.value;
  const { sketch } = compose.draft.value;
  const rows = useSignal(sketch.rows);
  const cols = useSignal(sketch.cols);
  const field = (label: string, side: { value: number }) => (
    <label class="field count-field">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        required
        min={1}
        max={MAX_SIDE}
        step="1"
        value={side.value}
        onInput={(event) => {
          const { valueAsNumber } = event.currentTarget;
          if (isSide(valueAsNumber)) side.value = valueAsNumber;
        }}
      />
    </label>
  );
  return (
    <form
      class="size-form"
      onSubmit={(event) => {
        event.preventDefault();
        compose.use(resized(sketch, rows.value, cols.value));
      }}
    >
      {field(words.rows, rows)}
      {field(words.cols, cols)}
      <button type="submit">{words.resize}</button>
    </form>
  );
}
