/**
 * `<hitori-player>`: one puzzle to play, in a shadow of its own. It asks nothing of the network and of no worker, and
 * keeps nothing unless `storage` is there. `player.d.ts` says what its attributes and events are.
 */
import { formatShading, type Puzzle } from '@hitori/core';
import { parseId } from '@hitori/core/formats';
import { createAnnouncer } from '@hitori/web/app/announcer.ts';
import { createPlaySession, type PlaySession } from '@hitori/web/app/play-session.ts';
import { createWords } from '@hitori/web/app/words.ts';
import { startGame } from '@hitori/web/game/game.ts';
import { hashOf } from '@hitori/web/game/link.ts';
import { DEFAULT_SETTINGS, type Settings, settingsFromJson } from '@hitori/web/game/settings.ts';
import { runClock } from '@hitori/web/view/page-clock.ts';
import { effect, type Signal, signal, untracked } from '@preact/signals';
import { render } from 'preact';
import { directSolver } from './direct-solver.ts';
import { createPlayerStore } from './player-store.ts';
import { Player } from './screen.tsx';
import { playerSheet } from './styles.ts';
import { followTheme } from './theme.ts';

/** In Node there is no such class, and nobody makes an element. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? class {};

export class HitoriPlayer extends Base {
  static readonly observedAttributes = ['puzzle', 'hints', 'errors', 'language', 'storage'];

  private readonly settings: Signal<Settings> = signal(DEFAULT_SETTINGS);
  private readonly hasHints = signal(true);
  private session: PlaySession | null = null;
  /** What ends what was begun; empty while the element is in no document. */
  private stops: (() => void)[] = [];

  connectedCallback(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [playerSheet()];
    this.readChoices();
    this.begin(root);
  }

  disconnectedCallback(): void {
    this.end();
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (this.shadowRoot === null || this.stops.length === 0 || before === after) return;
    this.readChoices();
    if (name !== 'puzzle' && name !== 'storage') return;
    this.end();
    this.begin(this.shadowRoot);
  }

  private readChoices(): void {
    const errors = this.getAttribute('errors');
    const language = this.getAttribute('language') ?? this.languageAround();
    this.settings.value = settingsFromJson({ ...DEFAULT_SETTINGS, errors, language });
    this.hasHints.value = this.getAttribute('hints') !== 'off';
  }

  /** That of the text around the element, where the element says none. */
  private languageAround(): string | null {
    const around = this.closest('[lang]')?.getAttribute('lang');
    return around ? around.slice(0, 2) : null;
  }

  private begin(root: ShadowRoot): void {
    const id = this.getAttribute('puzzle') ?? '';
    const parsed = parseId(id);
    this.stops.push(followTheme(this));
    if (parsed.ok) this.play(parsed.value.puzzle, root);
    else
      render(
        <div class="player">
          <p class="refused" role="alert">
            {parsed.error.message}
          </p>
        </div>,
        root,
      );
    this.stops.push(() => render(null, root));
  }

  private play(puzzle: Puzzle, root: ShadowRoot): void {
    const { settings, hasHints } = this;
    const { said, announce } = createAnnouncer();
    const session = createPlaySession({
      settings,
      ...createWords(settings, navigator.languages),
      announce,
      now: Date.now,
      store: createPlayerStore(this.hasAttribute('storage') ? hashOf(puzzle) : null),
      solver: directSolver,
      maker: directSolver,
      // Nothing is pasted into a player.
      readText: async () => [],
      first: () => startGame(puzzle, null, { kind: 'link', name: null }),
    });
    this.session = session;
    render(<Player session={session} said={said} hasHints={hasHints} />, root);
    this.stops.push(
      runClock({ session, isResting: signal(false) }),
      this.tellChanges(session),
      session.dispose,
    );
    void session.rate();
  }

  /** Tells the host page of every change of the marks, and of the finish. */
  private tellChanges(session: PlaySession): () => void {
    let told = session.game.peek().marks;
    let wasSolved = session.verdict.peek().isSolved;
    return effect(() => {
      const { marks, puzzle, hints, finishedIn } = session.game.value;
      const { isSolved } = session.verdict.value;
      if (marks === told) return;
      told = marks;
      const isNew = isSolved && !wasSolved;
      wasSolved = isSolved;
      const rows = formatShading(puzzle, marks);
      untracked(() => {
        this.tell('hitori-change', { marks: rows, isSolved });
        if (isNew) this.tell('hitori-solved', { marks: rows, ms: finishedIn, hints });
      });
    });
  }

  private tell(name: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
  }

  private end(): void {
    this.session?.save();
    this.session = null;
    for (const stop of this.stops.splice(0)) stop();
  }
}
