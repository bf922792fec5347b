/** A thread of `hitori generate`: makes the puzzles of the seeds it is sent. See `generate-series.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { type GenerateSettings, makePuzzle } from './making/make-puzzle.ts';
import type { SeedMessage } from './making/series.ts';

if (!parentPort) throw new Error('bug: this module runs in a worker');
const port = parentPort;
const settings: GenerateSettings = workerData;
/** Numbers of tries are sent about this often. */
const SEND_EVERY_MS = 100;

port.on('message', (index: number) => {
  let sent = performance.now();
  const result = makePuzzle(settings, index, undefined, (attempts) => {
    if (performance.now() - sent < SEND_EVERY_MS) return;
    sent = performance.now();
    post({ index, attempts });
  });
  post({ index, result });
});

function post(message: SeedMessage): void {
  port.postMessage(message);
}
