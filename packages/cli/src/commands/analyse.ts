/** `hitori analyse`: all that can be said of a puzzle in the making. */
import { formatShading, ok, type Puzzle, type Shading, UNSHADED } from '@hitori/core';
import { type Analysis, analyse as analysePuzzle } from '@hitori/core/compose';
import { type BatchCommand, batchCommand } from '../batch/batch-command.ts';
import type { Answerer, BatchSettings } from '../batch/contract.ts';
import { bottleneckFields, drawShading, listCells, placeOf, plural } from '../shell/drawing.ts';
import { VERDICT_STATUS } from '../shell/exit-status.ts';
import { LIMIT_OPTIONS, type LimitValues, limitsOf, wholeNumber } from '../shell/options.ts';

interface AnalyseValues extends LimitValues {
  max?: number;
}

interface AnalyseSettings {
  readonly limits: LimitValues;
  readonly max: number | undefined;
}

const answer: Answerer<BatchSettings & AnalyseSettings> = (input, settings, shouldStop) => {
  const { puzzle } = input;
  const { limits, max, color } = settings;
  const analysis = analysePuzzle(puzzle, { ...limits, max, shouldStop });
  if (shouldStop?.()) return undefined;
  return ok({
    status: VERDICT_STATUS[analysis.status],
    fields: () => fieldsOf(puzzle, analysis),
    text: () => `${input.title}: ${describe(puzzle, analysis)}${drawn(puzzle, analysis, color)}`,
  });
};

/** What holds in every solution, as rows over `#`, `-` and `?`. */
function forcedRows(puzzle: Puzzle, cells: Shading): string[] {
  return formatShading(puzzle, cells).map((row) => row.replaceAll('.', '?'));
}

function fieldsOf(puzzle: Puzzle, analysis: Analysis): object {
  const places = (cells: readonly number[]) => cells.map((cell) => placeOf(puzzle, cell));
  const { cells, conflict, bottleneck, count, countRepeats } = analysis;
  return {
    status: analysis.status,
    cells: cells && forcedRows(puzzle, cells),
    exact: analysis.exact,
    count: String(count),
    countExact: analysis.countExact,
    countRepeats: String(countRepeats),
    countRepeatsExact: analysis.countRepeatsExact,
    level: analysis.level,
    score: analysis.score,
    effort: analysis.effort,
    bottleneck: bottleneckFields(puzzle, bottleneck),
    conflict: conflict && places(conflict),
    differ: places(analysis.differ),
  };
}

function describe(puzzle: Puzzle, analysis: Analysis): string {
  const { status, level, score, effort, bottleneck, conflict, differ } = analysis;
  if (status === 'unique') {
    const hardest = bottleneck
      ? `; hardest at step ${bottleneck.step}: ${bottleneck.technique}, ${plural(bottleneck.marks, 'mark')}`
      : '';
    return `one solution, ${level}, score ${score}, effort ${effort ?? 'unknown'}${hardest}\n`;
  }
  if (status === 'none')
    return conflict
      ? `no solution: the symbols at ${listCells(puzzle, conflict)} alone clash\n`
      : 'no solution\n';
  const number = `${analysis.countExact ? '' : 'at least '}${plural(Number(analysis.count), 'solution')}`;
  const repeats = `${analysis.countRepeatsExact ? '' : 'at least '}${analysis.countRepeats}`;
  const open = `${plural(differ.length, 'cell')} ${differ.length === 1 ? 'differs' : 'differ'}`;
  if (status === 'multiple')
    return `${number}, ${repeats} of them with repeated symbols alone shaded; ${open}: ${listCells(puzzle, differ)}\n`;
  return `unknown: a limit was reached; ${number} found\n`;
}

/** The board with what is forced; of an impossible puzzle, with the clashing cells as marks. */
function drawn(puzzle: Puzzle, { cells, conflict }: Analysis, color: boolean): string {
  if (cells) return drawShading(puzzle, cells, color);
  const marks = new Uint8Array(puzzle.symbols.length);
  for (const cell of conflict ?? []) marks[cell] = UNSHADED;
  return drawShading(puzzle, marks, color);
}

export const analyse: BatchCommand<AnalyseValues, AnalyseSettings> = batchCommand<
  AnalyseValues,
  AnalyseSettings
>({
  name: 'analyse',
  options: {
    max: {
      flags: '--max <n>',
      summary: 'stop counting at n solutions (default: 10000)',
      read: wholeNumber(1),
    },
    ...LIMIT_OPTIONS,
  },
  examples: [
    ['hitori analyse 12/21', 'what is forced, how many solutions, what differs'],
    ['hitori analyse --json drafts.jsonl', 'a batch, on all cores'],
  ],
  settings: ({ max, ...limits }) => ({ limits: limitsOf(limits), max }),
  answer,
  separator: '\n',
});
