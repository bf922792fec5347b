/**
 * Core as the solver of a session, in the page itself: a host's policy may allow no worker. Limits are short, for
 * the page waits.
 */
import { nextHint, rate, solve } from '@hitori/core';
import type { QuestionKind, Questions } from '@hitori/web/worker/protocol.ts';
import type { Solver } from '@hitori/web/worker/solver.ts';

const LIMIT_MS = 2000;

type Answers = {
  readonly [Kind in QuestionKind]?: (ask: Questions[Kind]['ask']) => Questions[Kind]['reply'];
};

/** A player asks nothing else. */
const ANSWERS: Answers = {
  hint: ({ puzzle, marks, language }) => nextHint(puzzle, marks, { language, limitMs: LIMIT_MS }),
  rate: ({ puzzle }) => rate(puzzle, { limitMs: LIMIT_MS }),
  solve: ({ puzzle }) => solve(puzzle, { limitMs: LIMIT_MS }),
};

export const directSolver: Solver = {
  async ask(kind, ask) {
    const answer = ANSWERS[kind];
    if (!answer) throw new Error(`bug: a player does not ask for '${kind}'`);
    return answer(ask);
  },
  cancel: () => undefined,
};
