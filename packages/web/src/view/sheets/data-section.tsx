/** Data: export, import, erase. The page is loaded anew afterwards, from what is kept then. */
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { eraseData, exportData, importData } from '../../app/data.ts';
import { forgetGame } from '../../app/game.ts';
import { text } from '../../text/index.ts';

function reload(): void {
  forgetGame();
  window.location.hash = '';
  window.location.reload();
}

export function DataSection(): JSX.Element {
  const words = text.value.settingsSheet;
  const file = useRef<HTMLInputElement>(null);
  const said = useMemo(() => signal(''), []);
  const isAsking = useMemo(() => signal(false), []);
  const take = async () => {
    const content = await file.current?.files?.[0]?.text();
    if (content === undefined) return;
    if (importData(content)) reload();
    else said.value = words.importFailed;
  };
  return (
    <section class="block">
      <h3>{words.data}</h3>
      <p class="quiet-text">{words.dataLead}</p>
      <div class="buttons">
        <button type="button" onClick={exportData}>
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
              eraseData();
              reload();
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
