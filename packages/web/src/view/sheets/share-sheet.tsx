/** Share and save: a link, the puzzle in any format, pictures, print. */
import { FORMATS, type FormatName, formatPuzzle } from '@hitori/core';
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { announce } from '../../app/announce.ts';
import { printBoard, savePng, saveSvg } from '../../app/export.ts';
import { game } from '../../app/game.ts';
import { hashOf } from '../../game/link.ts';
import { text } from '../../text/index.ts';
import { Sheet } from './sheet.tsx';

const COPY_FORMATS: readonly FormatName[] = FORMATS.filter((format) => format !== 'svg');

export function ShareSheet(): JSX.Element {
  const all = text.value;
  const words = all.shareSheet;
  const { puzzle, marks } = game.value;
  const format = useMemo(() => signal<FormatName>('pzpr'), []);
  const withMarks = useMemo(() => signal(true), []);
  const withAnswer = useMemo(() => signal(true), []);
  const link = useMemo(() => new URL(hashOf(puzzle), window.location.href).href, [puzzle]);
  const written = formatPuzzle(puzzle, format.value);
  const shown = written.ok ? written.value.text : written.error.message;
  const shading = withMarks.value ? marks : undefined;
  return (
    <Sheet title={all.share} kind="share">
      <section class="block">
        <h3>{words.link}</h3>
        <CopyField label={words.link} value={link} />
      </section>
      <section class="block">
        <label class="field">
          <span class="heading">{words.format}</span>
          <select
            value={format.value}
            onChange={(event) => {
              format.value = event.currentTarget.value as FormatName;
            }}
          >
            {COPY_FORMATS.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <CopyField label={words.text} value={shown} isLong />
      </section>
      <section class="block">
        <h3>{words.save}</h3>
        <Check label={words.withMarks} value={withMarks} />
        <div class="buttons">
          <button type="button" onClick={() => saveSvg(puzzle, shading)}>
            {words.svg}
          </button>
          <button type="button" onClick={() => void savePng(puzzle, shading)}>
            {words.png}
          </button>
        </div>
      </section>
      <section class="block">
        <h3>{words.print}</h3>
        <Check label={words.printAnswer} value={withAnswer} />
        <div class="buttons">
          <button type="button" onClick={() => void printBoard(withAnswer.value)}>
            {words.print}
          </button>
        </div>
      </section>
    </Sheet>
  );
}

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly isLong?: boolean;
}

function CopyField({ label, value, isLong = false }: CopyFieldProps): JSX.Element {
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

function Check({ label, value }: { label: string; value: { value: boolean } }): JSX.Element {
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
