/** `hitori repair`: every change of one cell that leaves exactly one solution. */
import { cellName, ok, type Puzzle } from '@hitori/core';
import { findRepairs, type Repair, type Repairs } from '@hitori/core/compose';
import { type BatchCommand, batchCommand } from '../batch/batch-command.ts';
import type { Answerer, BatchSettings } from '../batch/contract.ts';
import { cellField, placeOf, plural } from '../shell/drawing.ts';
import { DONE, LIMIT_REACHED, NEGATIVE } from '../shell/exit-status.ts';
import { LIMIT_OPTIONS, type LimitValues, limitsOf } from '../shell/options.ts';

interface RepairSettings {
  readonly limits: LimitValues;
}

/** Rows of the table that a person is shown. */
const SHOWN = 40;

const answer: Answerer<BatchSettings & RepairSettings> = (input, { limits }, shouldStop) => {
  const { puzzle } = input;
  const found = findRepairs(puzzle, { ...limits, shouldStop });
  const { repairs, exact, isUnique, reason } = found;
  if (reason === 'stopped') return undefined;
  return ok({
    status: reason === 'limit' ? LIMIT_REACHED : repairs.length > 0 || isUnique ? DONE : NEGATIVE,
    fields: () => ({
      repairs: repairs.map((repair) => fieldsOf(puzzle, repair)),
      exact,
      ...(isUnique && { note: NOTHING_TO_MEND }),
    }),
    text: () => `${input.title}: ${describe(puzzle, found)}`,
  });
};

const NOTHING_TO_MEND = 'the puzzle has exactly one solution already';

function fieldsOf(puzzle: Puzzle, { cell, from, to, level, score }: Repair): object {
  const field = (label: string | null) => (label === null ? null : cellField(label));
  return { cell: placeOf(puzzle, cell), from: field(from), to: field(to), level, score };
}

function describe(puzzle: Puzzle, { repairs, exact, isUnique }: Repairs): string {
  if (isUnique) return `${NOTHING_TO_MEND}\n`;
  const limit = exact ? '' : ' before the limit';
  if (repairs.length === 0) return `no change of one cell makes it unique${limit}\n`;
  const shown = repairs.slice(0, SHOWN).map(({ cell, from, to, level, score }) => {
    const change = `${from === '' ? 'blank' : from} -> ${to ?? 'blank'}`;
    return `  ${cellName(puzzle, cell).padEnd(8)} ${change.padEnd(16)} ${level.padEnd(7)} ${score}\n`;
  });
  const rest = repairs.length > SHOWN ? `  and ${repairs.length - SHOWN} more\n` : '';
  return `${plural(repairs.length, 'repair')}${limit}, the easiest first\n${shown.join('')}${rest}`;
}

export const repair: BatchCommand<LimitValues, RepairSettings> = batchCommand<
  LimitValues,
  RepairSettings
>({
  name: 'repair',
  options: LIMIT_OPTIONS,
  examples: [
    ['hitori repair draft.txt', 'changes of one cell that make it unique, the easiest first'],
    ['hitori repair --json drafts.jsonl', 'a batch, on all cores'],
  ],
  settings: (values) => ({ limits: limitsOf(values) }),
  answer,
  separator: '\n',
});
