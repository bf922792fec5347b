/**
 * The page: a session of play with what lies around it, sheets, settings, links and the boards that come
 * with the page.
 */
import type { SvgNode } from '@hitori/core/drawing';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { bundledAfter, bundledGame } from '../game/bundled.ts';
import { dailyPlan } from '../game/daily.ts';
import { commandOf, type KeyCommand, type KeyPress } from '../game/keys.ts';
import { hashOf } from '../game/link.ts';
import { readPuzzles } from '../game/reading.ts';
import type { Solver } from '../worker/solver.ts';
import { type Announcer, createAnnouncer } from './announcer.ts';
import type { BrowserStore } from './browser-store.ts';
import { type Commands, createCommands } from './command.ts';
import type { Environment } from './environment.ts';
import { isFirstVisit } from './first-visit.ts';
import { createFreeSession, type FreeSession } from './free-session.ts';
import { createHashOpener } from './hash-opener.ts';
import { createPacks, type LoadPack, type Packs } from './packs.ts';
import { createPlaySession, type PlaySession } from './play-session.ts';
import { pressKey } from './press-key.ts';
import type { Printing } from './printing.ts';
import { randomSeed } from './random-seed.ts';
import { createSettings, type SettingsModel } from './settings.ts';
import { createWords } from './words.ts';

/** The sheet that lies over the board. */
export type SheetName = 'new' | 'settings' | 'help' | 'history' | 'share' | 'lesson';

export type PageCommand = SheetName | 'next' | 'daily' | 'pause' | 'compose' | 'play';

/** The address of the workbench. */
const COMPOSE_HASH = '#compose';
const TRY_PUZZLE = 'hitori:3x3:112123321';

export interface PageOptions extends BrowserStore {
  readonly solver: Solver;
  readonly maker: Solver;
  /** Another solver, for what must not wait for these. */
  newSolver(): Solver;
  /** The languages of the browser, the most wanted first. */
  readonly languages: readonly string[];
  now(): number;
  /** The file of a pack. */
  readonly loadPack: LoadPack;
  /** Puts the hash of the open board into the address. */
  showHash(hash: string): void;
  /** Tells what another tab has kept: the name, or null for everything. */
  onStoreChange?(listener: (name: string | null) => void): void;
}

export interface Page
  extends BrowserStore,
    Pick<SettingsModel, 'change'>,
    Pick<Announcer, 'said'>,
    Pick<PageOptions, 'newSolver'> {
  readonly environment: Environment;
  readonly session: PlaySession;
  readonly packs: Packs;
  readonly sheet: Signal<SheetName | null>;
  /** Whether the player rests: the board is covered until he goes on. */
  readonly isPaused: Signal<boolean>;
  /** Whether the workbench is shown in place of the game. */
  readonly isComposing: Signal<boolean>;
  /** Whether the clock rests: in a pause, behind every sheet, and while composing. */
  readonly isResting: ReadonlySignal<boolean>;
  readonly commands: Commands<PageCommand>;
  readonly tryBoard: FreeSession;
  /** What is to be printed; null: the open board, blank. */
  readonly printing: Signal<Printing<SvgNode> | null>;
  /** Opens the board that a hash names, if any; a broken one is told, and another board offered. */
  openHash(hash: string): Promise<void>;
  /** Whether the lesson is offered beside the board of a link. */
  readonly isNewcomer: Signal<boolean>;
  /** Loads the page anew in its new version; null while there is none. */
  readonly newVersion: Signal<(() => void) | null>;
  /** On a first visit: opens the lesson, or offers it to whoever came by a link. */
  greet(hash: string): void;
  /** The key's command, of the page or of the session. */
  press(press: KeyPress): KeyCommand | undefined;
}

