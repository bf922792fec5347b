/** What the types forbid, from callers without types: a RangeError that names the value. */
import { expect, test } from 'vitest';
import { explain } from '../src/explain/explain.ts';
import { nextHint } from '../src/explain/hint.ts';
import { explanationPageStart } from '../src/explain/html.ts';
import { formatPuzzle } from '../src/formats/notations/print.ts';
import { parsePuzzle } from '../src/formats/reader/parse.ts';
import { generate } from '../src/generate/generate.ts';
import { propagate } from '../src/solve/classic/propagate.ts';
import { solve } from '../src/solve/solve.ts';
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
])('%s', (_name, call, value) => {
  expect(call).toThrow(RangeError);
  expect(call).toThrow(value);
});
