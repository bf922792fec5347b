import { MessageChannel } from 'node:worker_threads';
import { serveBackground, type WorkerLike } from '@hitori/core';
import { expect, test } from 'vitest';
import { newGame, readBoard } from '../../test/boards.ts';
import { settle, stageWith } from '../../test/sessions.ts';
import { createBackgroundSolver } from './background-solver.ts';
import { Cancelled } from './solver.ts';
import { TABLE } from './table.ts';

type Hears = (value: never) => void;

interface TestWorker extends WorkerLike {
  /** As a browser tells of a worker that threw. */
  crash(): void;
}

/** What a worker is to the page, answered in the same thread. */
function startWorker(): TestWorker {
  const { port1, port2 } = new MessageChannel();
  const hearers = new Map<string, Hears>();
  serveBackground(port2, TABLE);
  return {
    postMessage: (message) => port1.postMessage(message),
    on(event: string, hear: Hears) {
      hearers.set(event, hear);
      if (event === 'message') port1.on('message', hear as (value: unknown) => void);
    },
    terminate: () => port1.close(),
    crash: () => hearers.get('error')?.({ message: 'out of memory' } as never),
  };
}

test('every question is answered', async () => {
  const solver = createBackgroundSolver(startWorker);
  const puzzle = readBoard('11/12');
  const marks = new Uint8Array(4);
  expect((await solver.ask('rate', { puzzle })).status).toBe('unique');
  expect((await solver.ask('solve', { puzzle })).status).toBe('unique');
  expect((await solver.ask('hint', { puzzle, marks, language: 'en' })).ending).toBeNull();
  expect((await solver.ask('explain', { puzzle, language: 'ja' })).ending).toBe('solved');
  expect((await solver.ask('trace', { puzzle })).solutions).toBe(1);
  const request = { rows: 5, cols: 5, level: 'easy', seed: 'x' } as const;
  expect(await solver.ask('generate', request)).toMatchObject({ ok: true, level: 'easy' });
  expect(await solver.ask('generate', { ...request, rows: 1, cols: 2 })).toMatchObject({
    ok: false,
  });
  solver.cancel();
});

test('what is cancelled is rejected as cancelled, and the next question is answered', async () => {
  const solver = createBackgroundSolver(startWorker);
  const puzzle = readBoard('11/12');
  const asked = solver.ask('rate', { puzzle });
  solver.cancel();
  await expect(asked).rejects.toBeInstanceOf(Cancelled);
  expect((await solver.ask('rate', { puzzle })).status).toBe('unique');
  solver.cancel();
});

test('a crashed worker leaves a panel that says so, and the next question works', async () => {
  const workers: TestWorker[] = [];
  const solver = createBackgroundSolver(() => {
    const worker = startWorker();
    workers.push(worker);
    return worker;
  });
  const { session } = stageWith(solver, newGame());
  await session.rate();
  session.commands.hint.run();
  workers.at(-1)?.crash();
  await settle();
  expect(session.panel.value).toMatchObject({
    kind: 'failed',
    message: expect.stringContaining('out of memory'),
  });
  session.commands.hint.run();
  await expect.poll(() => session.panel.value?.kind).toBe('hint');
  expect(workers).toHaveLength(2);
  solver.cancel();
});

test('a worker that cannot be started is told as well', async () => {
  const solver = createBackgroundSolver(() => {
    throw new Error('blocked');
  });
  await expect(solver.ask('rate', { puzzle: readBoard('11/12') })).rejects.toThrow('blocked');
});
