/**
 * `hitori prove`: one certificate a line, with or without `--json`, which here only decides what becomes
 * of puzzles without one: an object in their place, or a line on standard error.
 */
import { Writable } from 'node:stream';
import {
  type Certificate,
  MAX_CERTIFICATE_NUMBERS,
  ok,
  type ProveError,
  prove as provePuzzle,
  type RefutationStreams,
  streamRefutation,
} from '@hitori/core';
import { type Batch, runBatch } from '../batch/batch.ts';
import { type BatchCommand, batchCommand } from '../batch/batch-command.ts';
import type { Answerer, BatchSettings } from '../batch/contract.ts';
import { fillFile } from '../batch/output-file.ts';
import { DONE, type ExitStatus, VERDICT_STATUS } from '../shell/exit-status.ts';
import { type Io, UsageError, write } from '../shell/io.ts';
import { LIMIT_OPTIONS, type LimitValues, limitsOf } from '../shell/options.ts';

interface ProveValues extends LimitValues {
  cnf?: string;
  drat?: string;
}

interface ProveSettings {
  readonly limits: LimitValues;
}

const REASONS: Readonly<Record<Exclude<ProveError, 'stopped'>, string>> = {
  limit: 'a limit was reached',
  'too-large': `the proof is too large (its rings and lemmas have over ${MAX_CERTIFICATE_NUMBERS} numbers)`,
};

const answer: Answerer<BatchSettings & ProveSettings> = (input, { json, limits }, shouldStop) => {
  const id = input.id ?? String(input.ordinal);
  const proven = provePuzzle(input.puzzle, { ...limits, id, shouldStop });
  if (!proven.ok) {
    const { error } = proven;
    if (error === 'stopped') return undefined;
    return ok({
      status: VERDICT_STATUS.unknown,
      fields: () => ({ verdict: 'unknown', reason: error }),
      text: () => '',
      warnings: json ? [] : [`not proved: ${REASONS[error]}`],
    });
  }
  const certificate = proven.value;
  return ok({
    status: VERDICT_STATUS[certificate.verdict],
    fields: () => certificate,
    text: () => `${JSON.stringify(certificate)}\n`,
    isRaw: true,
  });
};

export const prove: BatchCommand<ProveValues, ProveSettings> = batchCommand<
  ProveValues,
  ProveSettings
>({
  name: 'prove',
  options: {
    cnf: {
      flags: '--cnf <file>',
      summary: 'for one puzzle: write what is refuted as DIMACS CNF too',
      isFile: true,
    },
    drat: {
      flags: '--drat <file>',
      summary: 'for one puzzle: write its refutation in DRAT too, for drat-trim and the like',
      isFile: true,
    },
    ...LIMIT_OPTIONS,
  },
  examples: [
    ['hitori prove 3222/1342/4113/1133 > proof.jsonl', 'a certificate, for hitori verify'],
    ['hitori prove puzzles.jsonl > proofs.jsonl', 'a batch, on all cores'],
    ['hitori prove --cnf a.cnf --drat a.drat puzzle.txt', 'for outside checkers of proofs'],
  ],
  settings: (values) => ({ limits: limitsOf(values) }),
  answer,
  run: (batch, { cnf, drat }, io) =>
    cnf === undefined && drat === undefined
      ? runBatch(batch, io)
      : proveToFiles(batch, { cnf, drat }, io),
});

type Paths = { readonly [Name in keyof RefutationStreams]: string | undefined };

/** Prints what any run prints, and writes the files of the only certificate among it. */
async function proveToFiles(
  batch: Batch<BatchSettings & ProveSettings>,
  paths: Paths,
  io: Io,
): Promise<ExitStatus> {
  let printed = '';
  const output = new Writable({
    write(chunk, _encoding, done) {
      printed += chunk;
      if (printed.trimEnd().includes('\n')) io.stop.abort(new UsageError(TOO_MANY));
      done();
    },
  });
  const status = await runBatch({ ...batch, output }, io);
  await write(io.stdout, printed, io);
  const certificate = printed === '' ? {} : JSON.parse(printed);
  if (certificate.format === undefined) return status;
  const files = streamRefutation(certificate as Certificate);
  if (files === null)
    throw new UsageError('more than one solution: there is nothing to refute, so no file to write');
  for (const name of ['cnf', 'drat'] as const) {
    const path = paths[name];
    if (path === undefined) continue;
    await fillFile(path, io, async (stream) => {
      for (const piece of files[name]) await write(stream, piece, io);
      return DONE;
    });
  }
  return status;
}

const TOO_MANY = '--cnf and --drat are for one puzzle, but there are several';
