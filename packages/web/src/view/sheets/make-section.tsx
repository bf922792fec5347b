/** A new puzzle of any size, of the level that is chosen, from a seed if one is given. */
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { randomSeed } from '../../app/random-seed.ts';
import { levelLabels } from '../../text/level-text.ts';
import { usePage, useText } from '../context.ts';

const SMALLEST = 3;
const LARGEST = 20;

export function Make(): JSX.Element {
  const { session, sheet, environment } = usePage();
  const words = useText().value;
  const { level } = environment.settings.value;
  const side = Number(environment.settings.value.side);
  const rows = useMemo(() => signal(side), [side]);
  const cols = useMemo(() => signal(side), [side]);
  const seed = useMemo(() => signal(''), []);
  const create = (event: Event) => {
    event.preventDefault();
    const name = seed.value.trim() || randomSeed();
    const request = { rows: rows.value, cols: cols.value, level, seed: name };
    sheet.value = null;
    void session.make(request, { kind: 'generated', name });
  };
  return (
    <form class="block make" onSubmit={create}>
      <h3>{words.newSheet.make}</h3>
      <p class="quiet-text">{words.newSheet.makeLead(levelLabels(words)[level])}</p>
      <div class="fields">
        <Side label={words.newSheet.rows} side={rows} />
        <Side label={words.newSheet.cols} side={cols} />
        <label class="field seed">
          <span>{words.newSheet.seed}</span>
          <input
            type="text"
            value={seed}
            maxLength={200}
            placeholder={words.newSheet.seedHint}
            onInput={(event) => {
              seed.value = event.currentTarget.value;
            }}
          />
        </label>
      </div>
      <button type="submit">{words.newSheet.create}</button>
    </form>
  );
}

function Side({ label, side }: { label: string; side: { value: number } }): JSX.Element {
  return (
    <label class="field side">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        required
        min={SMALLEST}
        max={LARGEST}
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
