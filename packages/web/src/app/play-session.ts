/**
 * A session of play: one board with its game, its panel and its commands. Everything outside of it (the
 * store, the solvers, the time, the words) is given to it, so that several may stand on one page, and
 * none needs a page at all.
 */
import {
  type Hint,
  type Puzzle,
  type RateResult,
  type Shading,
  type SolveResult,
  violationText,
} from '@hitori/core';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Action, Game, Origin } from '../game/game.ts';
import { hiddenText } from '../game/hidden-text.ts';
import type { Verdict } from '../game/judge.ts';
import type { KeyCommand, KeyPress } from '../game/keys.ts';
import { hashOf } from '../game/link.ts';
import type { Store } from '../game/storage.ts';
import { timeText } from '../game/time-text.ts';
import type { GenerateRequest } from '../worker/protocol.ts';
import type { Solver } from '../worker/solver.ts';
import { type BoardModel, createBoardModel } from './board-model.ts';
import { createBoardRating } from './board-rating.ts';
import type { Commands } from './command.ts';
import { createDrawn } from './drawn.ts';
import type { Environment } from './environment.ts';
import { createGameModel, type GameModel } from './game-model.ts';
import { createHints } from './hints.ts';
import { createHistory, type History } from './history.ts';
import { createKeptGames } from './kept-games.ts';
import { createMaker } from './making.ts';
import { type BoardNotices, createNotices } from './notices.ts';
import { createOpening, type Opening, type ReadText } from './opening.ts';
import { isWatching, type Panel } from './panel.ts';
import { createPanelModel } from './panel-model.ts';
import { createPlayCommands, type PlayCommand } from './play-commands.ts';
import { pressKey } from './press-key.ts';
import { createReview } from './review.ts';
import { sayMarks } from './say-marks.ts';
import { createSteps, type Steps } from './steps.ts';

export interface PlayOptions extends Environment {
  readonly store: Store;
  /** Answers at once: hints, explanations. */
  readonly solver: Solver;
  /** Makes puzzles, which may take long. */
  readonly maker: Solver;
  /** Reads what is pasted. */
  readonly readText: ReadText;
  /** The game to begin with when none is kept. */
  first(): Game;
  /** Told the hash of every board that is opened. */
  onOpen?(hash: string): void;
}

export interface PlaySession extends Environment {
  readonly game: ReadonlySignal<Game>;
  readonly verdict: ReadonlySignal<Verdict>;
  readonly watchedViolations: GameModel['watchedViolations'];
  readonly board: BoardModel;
  readonly panel: ReadonlySignal<Panel | null>;
  readonly commands: Commands<PlayCommand>;
  readonly steps: Steps;
  readonly history: History;
  /** What the solver found out about the board; null until it is known. */
  readonly rated: ReadonlySignal<RateResult | null>;
  readonly notices: BoardNotices;
  /** The time as of the last `tick`. */
  readonly clock: ReadonlySignal<number>;
  dispatch(action: Action): void;
  open(game: Game): void;
  readonly openParsed: Opening['openParsed'];
  readonly openText: Opening['openText'];
  /** Games that were begun and left, the last one first. */
  unfinished(): readonly Game[];
  /** Finds out about the board that is open; boards that are opened later are asked for by themselves. */
  rate(): Promise<void>;
  make(request: GenerateRequest, origin: Origin): Promise<void>;
  solve(puzzle: Puzzle): Promise<SolveResult>;
  /** The hint for marks of any board; the panel shows nothing of it. */
  askHint(puzzle: Puzzle, marks: Shading): Promise<Hint>;
  /** Runs the command of a key, if the session has it. */
  press(press: KeyPress): KeyCommand | undefined;
  tick(): void;
  save(): void;
  /** Keeps nothing more: the store was erased or replaced. */
  stopKeeping(): void;
  /** Stops the solvers, for good. */
  dispose(): void;
}

