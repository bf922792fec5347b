/** `hitori library` and `hitori daily` from outside; what is kept and found is tested in the library. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hitori, makeFiles, objectsOf } from './harness.ts';
import { GRADED, smallLibrary, UNIQUE } from './library-files.ts';

test('add says of each puzzle whether it is new, and goes on after a bad one', async () => {
  const path = join(makeFiles({}), 'new.db');
  const run = await hitori([
    ...['library', 'add', '--json', '--library', path, '--source', 'mine'],
    ...[UNIQUE, '12/2', '2233/4321/1441/1321', '12/21'],
  ]);
  expect(run.status).toBe(2);
  expect(objectsOf(run)).toMatchObject([
    { id: '1', rows: 4, cols: 4, added: true, status: 'unique', level: 'easy' },
    { id: null, error: { code: 'ragged' } },
    { id: '3', added: expect.any(Boolean) },
    { id: '4', rows: 2, cols: 2, added: true, status: 'multiple', level: null },
  ]);
  const found = objectsOf(
    await hitori(['library', 'find', '--json', '-l', path, '--source', 'mine']),
  );
  expect(found.map(({ id }) => id)).toEqual(
    objectsOf(run).flatMap(({ name, added }) => (added ? [name] : [])),
  );
});

test('an input that is not there makes no library', async () => {
  const path = join(makeFiles({}), 'none.db');
  const run = await hitori(['library', 'add', '-l', path, 'missing.txt']);
  expect(run).toMatchObject({ status: 2, out: '', err: expect.stringMatching(/no such file/) });
  expect(existsSync(path)).toBe(false);
});

test('find lists, prints JSON that is an input, and writes any format', async () => {
  const path = await smallLibrary();
  const find = (...args: string[]) => hitori(['library', 'find', '-l', path, ...args]);
  expect((await find('--status', 'none')).out).toBe('none: 3x3, no solution\n');
  expect((await find('--limit', '1')).out).toMatch(
    /^5x5-easy-1: 5x5, easy, score \d+, effort [\d.]+\n$/,
  );
  const lines = await find('--level', 'hard', '--json', '--sort', '-score', '--limit', '3');
  const objects = objectsOf(lines);
  expect(objects.length).toBe(3);
  expect(Object.keys(objects[0]!).slice(0, 5)).toEqual(['id', 'rows', 'cols', 'grid', 'status']);
  const solved = objectsOf(await hitori(['solve', '--json'], { stdin: lines.out }));
  expect(solved.map(({ id, solution }) => [id, solution])).toEqual(
    objects.map(({ id, solution }) => [id, solution]),
  );
  const links = await find('--shape', '5x5', '--limit', '2', '--to', 'pzpr');
  expect(links.out.split('\n').map((line) => line.slice(0, 32))).toEqual([
    'https://puzz.link/p?hitori/5/5/3',
    'https://puzz.link/p?hitori/5/5/5',
    '',
  ]);
  expect(await find('--shape', '9')).toMatchObject({
    status: 2,
    err: expect.stringMatching(/^hitori: .*--shape.*8x8\.\n$/),
  });
});

test('a puzzle that a format cannot hold is told, and the list goes on', async () => {
  const path = join(makeFiles({}), 'words.db');
  const stdin = [
    ['two words', 1],
    [2, 3],
  ];
  await hitori(['library', 'add', '-l', path], {
    stdin: `${JSON.stringify({ id: 'w', grid: stdin })}\n11/12\n`,
  });
  const run = await hitori(['library', 'find', '-l', path, '--to', 'id']);
  expect(run).toMatchObject({ status: 2, out: 'hitori:2x2:1112\n' });
  expect(run.err).toMatch(/^hitori: puzzle 'w': .*\n$/);
});

test('show draws a puzzle, with what is known of it', async () => {
  const path = await smallLibrary();
  const { out, status } = await hitori(['library', 'show', '-l', path, '--solution', 'wrong']);
  expect(status).toBe(0);
  expect(out).toMatch(
    /^wrong: 4x4, easy, score \d+, effort [\d.]+\ntechniques: .*\ngivens: 16 of 16\n/,
  );
  expect(out).toMatch(/\nsource: .*broken\.jsonl:3 \(wrong\)\n/);
  expect(out).toContain('│ 3 ▓2▓ 2 ▓2▓│');
  expect(await hitori(['library', 'show', '-l', path, 'nothing'])).toMatchObject({
    status: 2,
    out: '',
    err: `hitori: '${path}' has no puzzle 'nothing'\n`,
  });
});

test('stats is a table by shape and level', async () => {
  const path = await smallLibrary();
  const { out } = await hitori(['library', 'stats', '-l', path]);
  expect(out).toBe(
    [
      '     easy  medium  hard  expert  multiple  none  all',
      '2x2     0       0     0       0         1     0    1',
      '3x3     0       0     0       0         0     1    1',
      '4x4     1       0     0       0         0     0    1',
      '5x5    20      20    20      20         0     0   80',
      '6x6    20       0     0       0         0     0   20',
      'all    41      20    20      20         1     1  103',
      '',
    ].join('\n'),
  );
  const objects = objectsOf(
    await hitori(['library', 'stats', '-l', path, '--json', '--level', 'hard']),
  );
  expect(objects).toMatchObject([{ rows: 5, cols: 5, puzzles: 20, hard: 20, easy: 0 }]);
});

test('a library is an input of every command', async () => {
  const path = await smallLibrary();
  const solved = await hitori(['solve', '--json', `library:${path}?level=hard&shape=5x5`]);
  expect(objectsOf(solved).map(({ status }) => status)).toEqual(Array(20).fill('unique'));
  const links = await hitori(['convert', '--to', 'id', `library:${path}?limit=1`, '12/21']);
  expect(links.out).toMatch(/^hitori:5x5:\d{25}\nhitori:2x2:1221\n$/);
  for (const [operand, message] of [
    [`library:${path}?size=5`, /there is no 'size'/],
    [`library:${path}.no`, /is not there/],
    ['library:', /name of a file/],
    [`library:${GRADED}`, /is no library of puzzles/],
  ] as const)
    expect(await hitori(['solve', operand])).toMatchObject({
      status: 2,
      out: '',
      err: expect.stringMatching(new RegExp(`^hitori: .*${message.source}.*\\n$`)),
    });
  expect(await hitori(['solve', `library:${path}?min-givens=900`])).toMatchObject({
    status: 2,
    err: expect.stringMatching(/there is no puzzle in it\n$/),
  });
});

test('audit finds what is broken, wrong or mislabelled in a library', async () => {
  const path = await smallLibrary();
  const run = await hitori(['library', 'audit', '-l', path, '--json']);
  expect(run.status).toBe(1);
  const found = objectsOf(run).flatMap(({ id, problems }) =>
    (problems as { code: string }[]).map(({ code }) => [id, code]),
  );
  expect(found).toEqual([
    ['several', 'not-unique'],
    ['none', 'impossible'],
    ['wrong', 'wrong-solution'],
    ['wrong', 'level'],
  ]);
  expect(await hitori(['audit', '--json', `library:${path}`])).toEqual(run);
});

test('export writes lines that make the same library again, or a table', async () => {
  const path = await smallLibrary();
  const folder = makeFiles({});
  const [lines, copy] = [join(folder, 'all.jsonl'), join(folder, 'copy.db')];
  expect(await hitori(['library', 'export', '-l', path, '-o', lines])).toMatchObject({ status: 0 });
  await hitori(['library', 'add', '-l', copy, lines]);
  const known = async (library: string) =>
    objectsOf(await hitori(['library', 'find', '--json', '-l', library])).map(
      ({ added: _added, sources: _sources, stated: _stated, ...others }) => others,
    );
  expect(await known(copy)).toEqual(await known(path));
  const table = await hitori(['library', 'export', '-l', path, '--to', 'csv', '--shape', '2x2']);
  const [head, line, ...rest] = table.out.split('\n');
  expect(head).toMatch(/^id,rows,cols,status,level,/);
  expect(line).toMatch(/^several,2,2,multiple,,,,4,.*,1 2\/2 1,$/);
  expect(rest).toEqual(['']);
});

test('remove takes all puzzles that are named, or none', async () => {
  const path = await smallLibrary();
  const remove = (...ids: string[]) => hitori(['library', 'remove', '-l', path, ...ids]);
  expect(await remove('several', 'missing')).toMatchObject({ status: 2, out: '' });
  expect(await remove('several', 'none')).toEqual({
    status: 0,
    out: '2 puzzles removed\n',
    err: '',
  });
  expect((await hitori(['library', 'find', '-l', path, '--status', 'none'])).out).toBe('');
});

test('daily is the same puzzle for a date, another one the next day', async () => {
  const path = await smallLibrary();
  const on = async (date: string, ...args: string[]) =>
    objectsOf(await hitori(['daily', '-l', path, '--date', date, '--json', ...args]))[0];
  const first = await on('2026-12-01');
  expect(first).toMatchObject({ date: '2026-12-01', status: 'unique' });
  expect(await on('2026-12-01')).toEqual(first);
  expect((await on('2026-12-02'))?.['hash']).not.toBe(first?.['hash']);
  expect(await on('2026-12-02', '--level', 'expert')).toMatchObject({ level: 'expert' });
  const { out } = await hitori(['daily', '-l', path, '--date', '2026-12-01']);
  expect(out.startsWith(`2026-12-01: ${first?.['id']}: `)).toBe(true);
  expect(await hitori(['daily', '-l', path, '--date', '2026-02-30'])).toMatchObject({ status: 2 });
  expect(await hitori(['daily', '-l', path, '--level', 'beyond'])).toMatchObject({
    status: 1,
    out: '',
  });
});

test('what is missing on the command line is said', async () => {
  for (const words of ['add 12/21', 'find', 'stats', 'export', 'audit', 'show x', 'remove x'])
    expect(await hitori(['library', ...words.split(' ')])).toMatchObject({
      status: 2,
      out: '',
      err: 'hitori: name the file of the library with --library\n',
    });
  expect((await hitori(['library'])).status).toBe(2);
  expect((await hitori(['library', 'sort'])).status).toBe(2);
});
