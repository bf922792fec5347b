/** The page begins here: it is given what the browser has. */
import { render } from 'preact';
import { createBrowserStore } from './app/browser-store.ts';
import { createPage } from './app/page.ts';
import { nameOfKey } from './game/storage.ts';
import './style/tokens.css';
import './style/page.css';
import './style/board.css';
import './style/panel.css';
import './style/sheet.css';
import './style/print.css';
import { followAppearance } from './view/appearance.ts';
import { keepOffline } from './view/new-version.ts';
import { App } from './view/page/app.tsx';
import { runClock } from './view/page-clock.ts';
import { bindPrint } from './view/print/print-pages.tsx';
import { createBackgroundSolver } from './worker/background-solver.ts';

const startWorker = () =>
  new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' });

const page = createPage({
  ...createBrowserStore(() => window.localStorage),
  solver: createBackgroundSolver(startWorker),
  maker: createBackgroundSolver(startWorker),
  newSolver: () => createBackgroundSolver(startWorker),
  languages: navigator.languages,
  now: Date.now,
  loadPack: async (side) => (await fetch(`packs/${side}.json`)).json(),
  showHash: (hash) => window.history.replaceState(null, '', hash),
  onStoreChange: (listener) =>
    window.addEventListener('storage', ({ key }) => {
      const name = key === null ? null : nameOfKey(key);
      if (name !== undefined) listener(name);
    }),
});
/** Of no use to who plays: loaded when it is first opened. */
const loadCompose = () => import('./view/compose/compose-screen.tsx');
const openAddress = () => page.openHash(window.location.hash);

followAppearance(page.environment);
page.greet(window.location.hash);
// No other board is seen, and marked, before that of the address. Nothing waits for it at the top level: the
// readers that it may load import this module's chunk.
const start = () => {
  runClock(page);
  const root = document.getElementById('app');
  if (root) render(<App page={page} loadCompose={loadCompose} />, root);
  const printer = document.getElementById('print');
  if (printer) bindPrint(page, printer);
  void page.session.rate();
};
// Whatever becomes of the address, there is a page.
void openAddress().then(start, start);

window.addEventListener('hashchange', () => void openAddress());

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  keepOffline(page).catch(() => {
    // Without it the page works as long as the network does.
  });
