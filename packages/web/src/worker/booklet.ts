/** Sets a booklet, in the worker. The package that draws is large, so this module is loaded when it is asked. */
import { makeBook } from '@hitori/book';
import type { BookletReply, BookletRequest } from './protocol.ts';

export async function makeBooklet(request: BookletRequest): Promise<BookletReply> {
  const { puzzles, withAnswers, ...options } = request;
  const made = await makeBook(
    puzzles.map((puzzle) => ({ puzzle })),
    { ...options, answers: withAnswers ? 'end' : 'none', allowAny: true },
  );
  return made.ok ? { ok: true, pdf: made.value } : { ok: false, code: made.error.code };
}
