/** The commands of a session that is played, for its keys, its buttons and its menus. */
import { violationText } from '@hitori/core';
import type { StepCommand } from '../game/keys.ts';
import { type BoardCommand, createBoardCommands } from './board-commands.ts';
import type { BoardModel } from './board-model.ts';
import { type CommandPlan, type Commands, createCommands } from './command.ts';
import type { Environment } from './environment.ts';
import type { GameModel } from './game-model.ts';
import { type Hints, LAST_STAGE } from './hints.ts';
import type { PanelModel } from './panel-model.ts';
import type { Review } from './review.ts';
import type { Steps } from './steps.ts';

export type PlayCommand =
  | BoardCommand
  | StepCommand
  | 'undo'
  | 'redo'
  | 'clear'
  | 'set-checkpoint'
  | 'keep-checkpoint'
  | 'drop-checkpoint'
  /** Opens a hint, or the next stage of the one that is open. */
  | 'hint'
  | 'show-more'
  | 'apply-hint'
  /** Marks all that the marks say at once. */
  | 'apply-routine'
  | 'next-hint'
  | 'check'
  | 'walk'
  | 'watch'
  /** Looking back: the moves again, the first mistake, the way back to it, the solution. */
  | 'replay'
  | 'find-mistake'
  | 'rewind'
  | 'give-up'
  | 'show-solution'
  | 'close';

export interface PlayParts extends Environment {
  readonly model: GameModel;
  readonly board: BoardModel;
  readonly panels: PanelModel;
  readonly hints: Hints;
  readonly review: Review;
  readonly steps: Steps;
  /** Shows the finish of a solved board. */
  showFinish(): void;
  /** Closes the panel, and stops what it waits for. */
  close(): void;
}

export function createPlayCommands(parts: PlayParts): Commands<PlayCommand> {
  const plans = { ...editing(parts), ...thinking(parts), ...stepping(parts), ...reviewing(parts) };
  return { ...createBoardCommands(parts.board), ...createCommands(plans) };
}

type Plans<Id extends string> = Readonly<Record<Id, CommandPlan>>;

/** While steps are watched the board is not the player's: nothing of his is changed then. */
function editing(
  parts: PlayParts,
): Plans<'undo' | 'redo' | 'clear' | `${'set' | 'keep' | 'drop'}-checkpoint`> {
  const { board, text, announce } = parts;
  const { game, dispatch } = parts.model;
  const isOpen = () => !board.isReadOnly.value;
  return {
    undo: {
      isEnabled: () => isOpen() && game.value.past.length > 0,
      run: () => dispatch({ type: 'undo' }),
      refuse() {
        if (isOpen()) announce(text.value.nothingToUndo);
      },
    },
    redo: {
      isEnabled: () => isOpen() && game.value.future.length > 0,
      run: () => dispatch({ type: 'redo' }),
    },
    clear: {
      isEnabled: () => isOpen() && game.value.marks.some((state) => state !== 0),
      run: () => dispatch({ type: 'clear' }),
    },
    'set-checkpoint': {
      isEnabled: () => isOpen() && game.value.checkpoints.at(-1) !== game.value.past.length,
      run: () => dispatch({ type: 'set-checkpoint' }),
    },
    'keep-checkpoint': {
      isEnabled: () => isOpen() && game.value.checkpoints.length > 0,
      run: () => dispatch({ type: 'keep-checkpoint' }),
    },
    'drop-checkpoint': {
      isEnabled: () => isOpen() && game.value.checkpoints.length > 0,
      run: () => dispatch({ type: 'drop-checkpoint' }),
    },
  };
}

/** The panel holds one thing: while a puzzle is made, it is not taken for another. */
function thinking(
  parts: PlayParts,
): Plans<
  'hint' | 'show-more' | 'apply-hint' | 'apply-routine' | 'next-hint' | 'check' | 'walk' | 'watch'
