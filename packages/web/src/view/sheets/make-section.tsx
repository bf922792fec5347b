/** A new puzzle of any size, of the level that is chosen, from a seed if one is given. */
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { randomSeed } from '../../app/random-seed.ts';
import { levelLabels } from '../../text/level-text.ts';
import { usePage, useText } from '../context.ts';
import { SideField } from './side-field.tsx';
import { TextField } from './text-field.tsx';

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
        <SideField label={words.newSheet.rows} side={rows} least={SMALLEST} most={LARGEST} />
        <SideField label={words.newSheet.cols} side={cols} least={SMALLEST} most={LARGEST} />
        <TextField
          label={words.newSheet.seed}
          text={seed}
          most={200}
          placeholder={words.newSheet.seedHint}
          kind="seed"
        />
      </div>
      <button type="submit">{words.newSheet.create}</button>
    </form>
  );
}
