/** The game of a session: one signal, changed by `dispatch` only, kept after each change. */
import type { Violation } from '@hitori/core';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Action, type Game, reduce } from '../game/game.ts';
import { judge, type Verdict } from '../game/judge.ts';
import { assistanceOf, isWatched } from '../game/settings.ts';
import type { Environment } from './environment.ts';
import type { KeptGames } from './kept-games.ts';

export interface GameModel {
  readonly game: ReadonlySignal<Game>;
  readonly verdict: ReadonlySignal<Verdict>;
  /** The broken rules that the player wants to be told of. */
  readonly watchedViolations: ReadonlySignal<readonly Violation[]>;
  dispatch(action: Action): void;
  /** Opens a board: with the marks it had when it was last played, unless it was finished. */
  open(fresh: Game): void;
  save(): void;
}

interface GameSource extends Pick<Environment, 'settings' | 'now'> {
  readonly first: Game;
  readonly kept: KeptGames;
  /** Told of every action that changed marks, after it. */
  onMarks(action: Action, before: Game, after: Game): void;
}

export function createGameModel({ settings, now, first, kept, onMarks }: GameSource): GameModel {
  const game = signal(first);
  const verdict = computed(() => judge(game.value, assistanceOf(settings.value)));
  const save = () => kept.keep(game.value);

  const dispatch = (action: Action): void => {
    const before = game.value;
    const after = reduce(before, action, now(), assistanceOf(settings.value));
    if (after === before) return;
    game.value = after;
    save();
    if (after.marks !== before.marks) onMarks(action, before, after);
  };

  return {
    game,
    verdict,
    watchedViolations: computed(() =>
      verdict.value.violations.filter((violation) => isWatched(settings.value, violation)),
    ),
    dispatch,
    open(fresh) {
      save();
      game.value = kept.underWay(fresh.puzzle) ?? fresh;
      dispatch({ type: 'resume' });
      save();
    },
    save,
  };
}