> {
  const { model, board, hints, steps } = parts;
  const { panel } = parts.panels;
  const isFree = () => panel.value?.kind !== 'making';
  const isWaitingFor = (purpose: string) =>
    panel.value?.kind === 'waiting' && panel.value.purpose === purpose;
  const isOpen = () => isFree() && !board.isReadOnly.value;
  const hasMore = () =>
    panel.value?.kind === 'hint' &&
    panel.value.hint.technique !== null &&
    panel.value.stage < LAST_STAGE;
  const hasConclusion = () => panel.value?.kind === 'hint' && panel.value.hint.cells.length > 0;
  return {
    hint: {
      isEnabled: () => isOpen() && !isWaitingFor('hint'),
      run() {
        if (hasMore()) hints.showMore();
        else void hints.open();
      },
    },
    'show-more': { isEnabled: hasMore, run: hints.showMore },
    'apply-hint': { isEnabled: hasConclusion, run: hints.apply },
    'apply-routine': {
      isEnabled: () => panel.value?.kind === 'hint' && panel.value.hint.technique === 'routine',
      run: hints.applyRoutine,
    },
    'next-hint': {
      isEnabled: () => panel.value?.kind === 'hint',
      run: () => void hints.open(),
    },
    check: { isEnabled: isOpen, run: () => check(parts) },
    walk: {
      isEnabled: () => isFree() && !isWaitingFor('walk'),
      run: () => void steps.openWalk(model.game.value.puzzle),
    },
    watch: {
      isEnabled: () => isFree() && !isWaitingFor('watch'),
      run: () => void steps.openWatch(model.game.value.puzzle),
    },
  };
}

/** Says the first broken rule in words, or that none is broken, and shows it on the board. */
function check({ model, panels, text, language, announce, showFinish }: PlayParts): void {
  const { violations, isSolved, wrongFinish } = model.verdict.value;
  const { puzzle } = model.game.value;
  if (isSolved) {
    showFinish();
    return;
  }
  const [violation = null] = wrongFinish.length > 0 ? wrongFinish : violations;
  const isWrongFinish = wrongFinish.length > 0;
  panels.show(
    isWrongFinish
      ? { kind: 'wrong-finish', violations: wrongFinish }
      : { kind: 'check', violation },
  );
  announce(violation ? violationText(puzzle, violation, language.value) : text.value.noViolations);
}

function reviewing({
  model,
  board,
  panels,
  review,
}: PlayParts): Plans<'replay' | 'find-mistake' | 'rewind' | 'give-up' | 'show-solution'> {
  const { panel } = panels;
  const isFree = () => panel.value?.kind !== 'making' && !board.isReadOnly.value;
  const hasMoves = () => isFree() && model.game.value.past.length > 0;
  return {
    replay: { isEnabled: hasMoves, run: review.replay },
    'find-mistake': { isEnabled: hasMoves, run: () => void review.findMistake() },
    rewind: {
      isEnabled: () => panel.value?.kind === 'replay' && panel.value.mistake !== null,
      run: review.rewind,
    },
    'give-up': {
      isEnabled: () => isFree() && model.game.value.finishedIn === null,
      run: review.giveUp,
    },
    'show-solution': { isEnabled: isFree, run: () => void review.showSolution() },
  };
}

function stepping({ panels, steps, close }: PlayParts): Plans<StepCommand | 'close'> {
  const { at, last } = steps;
  const hasBefore = () => at.value > 0;
  const hasAfter = () => at.value < last.value;
  return {
    'first-step': { isEnabled: hasBefore, run: () => steps.show(0) },
    'step-back': { isEnabled: hasBefore, run: () => steps.show(at.value - 1) },
    'step-forward': { isEnabled: hasAfter, run: () => steps.show(at.value + 1) },
    'last-step': { isEnabled: hasAfter, run: () => steps.show(last.value) },
    close: { isEnabled: () => panels.panel.value !== null, run: close },
  };
}
