/** Share and save: a link, the puzzle in any format, pictures, print. */
import type { FormatName } from '@hitori/core';
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { hashOf } from '../../game/link.ts';
import { type Formats, loadFormats } from '../../game/reading.ts';
import { snippetsFor } from '../../game/snippets.ts';
import { usePage } from '../context.ts';
import { savePng, saveSvg } from '../save-file.ts';
import { Check } from './check.tsx';
import { CopyField } from './copy-field.tsx';
import { PrintSection } from './print-section.tsx';
import { ResultSection } from './result-section.tsx';
import { Sheet } from './sheet.tsx';

export function ShareSheet(): JSX.Element {
  const page = usePage();
  const all = page.environment.text.value;
  const words = all.shareSheet;
  const { puzzle, marks, finishedIn } = page.session.game.value;
  const format = useMemo(() => signal<FormatName>('pzpr'), []);
  const withMarks = useMemo(() => signal(true), []);
  const link = useMemo(() => new URL(hashOf(puzzle), window.location.href).href, [puzzle]);
  const snippets = useMemo(() => snippetsFor(puzzle, window.location.href), [puzzle]);
  const formats = useMemo(() => signal<Formats | null>(null), []);
  const fault = useMemo(() => signal(''), []);
  useEffect(() => {
    loadFormats().then(
      (loaded) => {
        formats.value = loaded;
      },
      () => {
        fault.value = all.notLoaded;
      },
    );
  }, [formats, fault, all]);
  const written = formats.value?.formatPuzzle(puzzle, format.value);
  const shown = written?.ok ? written.value.text : (written?.error.message ?? fault.value);
  const names = formats.value?.FORMATS.filter((name) => name !== 'svg') ?? [format.value];
  const shading = withMarks.value ? marks : undefined;
  return (
    <Sheet title={all.share} kind="share">
      {finishedIn !== null && <ResultSection />}
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
            {names.map((name) => (
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
      {snippets && (
        <section class="block">
          <h3>{words.embed}</h3>
          <CopyField label={words.embedElement} value={snippets.element} isLong />
          <CopyField label={words.embedFrame} value={snippets.frame} isLong />
        </section>
      )}
      <PrintSection />
    </Sheet>
  );
}
