/** The page begins here. */
import { render } from 'preact';
import { followAppearance } from './app/appearance.ts';
import { dialog } from './app/dialog.ts';
import { runClock } from './app/game.ts';
import { isFirstVisit } from './app/lesson.ts';
import { openAddress } from './app/new-game.ts';
import './style/tokens.css';
import './style/page.css';
import './style/board.css';
import './style/panel.css';
import './style/sheet.css';
import './style/print.css';
import { App } from './view/app.tsx';

followAppearance();
openAddress();
if (isFirstVisit() && window.location.hash === '') dialog.value = 'lesson';
runClock();

const root = document.getElementById('app');
if (root) render(<App />, root);

window.addEventListener('hashchange', openAddress);

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  navigator.serviceWorker.register('./sw.js').catch(() => {
    // Without it the page works as long as the network does.
  });
