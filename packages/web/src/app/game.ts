/** The game on the page: one signal, changed by `dispatch` only, kept in storage after each change. */
import type { Puzzle, Violation } from '@hitori/core';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import bundled from '../boards.json';
import { type Action, type Game, type Origin, reduce, startGame } from '../game/game.ts';
import { judge, type Verdict } from '../game/judge.ts';
import { hashOf, readPuzzle } from '../game/link.ts';
import { gameFromJson, gameToJson } from '../game/saved-game.ts';
import { recordFinish } from './history.ts';
import { assistanceOf, settings } from './settings.ts';
import { store } from './storage.ts';

/** How many games under way are kept; the one played longest ago goes first. */
const MOST_GAMES = 30;

export const BUNDLED: readonly { readonly puzzle: string; readonly level: string }[] = bundled;

export const game: Signal<Game> = signal(loadGame());

/** The clock's ticks, for what shows the time. */
export const now: Signal<number> = signal(Date.now());

export const verdict: ReadonlySignal<Verdict> = computed(() =>
  judge(game.value, assistanceOf(settings.value)),
);

/** Set when a move makes the board look finished; the panel reads it. */
export const onFinish: Signal<'solved' | 'wrong' | null> = signal(null);

/** The broken rules that the settings let the board show now. */
export const shownViolations: ReadonlySignal<readonly Violation[]> = computed(() => {
  if (onFinish.value === 'wrong') return verdict.value.wrongFinish;
  return settings.value.errors === 'show' ? watchedViolations.value : [];
});

export const watchedViolations: ReadonlySignal<readonly Violation[]> = computed(() => {
  const { watchR1, watchR2, watchR3 } = settings.value;
  const isWatched = { R1: watchR1, R2: watchR2, R3: watchR3 };
  return verdict.value.violations.filter(({ rule }) => isWatched[rule]);
});

export function dispatch(action: Action): void {
  const before = game.value;
  const after = reduce(before, action, Date.now(), assistanceOf(settings.value));
  if (after === before) return;
  game.value = after;
  saveGame();
  if (after.marks === before.marks) return;
  onFinish.value = null;
  if (action.type !== 'mark' && action.type !== 'redo') return;
  if (verdict.value.isSolved) onFinish.value = 'solved';
  else if (verdict.value.wrongFinish.length > 0) onFinish.value = 'wrong';
  if (before.finishedIn === null && after.finishedIn !== null) recordFinish(after);
}

/** Opens a board: with the marks it had when it was last played, unless it was finished. */
export function openGame(fresh: Game): void {
  saveGame();
  const kept = gameFromJson(store.read(gameName(fresh)));
  const isUnderWay = kept !== undefined && kept.finishedIn === null;
  game.value = isUnderWay ? kept : fresh;
  onFinish.value = null;
  window.history.replaceState(null, '', hashOf(fresh.puzzle));
  dispatch({ type: 'resume' });
  saveGame();
}

export function openBundled(index: number): void {
  openGame(bundledGame(index));
}

function bundledGame(index: number): Game {
  const { puzzle, level } = BUNDLED[index % BUNDLED.length];
  const parsed = readPuzzle(puzzle);
  if (!parsed.ok) throw new Error(`bug: ${parsed.error}`);
  const origin: Origin = { kind: 'bundled', name: null };
  return startGame(parsed.value.puzzle, level as Game['level'], origin);
}

function loadGame(): Game {
  const name = store.read('current');
  const kept = typeof name === 'string' ? gameFromJson(store.read(name)) : undefined;
  return kept ?? bundledGame(0);
}

const names = new WeakMap<Puzzle, string>();

function gameName({ puzzle }: Game): string {
  const known = names.get(puzzle);
  if (known !== undefined) return known;
  const name = `game.${hashOf(puzzle)}`;
  names.set(puzzle, name);
  return name;
}

let isForgotten = false;

/** From now on nothing more is kept: the storage was erased or replaced, and a reload is to come. */
export function forgetGame(): void {
  isForgotten = true;
}

function saveGame(): void {
  if (isForgotten) return;
  const name = gameName(game.value);
  store.write(name, gameToJson(game.value, Date.now()));
  store.write('current', name);
  const order = store.read('order');
  const others = Array.isArray(order) ? order.filter((other) => other !== name) : [];
  for (const old of others.slice(MOST_GAMES - 1)) store.remove(String(old));
  store.write('order', [name, ...others.slice(0, MOST_GAMES - 1)]);
}

/** Keeps the clock running while the page is seen; returns a function that ends it. */
export function runClock(): () => void {
  const follow = () => {
    dispatch({ type: document.hidden ? 'pause' : 'resume' });
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('pagehide', saveGame);
  const timer = window.setInterval(() => {
    now.value = Date.now();
  }, 1000);
  const stop = effect(() => {
    if (game.value) now.value = Date.now();
  });
  return () => {
    stop();
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('pagehide', saveGame);
    window.clearInterval(timer);
  };
}
