/** A thread of the pool: answers chunks of tasks one after the other. See `pool.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Answerer, BatchSettings } from './batch/contract.ts';
import { type PackedTasks, unpackTasks } from './batch/packed.ts';
import type { WorkerMessage, WorkerSetup } from './batch/pool.ts';
import { mergeReplies, type Reply, replyTo } from './batch/reply.ts';
import { COMMANDS } from './commands.ts';
import { findCommand } from './shell/command.ts';

/** How long finished replies may wait for company before they are sent. */
const SEND_EVERY_MS = 20;

const { command, settings, separator }: WorkerSetup = workerData;
const answer = (await findCommand(COMMANDS, command)?.load())?.answer as
  | Answerer<BatchSettings>
  | undefined;
if (!parentPort || !answer) throw new Error(`bug: '${command}' does not run in workers`);
const port = parentPort;

port.on('message', (packed: PackedTasks) => {
  let replies: Reply[] = [];
  let sent = performance.now();
  for (const task of unpackTasks(packed)) {
    const reply = replyTo(task, answer, settings);
    if (reply) replies.push(reply);
    if (performance.now() - sent < SEND_EVERY_MS) continue;
    send(replies, false);
    replies = [];
    sent = performance.now();
  }
  send(replies, true);
});

function send(replies: readonly Reply[], isLast: boolean): void {
  const message: WorkerMessage = { replies: mergeReplies(replies, separator), isLast };
  port.postMessage(message);
}
