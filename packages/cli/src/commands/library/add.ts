/** `hitori library add`: puzzles of any format into a library, each once, proven and rated on the way. */
import { finished } from 'node:stream/promises';
import { ok } from '@hitori/core';
import type { Examined } from '@hitori/library';
import { examine } from '@hitori/library/examine';
import { runBatch } from '../../batch/batch.ts';
import { type BatchCommand, batchCommand } from '../../batch/batch-command.ts';
import type { Answerer, BatchSettings } from '../../batch/contract.ts';
import { findSources } from '../../batch/input.ts';
import { LIBRARY_OPTION, type LibraryValues, libraryPath } from '../../library/options.ts';
import type { Tally } from '../../library/sink.ts';
import { plural } from '../../shell/drawing.ts';
import { DONE, LIMIT_REACHED } from '../../shell/exit-status.ts';
import { UsageError, write } from '../../shell/io.ts';
import { LIMIT_OPTIONS, type LimitValues, limitsOf } from '../../shell/options.ts';

interface AddValues extends LimitValues, LibraryValues {
  source?: string;
}

interface AddSettings {
  readonly limits: LimitValues;
  readonly source: string | undefined;
}

const answer: Answerer<BatchSettings & AddSettings> = (input, { limits, source }, shouldStop) => {
  const examined = examine(input, { ...limits, shouldStop });
  if (!examined) return undefined;
  const addition = { examined, source: source ?? input.source ?? 'argument', line: input.line };
  return ok({
    status: examined.status === 'unknown' ? LIMIT_REACHED : DONE,
    warnings: warningsOf(examined),
    fields: () => ({ addition }),
    // The text goes to the library, not to a person.
    text: () => `${JSON.stringify({ addition })}\n`,
    isRaw: true,
  });
};

function warningsOf({ stated, status, level }: Examined): string[] {
  return [
    ...(stated?.solution
      ? [`the stored solution is not ${status === 'unique' ? 'the' : 'its only'} solution`]
      : []),
    ...(stated?.level ? [`stated ${stated.level}, found ${level}`] : []),
  ];
}

export const add: BatchCommand<AddValues, AddSettings> = batchCommand<AddValues, AddSettings>({
  name: 'library add',
  options: {
    ...LIBRARY_OPTION,
    source: {
      flags: '--source <name>',
      summary: 'what to call the source (default: the name of the file)',
      read: (text) => ok(text),
    },
    ...LIMIT_OPTIONS,
  },
  examples: [
    ['hitori library add -l my.db archive.jsonl *.txt', 'makes the library if there is none'],
    ['hitori generate -n 100 --json | hitori library add -l my.db --source own', 'new puzzles'],
  ],
  settings: ({ source, ...values }) => ({ limits: limitsOf(values), source }),
  answer,
  async run(batch, values, io) {
    const path = libraryPath(values);
    if (values.source === '') throw new UsageError('--source: a source has a name');
    // An input that is not there ends the run before a library is made for it.
    await findSources(batch.operands, io);
    const [{ LibrarySink }, { withLibrary }] = await Promise.all([
      import('../../library/sink.ts'),
      import('../../library/opened.ts'),
    ]);
    return withLibrary(path, 'create', async (library) => {
      const sink = new LibrarySink(library, batch.settings.json, io);
      // The lines that it prints are word enough.
      const hasNoBar = batch.settings.json && io.stdout.isTTY === true;
      try {
        return await runBatch({ ...batch, output: sink, hasNoBar }, io);
      } finally {
        // What was proven is kept, also when the run is stopped.
        if (!sink.destroyed) await finished(sink.end());
        if (!batch.settings.json) await write(io.stdout, summary(sink.tally), io);
      }
    });
  },
});

function summary({ added, known, verdicts }: Tally): string {
  const kinds = [
    [verdicts.unique, 'with one solution'],
    [verdicts.multiple, 'with several'],
    [verdicts.none, 'with none'],
    [verdicts.unknown, 'not settled'],
  ] as const;
  const parts = kinds.flatMap(([count, what]) => (count ? [`${count} ${what}`] : []));
  const details = parts.length > 0 ? ` (${parts.join(', ')})` : '';
  return `${plural(added, 'puzzle')} added${details}, ${known} there already\n`;
}
