/** The page: the bar, the board, the tools, the panel, and the sheet that is open. */
import { effect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Page, SheetName } from '../../app/page.ts';
import { Board } from '../board.tsx';
import { BoardLine } from '../board-line.tsx';
import { EnvironmentContext, PageContext, SessionContext, usePage } from '../context.ts';
import { returnFocus } from '../focus-return.ts';
import { keyPressOf } from '../key-press.ts';
import { LiveRegion } from '../live-region.tsx';
import { MiniMap } from '../mini-map.tsx';
import { SidePanel } from '../panels/panel.tsx';
import { HelpSheet } from '../sheets/help-sheet.tsx';
import { HistorySheet } from '../sheets/history-sheet.tsx';
import { LessonSheet } from '../sheets/lesson-sheet.tsx';
import { NewSheet } from '../sheets/new-sheet.tsx';
import { SettingsSheet } from '../sheets/settings-sheet.tsx';
import { ShareSheet } from '../sheets/share-sheet.tsx';
import { Status } from '../status.tsx';
import { ToolBar } from '../tool-bar.tsx';
import { Viewport } from '../viewport.ts';
import { BackToDraft, ComposeDoor, type LoadCompose } from './compose-door.tsx';
import { Guard } from './guard.tsx';
import { Notices } from './notices.tsx';
import { TopBar } from './top-bar.tsx';

const SHEETS: Readonly<Record<SheetName, () => JSX.Element>> = {
  new: NewSheet,
  settings: SettingsSheet,
  help: HelpSheet,
  history: HistorySheet,
  share: ShareSheet,
  lesson: LessonSheet,
};

interface AppProps {
  readonly page: Page;
  readonly loadCompose: LoadCompose;
}

export function App({ page, loadCompose }: AppProps): JSX.Element {
  return (
    <PageContext.Provider value={page}>
      <EnvironmentContext.Provider value={page.environment}>
        <SessionContext.Provider value={page.session}>
          <Guard>
            <Screen loadCompose={loadCompose} />
          </Guard>
        </SessionContext.Provider>
      </EnvironmentContext.Provider>
    </PageContext.Provider>
  );
}

function Screen({ loadCompose }: Pick<AppProps, 'loadCompose'>): JSX.Element {
  const page = usePage();
  const OpenSheet = page.sheet.value && SHEETS[page.sheet.value];
  return (
    <>
      {page.isComposing.value ? <ComposeDoor load={loadCompose} /> : <PlayScreen />}
      {OpenSheet && <OpenSheet />}
    </>
  );
}

function PlayScreen(): JSX.Element {
  const page = usePage();
  const viewport = useMemo(() => new Viewport(), []);
  useEffect(() => bindKeys(page), [page]);
  useEffect(() => returnFocus(page), [page]);
  return (
    <div class="page">
      <TopBar />
      <main class="table">
        <div class={page.isPaused.value ? 'stage paused' : 'stage'}>
          <Board board={page.session.board} viewport={viewport} isLabelled />
          {page.isPaused.value && <PauseCover />}
        </div>
        <div class="side">
          <BackToDraft />
          <BoardLine />
          <Status />
          <Notices />
          <MiniMap board={page.session.board} viewport={viewport} />
          <ToolBar viewport={viewport} />
          <SidePanel afterFinish={<AfterFinish />} />
        </div>
      </main>
      <LiveRegion />
    </div>
  );
}

/** Hides the board until the player goes on. */
function PauseCover(): JSX.Element {
  const { commands, environment } = usePage();
  const words = environment.text.value;
  return (
    <div class="cover">
      <p>{words.paused}</p>
      <button type="button" class="main" onClick={commands.pause.run}>
        {words.resume}
      </button>
    </div>
  );
}

function AfterFinish(): JSX.Element {
  const { commands, session, environment } = usePage();
  const words = environment.text.value;
  return (
    <>
      <button type="button" class="main" onClick={commands.next.run}>
        {words.nextPuzzle}
        <kbd>N</kbd>
      </button>
      <button type="button" onClick={session.commands.replay.run}>
        {words.replay}
      </button>
      <button type="button" onClick={commands.share.run}>
        {words.sendCard}
      </button>
    </>
  );
}

/** The page's keys: they rest while a sheet is open or a field is typed in. */
function bindKeys(page: Page): () => void {
  const { session, sheet, environment } = page;
  const onKeyDown = (event: KeyboardEvent): void => {
    const { target } = event;
    if (sheet.value !== null || !(target instanceof Element)) return;
    if (target.matches('input, textarea, select') && event.key !== 'Escape') return;
    if (target.matches('button') && (event.key === ' ' || event.key === 'Enter')) return;
    const id = page.press(keyPressOf(event));
    if (id !== undefined) event.preventDefault();
  };
  const stop = effect(() => {
    const { rows, cols } = session.game.value.puzzle;
    document.title = `${environment.text.value.name} ${rows}×${cols}`;
  });
  document.addEventListener('keydown', onKeyDown);
  return () => {
    stop();
    document.removeEventListener('keydown', onKeyDown);
  };
}
