import { parsePuzzle, solve } from '@hitori/core';
import { describe, expect, test } from 'vitest';
import { hitori, makeFiles, objectsOf } from '../../test/harness.ts';

test('prints a grid that solve can read', async () => {
  const { status, out } = await hitori(['generate', '6x7', '--seed', '1']);
  expect(status).toBe(0);
  const parsed = parsePuzzle(out);
  if (!parsed.ok) throw new Error(parsed.error.message);
  expect([parsed.value.puzzle.rows, parsed.value.puzzle.cols]).toEqual([6, 7]);
  expect(solve(parsed.value.puzzle).status).toBe('unique');
});

test('--json tells all about a puzzle', async () => {
  const outcome = await hitori(['generate', '5x6', '--level', 'medium', '--seed', '9', '--json']);
  const [puzzle] = objectsOf(outcome);
  expect(puzzle).toMatchObject({ id: '1', rows: 5, cols: 6, level: 'medium', seed: '9' });
  expect(puzzle).toMatchObject({
    attempts: expect.any(Number),
    ms: expect.any(Number),
    score: expect.any(Number),
    grid: expect.arrayContaining([expect.arrayContaining([expect.any(Number)])]),
  });
});

test('the same puzzles in the same order for any number of jobs', async () => {
  const args = ['generate', '7x7', '--level', 'hard', '--count', '12', '--seed', 'x', '--json'];
  const runs = await Promise.all(
    ['1', '4'].map(async (jobs) =>
      objectsOf(await hitori([...args, '--jobs', jobs])).map((made) => ({ ...made, ms: 0 })),
    ),
  );
  expect(runs[0]).toHaveLength(12);
  expect(runs[1]).toEqual(runs[0]);
});

test('each puzzle can be asked for again by its seed', async () => {
  const args = ['generate', '6x6', '--level', 'easy', '--json'];
  const many = objectsOf(await hitori([...args, '--count', '3', '--seed', 'run']));
  const { seed, grid } = many[2] as { seed: string; grid: unknown };
  expect(objectsOf(await hitori([...args, '--seed', seed]))[0]).toMatchObject({ grid });
});

test('a shape that runs out ends with status 3 and keeps what was found', async () => {
  const outcome = await hitori(['generate', '2x2', '--count', '5', '--to', 'id']);
  expect(outcome.status).toBe(3);
  expect(outcome.out.trim().split('\n')).toHaveLength(1);
  expect(outcome.err).toMatch(/nothing new/);
});

test('a limit ends with status 3', async () => {
  const expert = ['generate', '12x12', '--level', 'expert'];
  expect((await hitori([...expert, '--limit-attempts', '2'])).status).toBe(3);
  expect((await hitori([...expert, '--limit-ms', '0'])).status).toBe(3);
});

describe('requests that cannot be met: status 2 and one line', () => {
  test.each([
    [['1x2']],
    [['300x3']],
    [['8']],
    [['3x3', '--level', 'hard']],
    [['3x4', '--symmetry', 'diagonal']],
    [['3x3', '--symbols', 'ab']],
    [['3x3', '--shading', '##-/---/---']],
    [['3x3', '--shading', '##-/---']],
    [['--shading', 'nosuchfile']],
    [['--shading', '/']],
    [['--shading', '../..']],
    [['--shading', '']],
    [['--shading', '(1,1)']],
    [['--shading', 'r1c1 r2c3']],
    [['--shading', '["-#","--"]']],
    [['--json', '--to', 'pzpr']],
    [['--count', '0']],
    [['8x8', '--level', 'silly']],
  ])('%o', async (args) => {
    const outcome = await hitori(['generate', ...args]);
    expect(outcome.status).toBe(2);
    expect(outcome.out).toBe('');
    expect(outcome.err.trim().split('\n')).toHaveLength(1);
  });
});

test('composes on a shading from a file, whose shape it takes', async () => {
  const directory = makeFiles({ 'pattern.txt': '-#-#\n----\n-#--\n#--#\n' });
  const args = ['generate', '--shading', `${directory}/pattern.txt`, '--json'];
  expect(objectsOf(await hitori(args))[0]).toMatchObject({
    rows: 4,
    solution: ['-#-#', '----', '-#--', '#--#'],
  });
});

test('letters come out as letters', async () => {
  const outcome = await hitori(['generate', '4x4', '--symbols', 'letters', '--seed', '1']);
  expect(outcome.out).toMatch(/^([A-D]{4}\n){4}$/);
});

test('--shading names a file that is missing, and --symbols may have spaces behind commas', async () => {
  expect((await hitori(['generate', '--shading', 'nosuchfile'])).err).toMatch(/no such file/);
  const { out } = await hitori(['generate', '4x4', '--symbols', 'a, b, c, d', '--seed', '1']);
  expect(out).toMatch(/^([a-d]{4}\n){4}$/);
});

test('a list of cells or JSON is a shading once the shape is given', async () => {
  expect((await hitori(['generate', '--shading', '(1,2)'])).err).toMatch(/give it too/);
  const solution = ['-#-#', '----', '-#--', '#--#'];
  for (const shading of ['(1,2) (1,4) (3,2) (4,1) (4,4)', JSON.stringify(solution)]) {
    const outcome = await hitori(['generate', '4x4', '--shading', shading, '--json']);
    expect(outcome.status).toBe(0);
    expect(objectsOf(outcome)).toMatchObject([{ rows: 4, solution }]);
  }
});

test('--keep holds symbols in their places, also with several jobs', async () => {
  const args = ['generate', '--keep', '1..3/.2../..1./4...', '--seed', '1', '--count', '2'];
  const outcome = await hitori([...args, '--jobs', '2', '--json']);
  for (const made of objectsOf(outcome)) {
    const { grid } = made as { grid: number[][] };
    expect([grid[0][0], grid[0][3], grid[1][1], grid[2][2], grid[3][0]]).toEqual([1, 3, 2, 1, 4]);
  }
  expect(objectsOf(outcome)).toHaveLength(2);
});

test('--message is spelled by the shaded cells', async () => {
  const [made] = objectsOf(
    await hitori(['generate', '--message', 'Keep the door open', '--seed', '1', '--json']),
  );
  const { grid, solution } = made as { grid: string[][]; solution: string[] };
  const told = grid.flatMap((row, r) => row.filter((_, c) => solution[r][c] === '#'));
  expect(told.join('')).toBe('KEEPTHEDOOROPEN');
});

test.each([
  [['--keep', '12/21', '3x3'], /shape 2x2/],
  [['--keep', 'hello world'], /--keep/],
  [['--message', '1 2 3'], /no letter/],
  [['--message', 'abc', '--symbols', 'letters'], /neither/],
])('%s is a usage error', async (args, words) => {
  const { status, err } = await hitori(['generate', ...args]);
  expect(status).toBe(2);
  expect(err).toMatch(words);
});
