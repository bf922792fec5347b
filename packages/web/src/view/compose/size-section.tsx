/** Rows and columns of the draft; what fits is kept. */
import { MAX_SIDE } from '@hitori/core';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { resized } from '../../draft/sketch.ts';
import { SideField } from '../sheets/side-field.tsx';
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
  return (
    <form
      class="size-form"
      onSubmit={(event) => {
        event.preventDefault();
        compose.use(resized(sketch, rows.value, cols.value));
      }}
    >
      <SideField label={words.rows} side={rows} least={1} most={MAX_SIDE} />
      <SideField label={words.cols} side={cols} least={1} most={MAX_SIDE} />
      <button type="submit">{words.resize}</button>
    </form>
  );
}
