/** What the types forbid, from callers without types: a RangeError that names the value. */
import { expect, test } from 'vitest';
import { countSolutions } from '../src/count/count.ts';
import { explain } from '../src/explain/explain.ts';
import { nextHint } from '../src/explain/hint.ts';
import { explanationPageStart } from '../src/explain/html.ts';
import { formatPuzzle } from '../src/formats/notations/print.ts';
import { parsePuzzle } from '../src/formats/reader/parse.ts';
import { generate } from '../src/generate/generate.ts';
import { rate } from '../src/people/rate.ts';
import { createPuzzle } from '../src/puzzle/puzzle.ts';
import { propagate } from '../src/solve/classic/propagate.ts';
import { weakSolutions } from '../src/solve/cover/weak.ts';
import { solve, solveAll } from '../src/solve/solve.ts';
import { grid } from './notation.ts';

const FOO = 'foo' as never;
const puzzle = grid('12/21');
const shape = { rows: 4, cols: 4, seed: '1' };

test.each([
  ['generate: level', () => generate({ ...shape, level: FOO }), 'foo'],
  ['generate: symmetry', () => generate({ ...shape, symmetry: FOO }), 'foo'],
  ['generate: seed', () => generate({ rows: 4, cols: 4 } as never), 'undefined'],
  ['parsePuzzle', () => parsePuzzle('12/21', { format: FOO }), 'foo'],
  ['formatPuzzle', () => formatPuzzle(puzzle, FOO), 'foo'],
  ['formatPuzzle: an inherited name', () => formatPuzzle(puzzle, 'toString' as never), 'toString'],
  ['explain', () => explain(puzzle, { language: FOO }), 'foo'],
  ['explanationPageStart', () => explanationPageStart(FOO), 'foo'],
  ['nextHint: language', () => nextHint(puzzle, undefined, { language: FOO }), 'foo'],
  ['nextHint: marks', () => nextHint(puzzle, Uint8Array.of(0, 7, 0, 0)), '7'],
  ['nextHint: size', () => nextHint(puzzle, new Uint8Array(5)), '5'],
  ['propagate: marks', () => propagate(puzzle, Uint8Array.of(0, 7, 0, 0)), '7'],
  ['solve: engine', () => solve(puzzle, { engine: FOO }), 'foo'],
  ['weakSolutions: max', () => weakSolutions(puzzle, Number.NaN), 'max must be'],
  ['weakSolutions: max', () => weakSolutions(puzzle, Number.NaN), 'not NaN'],
  ['solveAll: max', () => solveAll(puzzle, -1), 'max must be a number of 0 or more, not -1'],
  ['solveAll without max', () => solveAll(puzzle, undefined as never), 'how many solutions'],
  ['countSolutions: max', () => countSolutions(puzzle, { max: 0.5 }), 'max must be a whole number'],
  ['solve: limitMs', () => solve(puzzle, { limitMs: -5 }), 'limitMs must be'],
  ['solve: shouldStop', () => solve(puzzle, { shouldStop: true as never }), 'shouldStop must be'],
  [
    'generate: limitAttempts',
    () => generate({ ...shape, limitAttempts: -1 }),
    'limitAttempts must be a number of 0 or more, not -1',
  ],
  [
    'solve: what was read',
    () => solve(parsePuzzle('12/21') as never),
    'solve wants a Puzzle, not an object; did you mean result.value.puzzle?',
  ],
  [
    'rate: what was made',
    () => rate(createPuzzle([[1]]) as never),
    'rate wants a Puzzle, not an object; did you mean result.value?',
  ],
  [
    'explain: what was not read',
    () => explain(parsePuzzle('12/2') as never),
    'was not read (row 2',
  ],
  ['nextHint: a text', () => nextHint('12/21' as never), 'parsePuzzle reads text'],
])('%s', (_name, call, value) => {
  expect(call).toThrow(RangeError);
  expect(call).toThrow(value);
});
