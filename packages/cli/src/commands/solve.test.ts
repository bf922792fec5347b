import { expect, test } from 'vitest';
import { hitori, objectsOf } from '../../test/harness.ts';

const UNIQUE = '3222/1342/4113/1133';

test('answers one object per puzzle, in order, with the fields of the contract', async () => {
  const outcome = await hitori(['solve', '--json', UNIQUE, '12/21', '11/11']);
  expect(outcome.status).toBe(1);
  expect(outcome.err).toBe('');
  const [unique, multiple, none] = objectsOf(outcome);
  expect(unique).toEqual({
    id: '1',
    rows: 4,
    cols: 4,
    grid: [
      [3, 2, 2, 2],
      [1, 3, 4, 2],
      [4, 1, 1, 3],
      [1, 1, 3, 3],
    ],
    status: 'unique',
    solution: ['-#-#', '----', '-#--', '#--#'],
    ms: expect.any(Number),
    stats: {
      decisions: expect.any(Number),
      conflicts: expect.any(Number),
      propagations: expect.any(Number),
    },
  });
  expect(multiple).toMatchObject({ id: '2', status: 'multiple', second: expect.any(Array) });
  expect(unique).not.toHaveProperty('second');
  expect(none).toMatchObject({ id: '3', status: 'none', solution: null });
});

test.each([
  ['a unique puzzle', [UNIQUE], 0],
  ['several solutions', ['12/21'], 1],
  ['no solution', ['11/11'], 1],
  ['one bad puzzle among good ones', [UNIQUE, '12/2'], 2],
  ['a limit', ['--limit-conflicts', '0', '--limit-ms', '0', '12/21'], 3],
  ['seeds kept', ['--repeats-only', '12/21'], 0],
  ['the other engine', ['--engine', 'propagation', UNIQUE], 0],
])('%s: exit status', async (_name, args, status) => {
  expect((await hitori(['solve', ...args])).status).toBe(status);
});

test('a bad puzzle is an object with --json, and the batch goes on', async () => {
  const stdin = [
    '{"id":"a","grid":["12","21"]}',
    '{"id":"b","grid":["12","2"]}',
    '{"grid":["12","2"]}',
    '{"id":"c","grid":',
    '{"id":"d","grid":["12","21"]}',
  ].join('\n');
  const outcome = await hitori(['solve', '--json'], { stdin });
  expect(outcome.status).toBe(2);
  const objects = objectsOf(outcome);
  expect(objects.map(({ id }) => id)).toEqual(['a', 'b', '3', null, 'd']);
  expect(objects[1]).toEqual({
    id: 'b',
    error: { code: 'ragged', message: expect.any(String), row: 1, col: 1 },
  });
});

test('a bad puzzle is one line on standard error otherwise', async () => {
  const { status, out, err } = await hitori(['solve', '-'], { stdin: '12/21\n12/2\n' });
  expect(status).toBe(2);
  expect(out).toContain('standard input:1: more than one solution');
  expect(err).toMatch(/^hitori: standard input:2: .*row 2.*\n$/);
});

test('draws solutions, and says where two of them differ', async () => {
  const { out } = await hitori(['solve', UNIQUE, '12/21']);
  expect(out).toContain('one solution, 5 of 16 cells shaded');
  expect(out).toContain('they differ at r');
  expect(out).not.toContain('\u001b');
});

test.each([
  ['a terminal', { isTTY: true }, true],
  ['NO_COLOR', { isTTY: true, env: { NO_COLOR: '1' } }, false],
  ['a dumb terminal', { isTTY: true, env: { TERM: 'dumb' } }, false],
  ['FORCE_COLOR', { env: { FORCE_COLOR: '1' } }, true],
])('%s decides about colours', async (_name, setting, expected) => {
  const { out } = await hitori(['solve', UNIQUE], setting);
  expect(out.includes('\u001b[')).toBe(expected);
});
