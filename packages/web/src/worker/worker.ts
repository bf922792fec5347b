/** The worker: answers one question after the other. It is cancelled by ending it. */
import { explain, generate, nextHint, rate, solve } from '@hitori/core';
import type {
  GenerateReply,
  GenerateRequest,
  QuestionKind,
  Questions,
  Reply,
  Request,
} from './protocol.ts';
import { traceSearch } from './search-trace.ts';

/** The longest that a search may take before it says that it does not know. */
const LIMIT_MS = 20_000;
const PROGRESS_EVERY_MS = 100;

type Answers = {
  readonly [Kind in QuestionKind]: (
    ask: Questions[Kind]['ask'],
    id: number,
  ) => Questions[Kind]['reply'];
};

const ANSWERS: Answers = {
  hint: ({ puzzle, marks, language }) => nextHint(puzzle, marks, { language, limitMs: LIMIT_MS }),
  explain: ({ puzzle, language }) => explain(puzzle, { language, limitMs: LIMIT_MS }),
  rate: ({ puzzle }) => rate(puzzle, { limitMs: LIMIT_MS }),
  solve: ({ puzzle }) => solve(puzzle, { limitMs: LIMIT_MS }),
  trace: ({ puzzle }) => traceSearch(puzzle),
  generate: make,
};

function make(request: GenerateRequest, id: number): GenerateReply {
  let told = performance.now();
  const made = generate({
    ...request,
    onProgress: (attempts) => {
      if (performance.now() - told < PROGRESS_EVERY_MS) return;
      told = performance.now();
      post({ id, type: 'progress', attempts });
    },
  });
  if (!made.ok) return { ok: false, message: made.error.message };
  return { ok: true, puzzle: made.value.puzzle, level: made.value.rating.level };
}

function post(reply: Reply): void {
  self.postMessage(reply);
}

self.onmessage = ({ data }: MessageEvent<Request>) => {
  const { id, kind, ask } = data;
  try {
    const answer = ANSWERS[kind] as (ask: unknown, id: number) => unknown;
    post({ id, type: 'done', reply: answer(ask, id) });
  } catch (error) {
    post({ id, type: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
};
