/**
 * The process around `run`: its streams, its signals, its exit status. The process ends by itself once
 * everything is written; nothing here cuts a write short.
 */

import { run } from './main.ts';
import { InterruptedError } from './shell/io.ts';

const stop = new AbortController();
// Once: a second Ctrl+C has the system's own meaning and kills.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => stop.abort(new InterruptedError()));

process.exitCode = await run(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  stop,
});
