/** Whoever answers questions about puzzles: a worker of the page, or what a test puts in its place. */
import type { QuestionKind, Questions } from './protocol.ts';

export interface Solver {
  /** `onProgress` is told the number of attempts while a puzzle is made. */
  ask<Kind extends QuestionKind>(
    kind: Kind,
    ask: Questions[Kind]['ask'],
    onProgress?: (attempts: number) => void,
  ): Promise<Questions[Kind]['reply']>;
  /** Stops whatever is under way: its promises are rejected with `Cancelled`. */
  cancel(): void;
}

export class Cancelled extends Error {}
