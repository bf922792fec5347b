/**
 * A session of play that has the draft as its board: what the page can do with a board (walk through it, share
 * and print it, read another one) is done to the draft by it.
 */
import type { ParsedPuzzle } from '@hitori/core';
import type { Environment } from '../app/environment.ts';
import { createPlaySession, type PlaySession } from '../app/play-session.ts';
import { sketchOf } from '../draft/sketch.ts';
import { type Game, startGame } from '../game/game.ts';
import { readPuzzles } from '../game/reading.ts';
import { createMemoryStore } from '../game/storage.ts';
import type { Solver } from '../worker/solver.ts';
import { analysisOf } from './findings.ts';
import type { ComposeSession } from './session.ts';

export interface Guest extends PlaySession {
  /** Opens the draft as it stands. */
  refresh(): void;
  /** Opens the draft and the way through it. */
  walk(): void;
}

/** What is read in the guest becomes the draft. */
export function createGuest(compose: ComposeSession, newSolver: () => Solver): Guest {
  const { settings, language, text, announce, now } = compose;
  const environment: Environment = { settings, language, text, announce, now };
  const session = createPlaySession({
    ...environment,
    store: createMemoryStore(),
    solver: withoutRating(newSolver()),
    maker: newSolver(),
    readText: readPuzzles,
    first: () => draftGame(compose),
  });
  const take = (): void => {
    const { puzzle, marks } = session.game.value;
    compose.use(sketchOf(puzzle, marks));
  };
  const refresh = (): void => session.open(draftGame(compose));
  return {
    ...session,
    refresh,
    walk() {
      refresh();
      session.commands.walk.run();
    },
    openParsed(parsed: ParsedPuzzle, kind: 'pasted' | 'link') {
      session.openParsed(parsed, kind);
      take();
    },
    async openText(pasted: string) {
      const opened = await session.openText(pasted);
      if (opened.kind === 'opened') take();
      return opened;
    },
  };
}

/** The draft as a game to be tested. */
export function draftGame({ puzzle, findings }: ComposeSession): Game {
  const level = analysisOf(findings.verdict.value)?.level ?? null;
  return startGame(puzzle.value, level, { kind: 'draft', name: null });
}

/** A solver that leaves ratings open: the verdict of the draft says more already. */
function withoutRating(solver: Solver): Solver {
  return {
    cancel: solver.cancel,
    ask: (kind, ...rest) =>
      kind === 'rate' ? new Promise(() => undefined) : solver.ask(kind, ...rest),
  };
}
