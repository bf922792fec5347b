import { MessageChannel } from 'node:worker_threads';
import { describe, expect, onTestFinished, test } from 'vitest';
import { grid, show } from '../test/notation.ts';
import { Background, serveBackground } from './background.ts';

/** A channel with a server at its other end stands for a worker. */
function background() {
  let started = 0;
  const hitori = new Background(() => {
    started++;
    const { port1, port2 } = new MessageChannel();
    serveBackground(port2);
    return {
      on: port1.on.bind(port1),
      postMessage: port1.postMessage.bind(port1),
      terminate: () => port1.close(),
    };
  });
  onTestFinished(() => hitori.stop());
  return { hitori, started: () => started };
}

test('answers as the library does, through one worker', async () => {
  const { hitori, started } = background();
  const puzzle = grid('3222/1342/4113/1133');
  const [solved, rated, counted] = await Promise.all([
    hitori.ask('solve', puzzle),
    hitori.ask('rate', puzzle),
    hitori.ask('countSolutions', puzzle, { max: 5 }),
  ]);
  expect(show(puzzle, solved.solution)).toBe('-#-#/----/-#--/#--#');
  expect(rated.rating?.level).toBe('easy');
  expect(counted).toEqual({ count: 1n, exact: true });
  expect(started()).toBe(1);
});

test("a caller's bug is rejected as RangeError", async () => {
  const { hitori } = background();
  await expect(hitori.ask('generate', { rows: 0, cols: 3, seed: '1' })).rejects.toThrow(RangeError);
});

test('stop rejects what is under way; the next question starts anew', async () => {
  const { hitori, started } = background();
  const asked = hitori.ask('generate', { rows: 9, cols: 9, level: 'expert', seed: '1' });
  const reason = new Error('enough');
  hitori.stop(reason);
  await expect(asked).rejects.toBe(reason);
  expect((await hitori.ask('solve', grid('11/12'))).status).toBe('unique');
  expect(started()).toBe(2);
});

test('the browser way of listening', async () => {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port1.close());
  const viaEvents = (port: typeof port1) => ({
    addEventListener: (_: string, listener: (event: never) => void) =>
      port.on('message', (data) => listener({ data } as never)),
    postMessage: port.postMessage.bind(port),
    terminate: () => port.close(),
  });
  serveBackground(viaEvents(port2));
  const hitori = new Background(() => viaEvents(port1));
  expect((await hitori.ask('solve', grid('12/21'))).status).toBe('multiple');
});

/** A worker that says what a test lets it say, in Node's way or in the browser's. */
function puppets(way: 'on' | 'addEventListener' = 'on') {
  const made: { emit: (event: string, value?: unknown) => void; isEnded: boolean }[] = [];
  const hitori = new Background(() => {
    const listeners = new Map<string, (value: unknown) => void>();
    const puppet = {
      isEnded: false,
      emit: (event: string, value?: unknown) => listeners.get(event)?.(value),
    };
    made.push(puppet);
    return {
      [way]: (event: string, listener: (value: unknown) => void) =>
        void listeners.set(event, listener),
      postMessage: (message: unknown) => void structuredClone(message),
      terminate: () => {
        puppet.isEnded = true;
      },
    };
  });
  return { hitori, made };
}

describe.each(['on', 'addEventListener'] as const)('a worker that fails, by %s', (way) => {
  test.each([
    ['error', new Error('out of memory'), 'the worker failed: out of memory'],
    ['error', {}, 'the worker failed: it could not be started'],
    ['messageerror', new Error('no clone'), 'the worker failed: a message could not be read'],
    ['exit', 7, 'the worker failed: it ended with 7'],
  ])('%s', async (event, value, message) => {
    const { hitori, made } = puppets(way);
    const asked = [hitori.ask('solve', grid('12/21')), hitori.ask('rate', grid('12/21'))];
    made[0].emit(event, value);
    for (const outcome of await Promise.allSettled(asked))
      expect(outcome).toMatchObject({ status: 'rejected', reason: { message } });
    expect(made[0].isEnded).toBe(true);
    // The next question starts a new worker, and what the old one still says is not heard.
    const again = hitori.ask('solve', grid('12/21'));
    expect(made.length).toBe(2);
    const told = { id: 3, kind: 'answer', answer: 'late' };
    made[0].emit('message', way === 'on' ? told : { data: told });
    const answer = { ...told, answer: 'right' };
    made[1].emit('message', way === 'on' ? answer : { data: answer });
    expect(await again).toBe('right');
  });
});

test('a worker that cannot be made rejects what was asked', async () => {
  const hitori = new Background(() => {
    throw new Error('no workers here');
  });
  await expect(hitori.ask('solve', grid('1'))).rejects.toThrow('no workers here');
  await expect(hitori.ask('solve', grid('1'))).rejects.toThrow('no workers here');
});

test('a port that cannot be listened to is refused', () => {
  expect(() => serveBackground({ postMessage: () => {} })).toThrow(RangeError);
});

test('a question that there is not is rejected by name; the worker goes on', async () => {
  const { hitori, started } = background();
  await expect(hitori.ask('conquer' as 'solve', grid('1'))).rejects.toThrow(
    /^a worker cannot be asked 'conquer': it knows solve, solveAll, /,
  );
  await expect(hitori.ask('toString' as 'solve', grid('1'))).rejects.toThrow(RangeError);
  expect((await hitori.ask('solve', grid('1'))).status).toBe('unique');
  expect(started()).toBe(1);
});

test('progress is reported while a puzzle is made', async () => {
  const { hitori } = background();
  const reported: number[] = [];
  const made = await hitori.ask('generate', {
    rows: 7,
    cols: 7,
    level: 'hard',
    seed: '1',
    onProgress: (attempts) => reported.push(attempts),
  });
  expect(made).toMatchObject({ ok: true });
  expect(reported.length).toBeGreaterThan(0);
  expect(reported).toEqual(reported.toSorted((a, b) => a - b));
});

test('an argument that no message can carry rejects, and nothing else is lost', async () => {
  const { hitori, started } = background();
  const first = hitori.ask('solve', grid('11/12'));
  const shouldStop = () => false;
  await expect(hitori.ask('solve', grid('1'), { shouldStop })).rejects.toThrow(
    /could not be cloned/,
  );
  expect((await first).status).toBe('unique');
  expect((await hitori.ask('solve', grid('12/21'))).status).toBe('multiple');
  expect(started()).toBe(1);
});

test('an error of another kind keeps its message', async () => {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port1.close());
  serveBackground(port2, {
    fail: () => {
      throw new TypeError('nobody expected this');
    },
  });
  const worker = Object.assign(port1, { terminate: () => port1.close() });
  const hitori = new Background<{ fail: () => never }>(() => worker);
  await expect(hitori.ask('fail')).rejects.toThrow('nobody expected this');
});

test('an answer may be a promise, kept or broken', async () => {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port1.close());
  const table = {
    soon: async (value: number) => value + 1,
    never: async (): Promise<number> => {
      throw new RangeError('not even later');
    },
  };
  serveBackground(port2, table);
  const worker = Object.assign(port1, { terminate: () => port1.close() });
  const hitori = new Background<typeof table>(() => worker);
  expect(await hitori.ask('soon', 1)).toBe(2);
  await expect(hitori.ask('never')).rejects.toThrow(RangeError);
});
