import { MessageChannel } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
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
