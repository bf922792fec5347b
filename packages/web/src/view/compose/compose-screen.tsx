/** The setter's workbench: the draft on the board, the verdict beside it, and the tools below. */
import type { ParsedPuzzle } from '@hitori/core';
import { computed, effect, type Signal, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Page, SheetName } from '../../app/page.ts';
import { isWatching } from '../../app/panel.ts';
import { createGuest } from '../../compose/guest.ts';
import { createComposeSession } from '../../compose/session.ts';
import '../../style/compose.css';
import { Board } from '../board.tsx';
import { PageContext, SessionContext, usePage } from '../context.ts';
import { returnFocus } from '../focus-return.ts';
import { LiveRegion } from '../live-region.tsx';
import { MiniMap } from '../mini-map.tsx';
import { Notices } from '../page/notices.tsx';
import { SidePanel } from '../panels/panel.tsx';
import { ShareSheet } from '../sheets/share-sheet.tsx';
import { Viewport } from '../viewport.ts';
import { ComposeBar } from './compose-bar.tsx';
import { bindComposeKeys } from './compose-keys.ts';
import { useWorkbench, type Workbench, WorkbenchContext } from './context.ts';
import { DraftsSheet } from './drafts-sheet.tsx';
import { MendSection } from './mend-section.tsx';
import { MessageSection } from './message-section.tsx';
import { ModeTools } from './mode-tools.tsx';
import { NoiseSection } from './noise-section.tsx';
import { PasteSheet } from './paste-sheet.tsx';
import { SizeSection } from './size-section.tsx';
import { VerdictBox } from './verdict-box.tsx';

/** The sheets of the workbench: others are those of the page. */
const SHEETS: Readonly<Partial<Record<SheetName, () => JSX.Element>>> = {
  new: PasteSheet,
  history: DraftsSheet,
  share: ShareSheet,
};

export function ComposeScreen(): JSX.Element {
  const home = usePage();
  const made = useMemo(() => createWorkbench(home), [home]);
  const { workbench, page } = made;
  useEffect(() => bindWorkbench(workbench, page), [workbench, page]);
  return (
    <WorkbenchContext.Provider value={workbench}>
      <PageContext.Provider value={page}>
        <SessionContext.Provider value={workbench.guest}>
          <Screen sheet={page.sheet} />
        </SessionContext.Provider>
      </PageContext.Provider>
    </WorkbenchContext.Provider>
  );
}

function createWorkbench(home: Page): { readonly workbench: Workbench; readonly page: Page } {
  const { environment, store, newSolver } = home;
  const compose = createComposeSession({ ...environment, store, newSolver });
  const guest = createGuest(compose, newSolver);
  const sheet = signal<SheetName | null>(null);
  const pasted = signal<readonly ParsedPuzzle[]>([]);
  return { workbench: { compose, guest, pasted, home }, page: { ...home, session: guest, sheet } };
}

/** Keys, focus, title and print while the workbench is there. */
function bindWorkbench(workbench: Workbench, page: Page): () => void {
  const { compose, guest, home } = workbench;
  const sheet = computed(() => home.sheet.value ?? page.sheet.value);
  // Whoever prints by the browser's menu prints the draft.
  const onPrint = () => {
    home.printing.value ??= {
      boards: [{ game: guest.game.value, withMarks: false, solution: null, code: null }],
      perPage: 1,
    };
  };
  window.addEventListener('beforeprint', onPrint);
  const stops = [
    bindComposeKeys(workbench, sheet, page.sheet),
    returnFocus({ sheet, session: { panel: guest.panel, board: compose.board } }),
    effect(() => {
      document.title = `${home.environment.text.value.name} · ${compose.words.value.title}`;
    }),
  ];
  compose.board.askFocus();
  return () => {
    for (const stop of stops) stop();
    window.removeEventListener('beforeprint', onPrint);
    compose.dispose();
    guest.dispose();
    // After the game is there again.
    window.setTimeout(home.session.board.askFocus);
  };
}

function Screen({ sheet }: { sheet: Signal<SheetName | null> }): JSX.Element {
  const { compose, guest } = useWorkbench();
  const viewport = useMemo(() => new Viewport(), []);
  const isWalking = isWatching(guest.panel.value);
  const OpenSheet = sheet.value && SHEETS[sheet.value];
  return (
    <>
      <div class="page compose">
        <ComposeBar />
        <main class="table">
          <div class="stage">
            <Board
              board={isWalking ? guest.board : compose.board}
              viewport={viewport}
              isLabelled
              key={isWalking ? 'walk' : 'draft'}
            />
          </div>
          <div class="side">
            <Notices />
            <MiniMap board={compose.board} viewport={viewport} />
            {guest.panel.value ? <SidePanel /> : <Tools viewport={viewport} />}
          </div>
        </main>
        <LiveRegion />
      </div>
      {OpenSheet && <OpenSheet />}
    </>
  );
}

function Tools({ viewport }: { viewport: Viewport }): JSX.Element {
  const { words } = useWorkbench().compose;
  return (
    <>
      <VerdictBox />
      <ModeTools viewport={viewport} />
      <MendSection />
      <NoiseSection />
      <MessageSection />
      <SizeSection />
      <p class="quiet-text">{words.value.keys}</p>
    </>
  );
}
