/** A thread of `hitori worker`: answers chunks of a queue, one at a time. See `commands/worker.ts`. */
import {
  isChunk,
  isSetup,
  type Outcome,
  type SeedsChunk,
  type TasksChunk,
  unpackSettings,
} from './batch/chunk.ts';
import type { Answerer, BatchSettings } from './batch/contract.ts';
import { unpackTasks } from './batch/packed.ts';
import type { WorkerSetup } from './batch/pool.ts';
import { mergeReplies, type Reply, replyTo } from './batch/reply.ts';
import { COMMANDS } from './commands.ts';
import { isGenerateSettings, makePuzzle } from './making/make-puzzle.ts';
import { findCommand } from './shell/command.ts';

const wrong = (reason: string): Outcome => ({ wrong: reason });

export default async function answerChunk(chunk: unknown): Promise<Outcome> {
  if (!isChunk(chunk)) return wrong('it is none of this program');
  return chunk.kind === 'tasks' ? answerTasks(chunk) : answerSeeds(chunk);
}

/** The last setup, since most chunks come with the same one. */
let known: { readonly text: string; readonly setup: WorkerSetup } | undefined;

async function answerTasks({ setup: text, tasks }: TasksChunk): Promise<Outcome> {
  if (known?.text !== text) {
    const setup = unpackSettings(text);
    if (!isSetup(setup)) return wrong('its settings cannot be read');
    known = { text, setup };
  }
  const { command, settings, separator } = known.setup;
  const answer = (await findCommand(COMMANDS, command)?.load())?.answer as
    | Answerer<BatchSettings>
    | undefined;
  if (!answer) return wrong('its command is none that answers puzzles');
  const replies: Reply[] = [];
  for (const task of unpackTasks(tasks)) {
    const reply = replyTo(task, answer, settings);
    if (reply) replies.push(reply);
  }
  return { answer: mergeReplies(replies, separator) };
}

function answerSeeds({ settings: text, first, count }: SeedsChunk): Outcome {
  const settings = unpackSettings(text);
  if (!isGenerateSettings(settings)) return wrong('its settings cannot be read');
  const answer = Array.from({ length: count }, (_, index) => makePuzzle(settings, first + index));
  return { answer };
}
