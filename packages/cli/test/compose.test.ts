/** `analyse`, `repair`, `minimise` and `audit` from outside; what they find is tested in core. */
import { expect, test } from 'vitest';
import { hitori, objectsOf } from './harness.ts';

const UNIQUE = '3222/1342/4113/1133';
const IMPOSSIBLE = '111/111/111';

test('the exit status of analyse is that of the verdict', async () => {
  const status = async (...args: string[]) => (await hitori(['analyse', ...args])).status;
  expect(await status(UNIQUE)).toBe(0);
  expect(await status('12/21')).toBe(1);
  expect(await status(IMPOSSIBLE)).toBe(1);
  expect(await status('--limit-ms', '0', UNIQUE)).toBe(3);
  expect(await status('12/2')).toBe(2);
});

test('analyse says what is forced, what differs, and what clashes', async () => {
  const { out } = await hitori(['analyse', UNIQUE, '12/21', IMPOSSIBLE]);
  expect(out).toContain(`${UNIQUE}: one solution, easy`);
  expect(out).toContain(
    '12/21: 5 solutions, 1 of them with repeated symbols alone shaded; 4 cells',
  );
  expect(out).toContain(`${IMPOSSIBLE}: no solution: the symbols at r1c1, r1c2, r1c3, r2c2 alone`);
  const [object] = objectsOf(await hitori(['analyse', '--json', '--max', '3', '12/21']));
  expect(object).toMatchObject({ cells: ['??', '??'], count: '3', countExact: false, exact: true });
});

test('repair lists changes, easiest first, or says that there are none to make', async () => {
  const draft = await hitori(['repair', '12/21']);
  expect(draft).toMatchObject({ status: 0, err: '' });
  expect(draft.out.split('\n')[0]).toBe('12/21: 4 repairs, the easiest first');
  const [whole] = objectsOf(await hitori(['repair', '--json', UNIQUE]));
  expect(whole).toMatchObject({ repairs: [], exact: true, note: expect.stringMatching(/already/) });
  const hopeless = await hitori(['repair', '1111/1111/1111/1111']);
  expect(hopeless).toMatchObject({ status: 1 });
  expect(hopeless.out).toContain('no change of one cell makes it unique');
  const stopped = await hitori(['repair', '--json', '--limit-ms', '0', '12/21']);
  expect(stopped.status).toBe(3);
  expect(objectsOf(stopped)[0]).toMatchObject({ repairs: [], exact: false });
});

test('what minimise prints has one solution, and is read by the other commands', async () => {
  const { out, status } = await hitori(['minimise', UNIQUE]);
  expect(status).toBe(0);
  expect(await hitori(['solve'], { stdin: out })).toMatchObject({ status: 0 });
  const again = await hitori(['minimise', '--json'], { stdin: out });
  const [first] = objectsOf(await hitori(['minimise', '--json', UNIQUE]));
  expect(objectsOf(again)[0]?.['grid']).toEqual(first?.['grid']);
  const [open] = objectsOf(await hitori(['minimise', '--json', '12/21']));
  expect(open).toMatchObject({ error: { code: 'not-representable' } });
});

test('audit finds what is wrong in a collection, each puzzle once', async () => {
  const stdin = [
    { id: 'whole', grid: UNIQUE.split('/').map((row) => [...row].map(Number)), level: 'expert' },
    { id: 'again', grid: '4333/2413/1224/2244'.split('/').map((row) => [...row].map(Number)) },
    {
      id: 'none',
      grid: [
        [1, 1, 1],
        [1, 1, 1],
        [1, 1, 1],
      ],
    },
    {
      id: 'open',
      grid: [
        [1, 2],
        [2, 1],
      ],
      solution: ['##', '##'],
    },
    { id: 'broken', grid: [[true]] },
  ]
    .map((record) => JSON.stringify(record))
    .join('\n');
  const outcome = await hitori(['audit', '--json'], { stdin });
  const found = objectsOf(outcome).map(({ id, problems }) => [
    id,
    (problems as { code: string }[]).map(({ code }) => code),
  ]);
  expect(found).toEqual([
    ['whole', ['level']],
    ['again', ['duplicate']],
    ['none', ['impossible']],
    ['open', ['not-unique', 'wrong-solution']],
    [null, ['unreadable']],
  ]);
  expect(outcome.status).toBe(1);
  const { out } = await hitori(['audit'], { stdin });
  expect(out).toContain('duplicate: the same puzzle as whole');
  expect(out).toMatch(/5 puzzles\n( {2}.*\n)+$/);
});

test('audit of good puzzles says so', async () => {
  expect(await hitori(['audit', UNIQUE])).toMatchObject({
    out: '1 puzzle, nothing wrong\n',
    status: 0,
  });
});
