/** What the engine finds out about the draft: the verdict at once, repairs and noise while they are wanted. */
import { BLANK, type Puzzle } from '@hitori/core';
import type { Analysis, Minimised, Repair, Repairs } from '@hitori/core/compose';
import type { SvgNode } from '@hitori/core/drawing';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Solver } from '../worker/solver.ts';
import { type Aside, createAside, type Wish } from './aside.ts';
import { drawConflict, drawOpen, drawRepair } from './drawings.ts';
import { createLiveVerdict, type Verdict } from './live-verdict.ts';

export interface Findings {
  readonly verdict: ReadonlySignal<Verdict>;
  /** Whether repairs, and noise, are wanted. */
  readonly isMending: Signal<boolean>;
  readonly isNoiseShown: Signal<boolean>;
  readonly repairs: ReadonlySignal<Aside<Repairs>>;
  /** `answer` is null where the puzzle has not one solution, or that was not proved in time. */
  readonly noise: ReadonlySignal<Aside<Minimised | null>>;
  readonly keepLevel: Signal<boolean>;
  /** The repair that is looked at. */
  readonly previewed: Signal<Repair | null>;
  /** Symbols that may be blank, all of them together. */
  readonly noiseCells: ReadonlySignal<ReadonlySet<number>>;
  readonly drawn: ReadonlySignal<readonly SvgNode[]>;
  dispose(): void;
}

const NO_CELLS: ReadonlySet<number> = new Set();

export function createFindings(puzzle: ReadonlySignal<Puzzle>, newSolver: () => Solver): Findings {
  const live = createLiveVerdict(puzzle, newSolver());
  const { verdict } = live;
  const helper = newSolver();
  const isMending = signal(false);
  const isNoiseShown = signal(false);
  const keepLevel = signal(false);
  const previewed: Signal<Repair | null> = signal(null);

  const status = computed(() => analysisOf(verdict.value)?.status ?? null);
  const wishFor = (isWanted: boolean, choice: string): Wish | null =>
    isWanted ? { puzzle: puzzle.value, choice } : null;
  const repairs = createAside(
    computed(() =>
      wishFor(
        isMending.value && (status.value === 'multiple' || status.value === 'none'),
        'repairs',
      ),
    ),
    (wish) => helper.ask('repairs', { puzzle: wish.puzzle }),
    helper.cancel,
  );
  const noise = createAside(
    computed(() =>
      wishFor(
        isNoiseShown.value && status.value === 'unique',
        keepLevel.value ? 'keep-level' : 'any-level',
      ),
    ),
    (wish) =>
      helper.ask('minimise', { puzzle: wish.puzzle, keepLevel: wish.choice === 'keep-level' }),
    helper.cancel,
  );

  /** Only one of this puzzle. */
  const shownRepair = computed(() => {
    const repair = previewed.value;
    const { state } = repairs;
    const isListed =
      repair !== null &&
      state.value.kind === 'known' &&
      state.value.answer.repairs.includes(repair);
    return isListed ? repair : null;
  });

  return {
    verdict,
    isMending,
    isNoiseShown,
    repairs: repairs.state,
    noise: noise.state,
    keepLevel,
    previewed,
    noiseCells: computed(() => {
      const { value } = noise.state;
      return value.kind === 'known' && value.answer
        ? blankedCells(puzzle.value, value.answer.puzzle)
        : NO_CELLS;
    }),
    drawn: computed(() => {
      const analysis = analysisOf(verdict.value);
      const repair = shownRepair.value;
      return [
        ...(analysis ? drawOpen(puzzle.value, analysis.differ) : []),
        ...(analysis?.conflict ? drawConflict(puzzle.value, analysis.conflict) : []),
        ...(repair ? drawRepair(puzzle.value, repair) : []),
      ];
    }),
    dispose() {
      live.dispose();
      repairs.dispose();
      noise.dispose();
      helper.cancel();
    },
  };
}

/** null until it is known. */
export function analysisOf(verdict: Verdict): Analysis | null {
  return verdict.kind === 'known' ? verdict.analysis : null;
}

function blankedCells(before: Puzzle, after: Puzzle): ReadonlySet<number> {
  const cells = [...before.symbols.keys()];
  return new Set(
    cells.filter((cell) => before.symbols[cell] !== BLANK && after.symbols[cell] === BLANK),
  );
}
