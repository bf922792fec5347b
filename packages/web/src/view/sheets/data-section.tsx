/** Data: export, import, erase. The page is loaded anew afterwards, from what is kept then. */
import { signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { eraseData, exportData, type ImportPlan, planImport, runImport } from '../../app/data.ts';
import type { PlaySession } from '../../app/play-session.ts';
import type { Messages } from '../../text/en.ts';
import { usePage } from '../context.ts';
import { saveFile } from '../save-file.ts';

function reload(session: PlaySession): void {
  session.stopKeeping();
  window.location.hash = '';
  window.location.reload();
}

export function DataSection(): JSX.Element {
  const { store, session, environment } = usePage();
  const all = environment.text.value;
  const words = environment.text.value.settingsSheet;
  const file = useRef<HTMLInputElement>(null);
  const said = useMemo(() => signal(''), []);
  const asking = useMemo(() => signal<'erase' | ImportPlan | null>(null), []);
  const save = () =>
    saveFile('hitori-data.json', new Blob([exportData(store)], { type: 'application/json' }));
  const take = async () => {
    const content = await file.current?.files?.[0]?.text();
    if (content === undefined) return;
    const plan = planImport(store, content);
    said.value = typeof plan === 'string' ? words.importFaults[plan] : '';
    asking.value = typeof plan === 'string' ? null : plan;
    if (file.current) file.current.value = '';
  };
  const cancel = () => {
    asking.value = null;
  };
  const asked = asking.value;
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
            asking.value = 'erase';
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
      {asked === 'erase' && (
        <Ask
          label={words.erase}
          onCancel={cancel}
          onRun={() => {
            eraseData(store);
            reload(session);
          }}
        >
          {words.eraseSure}
        </Ask>
      )}
      {asked !== null && asked !== 'erase' && (
        <Ask
          label={words.import}
          onCancel={cancel}
          onRun={() => {
            session.stopKeeping();
            runImport(store, asked);
            reload(session);
          }}
        >
          {planText(asked, all)}
        </Ask>
      )}
      <p role="status">{said}</p>
    </section>
  );
}

/** What an import would add, and what it would replace. */
function planText(plan: ImportPlan, all: Messages): string {
  const words = all.settingsSheet;
  const lines = [
    words.importAdds(plan.newGames, plan.newEntries),
    ...(plan.replacedGames > 0 ? [words.importReplaces(plan.replacedGames)] : []),
    ...(plan.newDrafts > 0 ? [all.importAddsDrafts(plan.newDrafts)] : []),
    ...(plan.replacedDrafts > 0 ? [all.importReplacesDrafts(plan.replacedDrafts)] : []),
    ...(plan.changesSettings ? [words.importSettings] : []),
    ...(plan.unread > 0 ? [words.importUnread(plan.unread)] : []),
  ];
  return lines.join(' ');
}

interface AskProps {
  readonly label: string;
  readonly children: ComponentChildren;
  readonly onRun: () => void;
  readonly onCancel: () => void;
}

function Ask({ label, children, onRun, onCancel }: AskProps): JSX.Element {
  const { environment } = usePage();
  return (
    <div class="ask" role="alert">
      <p>{children}</p>
      <div class="buttons">
        <button type="button" class="main" onClick={onRun}>
          {label}
        </button>
        <button type="button" onClick={onCancel}>
          {environment.text.value.newSheet.cancel}
        </button>
      </div>
    </div>
  );
}
