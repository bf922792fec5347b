/** The page: the bar, the board, the tools, the panel, and the sheet that is open. */
import { effect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { announcement } from '../app/announce.ts';
import { run } from '../app/commands.ts';
import { type DialogName, dialog, notice } from '../app/dialog.ts';
import { game } from '../app/game.ts';
import { mainBoard } from '../app/main-board.ts';
import { settings } from '../app/settings.ts';
import { storageTrouble } from '../app/storage.ts';
import { commandOf } from '../game/keys.ts';
import { text } from '../text/index.ts';
import { Board } from './board.tsx';
import { Icon } from './icons.tsx';
import { SidePanel } from './panels/panel.tsx';
import { PrintPage } from './print-page.tsx';
import { HelpSheet } from './sheets/help-sheet.tsx';
import { HistorySheet } from './sheets/history-sheet.tsx';
import { LessonSheet } from './sheets/lesson-sheet.tsx';
import { NewSheet } from './sheets/new-sheet.tsx';
import { SettingsSheet } from './sheets/settings-sheet.tsx';
import { ShareSheet } from './sheets/share-sheet.tsx';
import { Status, ToolBar } from './tool-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { Viewport } from './viewport.ts';

const SHEETS: Readonly<Record<DialogName, () => JSX.Element>> = {
  new: NewSheet,
  settings: SettingsSheet,
  help: HelpSheet,
  history: HistorySheet,
  share: ShareSheet,
  lesson: LessonSheet,
};

export function App(): JSX.Element {
  const viewport = useMemo(() => new Viewport(), []);
  useEffect(() => bindKeys(viewport), [viewport]);
  const OpenSheet = dialog.value && SHEETS[dialog.value];
  return (
    <>
      <div class="page">
        <TopBar />
        <Notices />
        <main class="table">
          <div class="stage">
            <Board board={mainBoard} viewport={viewport} />
          </div>
          <div class="side">
            <Status />
            <ToolBar viewport={viewport} />
            <SidePanel />
          </div>
        </main>
        <LiveRegion />
      </div>
      {OpenSheet && <OpenSheet />}
      <PrintPage />
    </>
  );
}

function Notices(): JSX.Element {
  const words = text.value;
  const said = [
    notice.value && { text: notice.value, signal: notice },
    storageTrouble.value && { text: words.storage[storageTrouble.value], signal: storageTrouble },
  ].filter((item) => item !== null && item !== '');
  return (
    <div class="notices">
      {said.map((item) => (
        <p class="notice" role="alert" key={item.text}>
          <span>{item.text}</span>
          <button
            type="button"
            class="quiet"
            aria-label={words.dismiss}
            onClick={() => {
              item.signal.value = null;
            }}
          >
            <Icon name="close" />
          </button>
        </p>
      ))}
    </div>
  );
}

/** A screen reader says the text anew whenever the element in it is another one. */
function LiveRegion(): JSX.Element {
  const { text: said, count } = announcement.value;
  return (
    <div class="sr-only" role="status" aria-live="polite">
      <span key={count}>{said}</span>
    </div>
  );
}

/** The page's keys: they rest while a sheet is open or a field is typed in. */
function bindKeys(viewport: Viewport): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    const { target } = event;
    if (dialog.value !== null || !(target instanceof Element)) return;
    if (target.matches('input, textarea, select')) return;
    if (target.matches('button') && (event.key === ' ' || event.key === 'Enter')) return;
    const command = commandOf(
      {
        key: event.key,
        ctrl: event.ctrlKey || event.metaKey,
        shift: event.shiftKey,
        alt: event.altKey,
      },
      settings.value.keys,
    );
    if (command === undefined) return;
    event.preventDefault();
    run(command);
    if (command.kind === 'move') focusCursor(viewport);
  };
  const stop = effect(() => {
    document.title = `${text.value.name} ${game.value.puzzle.rows}×${game.value.puzzle.cols}`;
  });
  document.addEventListener('keydown', onKeyDown);
  return () => {
    stop();
    document.removeEventListener('keydown', onKeyDown);
  };
}

function focusCursor(viewport: Viewport): void {
  const cell = mainBoard.cursor.value;
  const { rows, cols } = mainBoard.puzzle.value;
  const row = Math.floor(cell / cols);
  const col = cell % cols;
  document
    .querySelector<HTMLElement>(`.stage [data-cell="${cell}"]`)
    ?.focus({ preventScroll: true });
  viewport.reveal(col / cols, row / rows, (col + 1) / cols, (row + 1) / rows);
}