export function createPlaySession(options: PlayOptions): PlaySession {
  const { settings, language, text, announce, now, store, solver, maker } = options;
  const environment: Environment = { settings, language, text, announce, now };
  const kept = createKeptGames(store, now);
  const history = createHistory(store, now);
  const panels = createPanelModel(solver);
  const { panel } = panels;
  const first = kept.current() ?? options.first();
  const model = createGameModel({ settings, now, first, kept, onMarks });
  const { game, verdict, watchedViolations, dispatch, save } = model;
  const notices = createNotices();
  const rating = createBoardRating(model, solver, notices, environment);
  const steps = createSteps(panels, solver, environment, (aid) => dispatch({ type: 'aid', aid }));
  const board = createBoardModel({
    settings,
    game,
    dispatch,
    ...createDrawn(model, panels, steps, settings),
  });
  const making = createMaker(maker, panels, open, environment);
  const opening = createOpening(model, notices, open, environment, options.readText);
  const hints = createHints(model, panels, solver, environment);
  const review = createReview(model, panels, solver, rating, environment);
  const parts = { ...environment, model, board, panels, hints, review, steps, close };
  const commands = createPlayCommands({ ...parts, showFinish: () => showEnd({ kind: 'finish' }) });
  const ticked = signal(now());

  function onMarks({ type }: Action, before: Game, after: Game): void {
    const watched = settings.value.errors === 'show' ? watchedViolations.value : [];
    const change = sayMarks(before, after, watched, text.value);
    if (type === 'undo') announce(text.value.undone(change));
    else announce(type === 'redo' ? text.value.redone(change) : change);
    // After it, so that a finish has the last word.
    const mayEnd = type === 'mark' || type === 'redo';
    const end = mayEnd ? finishOf(verdict.value) : null;
    if (end) showEnd(end);
    else panels.followMarks(null);
    if (before.finishedIn === null && after.finishedIn !== null) history.record(after);
  }

  function showEnd(end: Panel): void {
    panels.followMarks(end);
    const words = text.value;
    const { puzzle, finishedIn, hints: count } = game.value;
    if (end.kind === 'wrong-finish')
      announce(violationText(puzzle, end.violations[0], language.value));
    if (end.kind !== 'finish') return;
    const time = timeText(finishedIn ?? 0);
    const hidden = hiddenText(game.value);
    const facts = [words.finished, words.finishedIn(time), words.hintsUsed(count)];
    announce([...facts, ...(hidden === null ? [] : [words.spells(hidden)])].join(', '));
    void rating.find();
  }

  function close(): void {
    if (panel.value?.kind !== 'making') {
      panels.close();
      return;
    }
    making.stop();
    announce(text.value.newSheet.cancelled);
  }

  function open(fresh: Game): void {
    making.stop();
    panels.show(null);
    notices.clear();
    const hash = hashOf(fresh.puzzle);
    const isReplay = history.entries.value.some((entry) => entry.hash === hash);
    model.open(isReplay ? { ...fresh, aids: ['replay'] } : fresh);
    board.cursor.value = 0;
    options.onOpen?.(hash);
    void rating.find();
  }

  return {
    ...environment,
    game,
    verdict,
    watchedViolations,
    board,
    panel,
    commands,
    steps,
    history,
    rated: rating.result,
    notices,
    clock: computed(() => Math.max(ticked.value, game.value.clock.since ?? 0)),
    dispatch,
    open,
    openParsed: opening.openParsed,
    openText: opening.openText,
    unfinished: kept.unfinished,
    rate: rating.find,
    make: making.make,
    solve: (puzzle) => solver.ask('solve', { puzzle }),
    askHint: (puzzle, marks) => solver.ask('hint', { puzzle, marks, language: language.value }),
    press: (press) => {
      const isStepping = isWatching(panel.value) && !board.isFocused.value;
      return pressKey(commands, press, settings.value.keys, isStepping);
    },
    tick() {
      ticked.value = now();
    },
    save,
    stopKeeping: kept.stop,
    dispose() {
      rating.stop();
      panels.show(null);
      solver.cancel();
      maker.cancel();
    },
  };
}

/** What the panel says when a board looks finished; null while it does not. */
function finishOf({ isSolved, wrongFinish }: Verdict): Panel | null {
  if (isSolved) return { kind: 'finish' };
  return wrongFinish.length > 0 ? { kind: 'wrong-finish', violations: wrongFinish } : null;
}