export function createPage(options: PageOptions): Page {
  const { store, storageTrouble, solver, maker, newSolver, languages, now, showHash, loadPack } =
    options;
  const { settings, change, refresh } = createSettings(store);
  const { said, announce } = createAnnouncer();
  const environment = { settings, ...createWords(settings, languages), announce, now };
  const { text } = environment;
  const session = createPlaySession({
    ...environment,
    store,
    solver,
    maker,
    readText: readPuzzles,
    first: () => bundledGame(0),
    onOpen: showHash,
  });
  const packs = createPacks(loadPack, session.open);
  const sheet = signal<SheetName | null>(null);
  const isPaused = signal(false);
  const isNewcomer = signal(false);
  const isComposing = signal(false);
  const opens = (name: SheetName) => ({
    run() {
      sheet.value = name;
    },
  });
  const commands = createCommands<PageCommand>({
    new: opens('new'),
    settings: opens('settings'),
    help: opens('help'),
    history: opens('history'),
    share: opens('share'),
    lesson: opens('lesson'),
    next: { run: () => void openNext(session, packs) },
    daily: { run: () => void playDaily(session, now()) },
    compose: {
      run() {
        sheet.value = null;
        isComposing.value = true;
        showHash(COMPOSE_HASH);
      },
    },
    play: {
      isEnabled: () => isComposing.value,
      run() {
        isComposing.value = false;
        showHash(hashOf(session.game.value.puzzle));
      },
    },
    pause: {
      isEnabled: () => isPaused.value || session.game.value.finishedIn === null,
      run() {
        isPaused.value = !isPaused.value;
        announce(isPaused.value ? text.value.paused : text.value.goesOn);
      },
    },
  });
  const openBoard = createHashOpener(session, environment, () => {
    sheet.value = null;
  });
  options.onStoreChange?.((name) => {
    if (name === null || name === 'settings') refresh();
    if (name === null || name === 'history') session.history.refresh();
  });
  return {
    store,
    storageTrouble,
    change,
    said,
    environment,
    session,
    packs,
    newSolver,
    sheet,
    isPaused,
    isComposing,
    isResting: computed(() => isPaused.value || isComposing.value || sheet.value !== null),
    commands,
    tryBoard: createFreeSession(TRY_PUZZLE, environment),
    printing: signal<Printing<SvgNode> | null>(null),
    async openHash(hash) {
      isComposing.value = hash === COMPOSE_HASH;
      if (isComposing.value) sheet.value = null;
      else if (hash === '#daily') commands.daily.run();
      else if (hash === '#new') commands.new.run();
      else await openBoard(hash);
    },
    isNewcomer,
    newVersion: signal<(() => void) | null>(null),
    greet(hash) {
      if (!isFirstVisit(store)) return;
      if (hash === '') sheet.value = 'lesson';
      else isNewcomer.value = true;
    },
    press(press) {
      // Of a covered board nothing is played.
      if (isNextKey(press, session)) {
        commands.next.run();
        return 'new';
      }
      if (!isPaused.value)
        return session.press(press) ?? pressKey(commands, press, settings.value.keys);
      if (press.key === 'Escape' || press.key === ' ' || press.key === 'Enter') {
        commands.pause.run();
        return 'pause';
      }
      return pressKey({ pause: commands.pause, help: commands.help }, press, settings.value.keys);
    },
  };
}

/** At the finish the key of new puzzles brings the next one at once. */
function isNextKey(press: KeyPress, { panel, settings }: PlaySession): boolean {
  return panel.value?.kind === 'finish' && commandOf(press, settings.value.keys) === 'new';
}

/** `day`: a moment of the date whose puzzle it is. */
function playDaily(session: PlaySession, day: number): Promise<void> {
  const { seed, rows, cols, level, date } = dailyPlan(new Date(day));
  return session.make({ rows, cols, level, seed }, { kind: 'daily', name: date });
}

/** After a finish: the board that comes next in its pack or on the page, else a new one like it. */
async function openNext(session: PlaySession, packs: Packs): Promise<void> {
  const game = session.game.value;
  if (game.origin.kind === 'pack' && (await packs.playAfter(game))) return;
  const next = game.origin.kind === 'bundled' ? bundledAfter(game) : null;
  if (next !== null) {
    session.open(bundledGame(next));
    return;
  }
  const { puzzle, level } = game;
  const wanted = level === 'beyond' ? 'expert' : (level ?? 'any');
  const seed = randomSeed();
  const { rows, cols } = puzzle;
  void session.make({ rows, cols, level: wanted, seed }, { kind: 'generated', name: seed });
}
