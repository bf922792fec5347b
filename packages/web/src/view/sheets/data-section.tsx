/** Data: export, import, erase. The page is loaded anew afterwards, from what is kept then. */
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { eraseData, exportData, importData } from '../../app/data.ts';
import type { PlaySession } from '../../app/play-session.ts';
import { usePage } from '../context.ts';
import { saveFile } from '../save-file.ts';

function reload(session: PlaySession): void {
  session.stopKeeping();
  window.location.hash = '';
  window.location.reload();
}

export function DataSection(): JSX.Element {
  const { store, session, environment } = usePage();
  const { text } = environment;
  const words = text.value.settingsSheet;
  const file = useRef<HTMLInputElement>(null);
  const said = useMemo(() => signal(''), []);
  const isAsking = useMemo(() => signal(false), []);
  const save = () =>
    saveFile('hitori-data.json', new Blob([exportData(store)], { type: 'application/json' }));
  const take = async () => {
    const content = await file.current?.files?.[0]?.text();
    if (content === undefined) return;
    if (importData(store, content)) reload(session);
    else said.value = words.importFailed;
  };
  return (
    <section class="block">
      <h3>{words.data}</h3>
      <p class="quiet-text">{words.dataLead}</p>
      <div class="buttons">
        <button type="button" onClick={save}>
          {words.export}
        </button>
        <button type="button" onClick={() => file.current?.click()}>
          {words.import}
        </button>
        <button
          type="button"
          onClick={() => {
            isAsking.value = true;
          }}
        >
          {words.erase}
        </button>
      </div>
      <input
        class="hidden"
        type="file"
        accept="application/json"
        tabIndex={-1}
        aria-hidden="true"
        ref={file}
        onChange={() => void take()}
      />
      {isAsking.value && (
        <p class="ask" role="alert">
          {words.eraseSure}{' '}
          <button
            type="button"
            class="main"
            onClick={() => {
              eraseData(store);
              reload(session);
            }}
          >
            {words.erase}
          </button>{' '}
          <button
            type="button"
            onClick={() => {
              isAsking.value = false;
            }}
          >
            {text.value.newSheet.cancel}
          </button>
        </p>
      )}
      <p role="status">{said}</p>
    </section>
  );
}
