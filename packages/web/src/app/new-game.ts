/** How a board comes onto the page: bundled, made, daily, pasted, or from the address. */
import { type ParsedPuzzle, SHADED, UNSHADED } from '@hitori/core';
import { type Signal, signal } from '@preact/signals';
import { dailyPlan } from '../game/daily.ts';
import { type Origin, startGame } from '../game/game.ts';
import { hashOf, readHash, readPuzzle } from '../game/link.ts';
import { text } from '../text/index.ts';
import { Cancelled } from '../worker/client.ts';
import type { GenerateRequest } from '../worker/protocol.ts';
import { announce } from './announce.ts';
import { dialog, notice } from './dialog.ts';
import { BUNDLED, dispatch, game, openBundled, openGame } from './game.ts';
import { maker, solver } from './solver.ts';

export interface Making {
  readonly attempts: number;
  readonly since: number;
}

/** Set while a puzzle is being made. */
export const making: Signal<Making | null> = signal(null);
export const makingFailed: Signal<string | null> = signal(null);

/** Makes a puzzle in the worker; the old board stays until the new one is ready. */
export async function makePuzzle(request: GenerateRequest, origin: Origin): Promise<void> {
  cancelMaking();
  makingFailed.value = null;
  const since = Date.now();
  making.value = { attempts: 0, since };
  dialog.value = null;
  try {
    const made = await maker.ask('generate', request, (attempts) => {
      making.value = { attempts, since };
    });
    making.value = null;
    if (!made.ok) {
      makingFailed.value = made.message;
      return;
    }
    openGame(startGame(made.puzzle, made.level, origin));
  } catch (error) {
    if (error instanceof Cancelled) return;
    making.value = null;
    makingFailed.value = (error as Error).message;
  }
}

export function cancelMaking(): void {
  if (making.value === null) return;
  maker.cancel();
  making.value = null;
  announce(text.value.newSheet.cancelled);
}

export function playDaily(date: Date): Promise<void> {
  const { seed, rows, cols, level, date: name } = dailyPlan(date);
  return makePuzzle({ rows, cols, level, seed }, { kind: 'daily', name });
}

/** A seed that nobody has to think of. */
export function randomSeed(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(2));
  return [...numbers].map((number) => number.toString(36)).join('');
}

/** Opens pasted text; returns what is wrong with it, or null. */
export function openText(pasted: string): string | null {
  const hashAt = pasted.indexOf('#puzzle=');
  const read = hashAt >= 0 ? readHash(pasted.slice(hashAt).trim()) : readPuzzle(pasted);
  if (!read?.ok) return read ? read.error : '';
  openParsed(read.value, 'pasted');
  return null;
}

function openParsed(parsed: ParsedPuzzle, kind: 'pasted' | 'link'): void {
  const { puzzle, answer, id } = parsed;
  openGame(startGame(puzzle, null, { kind, name: id ?? null }));
  if (answer && game.value.past.length === 0) {
    const marks = [...answer].map((state, cell) => ({ cell, state }));
    dispatch({
      type: 'mark',
      marks: marks.filter(({ state }) => state === SHADED || state === UNSHADED),
    });
  }
  dialog.value = null;
  void rateBoard();
}

/** Finds out in the worker how hard the board is, and whether it has one solution at all. */
async function rateBoard(): Promise<void> {
  const { puzzle } = game.value;
  try {
    const { status, rating } = await solver.ask('rate', { puzzle });
    if (game.value.puzzle !== puzzle) return;
    if (rating) dispatch({ type: 'rate', level: rating.level });
    if (status === 'multiple') notice.value = text.value.notUnique;
    if (status === 'none') notice.value = text.value.noSolution;
  } catch {
    // The board is played all the same; it only stays without a level.
  }
}

/** The board that the address names, if any; a broken address is told, and another board offered. */
export function openAddress(): void {
  const read = readHash(window.location.hash);
  if (read === undefined || window.location.hash === hashOf(game.value.puzzle)) return;
  if (read.ok) {
    openParsed(read.value, 'link');
    return;
  }
  notice.value = `${text.value.linkBroken(read.error)} ${text.value.linkOffer}`;
  announce(notice.value);
  openGame(game.value);
}

/** After a finish: a bundled board of the same size that was not just played, else a new one like it. */
export function openNext(): void {
  const { puzzle, level, origin } = game.value;
  const { rows, cols } = puzzle;
  const name = `${rows}x${cols}:`;
  const fitting = BUNDLED.map(({ puzzle: id, level: its }, index) => ({ id, its, index })).filter(
    ({ id, its }) => id.includes(name) && its === level,
  );
  const at = fitting.findIndex(
    ({ id }) => readPuzzleKey(id) === readPuzzleKey(window.location.hash),
  );
  if (origin.kind === 'bundled' && at >= 0 && at + 1 < fitting.length) {
    openBundled(fitting[at + 1].index);
    return;
  }
  const wanted = level === 'beyond' ? 'expert' : (level ?? 'any');
  const request: GenerateRequest = { rows, cols, level: wanted, seed: randomSeed() };
  void makePuzzle(request, { kind: 'generated', name: request.seed });
}

function readPuzzleKey(text: string): string {
  return text.slice(text.indexOf('hitori:'));
}
