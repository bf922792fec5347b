import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hitori, makeFiles, objectsOf } from '../../test/harness.ts';

const PUZZLE = '3222/1342/4113/1133';
const SOLUTION = '-#-#/----/-#--/#--#';

test.each([
  ['as the next argument', ['--answer', SOLUTION]],
  ['after an equals sign', [`--answer=${SOLUTION}`]],
  ['shaded cells only', ['--finish', '--answer', '.#.#/..../.#../#..#']],
])('accepts the answer %s', async (_name, args) => {
  const outcome = await hitori(['check', PUZZLE, '--json', ...args]);
  expect(outcome.status).toBe(0);
  expect(objectsOf(outcome)).toEqual([
    {
      id: '1',
      rows: 4,
      cols: 4,
      grid: expect.any(Array),
      valid: true,
      complete: true,
      solved: true,
      violations: [],
    },
  ]);
});

test('reads an answer from a file, and a lone dash as a mark', async () => {
  const directory = makeFiles({ 'marks.txt': SOLUTION.replaceAll('/', '\n') });
  expect((await hitori(['check', PUZZLE, '--answer', join(directory, 'marks.txt')])).status).toBe(
    0,
  );
  expect((await hitori(['check', 'hitori:1x1:1', '--answer', '-'])).status).toBe(0);
});

test.each([
  [
    'R1',
    '11/23',
    '--/--',
    {
      rule: 'R1',
      line: 'row',
      index: 0,
      symbol: '1',
      count: 2,
      cells: [
        [0, 0],
        [0, 1],
      ],
    },
  ],
  [
    'R2',
    '12/21',
    '##/--',
    {
      rule: 'R2',
      cells: [
        [0, 0],
        [0, 1],
      ],
    },
  ],
  ['R3', '12/21', '-#/#-', { rule: 'R3', groups: [[[0, 0]], [[1, 1]]] }],
  ['R3 without an open cell', 'hitori:1x1:1', '#', { rule: 'R3', groups: [] }],
])('reports %s with its cells', async (_name, puzzle, answer, violation) => {
  const outcome = await hitori(['check', puzzle, '--json', '--answer', answer]);
  expect(outcome.status).toBe(1);
  const expected = { valid: false, complete: true, solved: false, violations: [violation] };
  expect(objectsOf(outcome)).toEqual([expect.objectContaining(expected)]);
});

test('an unfinished answer without a fault is valid, not solved', async () => {
  const outcome = await hitori(['check', '12/21', '--json', '--answer', '../..']);
  expect(outcome.status).toBe(1);
  expect(objectsOf(outcome)[0]).toMatchObject({ valid: true, complete: false, solved: false });
});

test('coordinates count from 1, or from --base 0', async () => {
  const args = ['check', '12/21', '--finish', '--json', '--answer'];
  expect((await hitori([...args, '(1,2)'])).status).toBe(0);
  expect((await hitori([...args, '(0,1)', '--base', '0'])).status).toBe(0);
});

test('takes the marks that came with the puzzle', async () => {
  const stdin = 'pzprv3/hitori/2/2/1 2 /2 1 /# + /+ + /';
  expect((await hitori(['check', '-'], { stdin })).status).toBe(0);
});

test.each([
  ['no answer at all', []],
  ['an answer of another shape', ['--answer', '-#']],
])('%s is bad input', async (_name, args) => {
  const outcome = await hitori(['check', '12/21', '--json', ...args]);
  expect(outcome.status).toBe(2);
  expect(objectsOf(outcome)[0]).toMatchObject({ id: '1', error: { code: 'bad-answer' } });
});

test('names the faults in words', async () => {
  const { out } = await hitori(['check', '11/23', '--answer', '--/#-']);
  expect(out).toContain('wrong, 1 broken rule\n  R1: Row 1 has 1 unshaded twice: r1c1 and r1c2.\n');
});
