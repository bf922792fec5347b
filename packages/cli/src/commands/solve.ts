/**
 * `hitori solve`: the solution and the proof that it is the only one, two solutions, or none.
 */
import {
  ENGINE_NAMES,
  type EngineName,
  formatShading,
  ok,
  type SolveResult,
  solve as solvePuzzle,
} from '@hitori/core';
import { type BatchCommand, batchCommand } from '../batch/batch-command.ts';
import type { Answerer, BatchSettings, NumberedPuzzle } from '../batch/contract.ts';
import { keptMarks } from '../batch/kept-marks.ts';
import { countShaded, describeDifference, drawShading } from '../shell/drawing.ts';
import { msSince } from '../shell/elapsed.ts';
import { VERDICT_STATUS } from '../shell/exit-status.ts';
import {
  choice,
  FROM_MARKS_OPTION,
  type FromMarksValues,
  SEARCH_OPTIONS,
  type SearchValues,
} from '../shell/options.ts';

interface SolveValues extends SearchValues, FromMarksValues {
  engine?: EngineName | undefined;
}

interface SolveSettings {
  readonly search: SearchValues & { readonly engine: EngineName | undefined };
  readonly fromMarks: boolean;
}

const answer: Answerer<BatchSettings & SolveSettings> = (input, settings, shouldStop) => {
  const started = performance.now();
  const { marks, warnings } = keptMarks(input, settings.fromMarks);
  const result = solvePuzzle(input.puzzle, { ...settings.search, marks, shouldStop });
  const ms = msSince(started);
  if (result.reason === 'stopped') return undefined;
  return ok({
    status: VERDICT_STATUS[result.status],
    warnings,
    fields: () => fieldsOf(input, result, ms),
    text: () => describe(input, result, settings.color),
  });
};

function fieldsOf({ puzzle }: NumberedPuzzle, result: SolveResult, ms: number): object {
  const { status, solution, second, stats } = result;
  return {
    status,
    solution: solution && formatShading(puzzle, solution),
    ...(second && { second: formatShading(puzzle, second) }),
    ms,
    stats,
  };
}

function describe(input: NumberedPuzzle, result: SolveResult, color: boolean): string {
  const { solution, second } = result;
  const drawings = [solution, second]
    .filter((shading) => shading !== null)
    .map((shading) => drawShading(input.puzzle, shading, color));
  const difference = solution && second ? describeDifference(input.puzzle, solution, second) : '';
  return `${input.title}: ${describeStatus(result)}\n${drawings.join('\n')}${difference}`;
}

function describeStatus({ status, solution }: SolveResult): string {
  if (status === 'unique' && solution) return `one solution, ${countShaded(solution)}`;
  if (status === 'multiple') return 'more than one solution; two of them:';
  if (status === 'none') return 'no solution';
  return solution ? 'a limit was reached after this solution:' : 'unknown: a limit was reached';
}

export const solve: BatchCommand<SolveValues, SolveSettings> = batchCommand<
  SolveValues,
  SolveSettings
>({
  name: 'solve',
  options: {
    engine: choice('--engine <name>', 'the search to use (default: cdcl)', ENGINE_NAMES),
    ...SEARCH_OPTIONS,
    ...FROM_MARKS_OPTION,
  },
  examples: [
    ['hitori solve 3222/1342/4113/1133', 'a puzzle given directly'],
    ['hitori solve "https://puzz.link/p?hitori/4/4/3222134241131133"', 'a link'],
    ['hitori solve --json puzzles.jsonl > solved.jsonl', 'a batch, on all cores'],
  ],
  settings: ({ engine, repeatsOnly, limitMs, limitConflicts, fromMarks }) => ({
    search: { engine, repeatsOnly, limitMs, limitConflicts },
    fromMarks: fromMarks === true,
  }),
  answer,
  separator: '\n',
});
