/** What a hostile or careless world does to the command: nothing dies, nothing reaches the terminal raw. */
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hitori, makeFiles, objectsOf } from './harness.ts';

const ESCAPE = String.fromCharCode(27);
const TITLE = `${ESCAPE}]0;X${String.fromCharCode(7)}${ESCAPE}[2J`;

/** The characters of a text that a terminal could take for a command. */
function controls(text: string): string[] {
  return [...text].filter((char) => /[\p{Cc}\u202e]/u.test(char) && !'\n\t'.includes(char));
}

test.each([
  ['an id', JSON.stringify({ id: `a${TITLE}`, grid: [[1, 1, 3]] })],
  [
    'a label',
    JSON.stringify({
      grid: [
        [TITLE, 'b'],
        ['b', TITLE],
      ],
    }),
  ],
  ['C1', JSON.stringify({ id: 'a\u009b2J\u202e', grid: [[1, 1, 3]] })],
  ['a bad record', `{"id":"x${TITLE}","grid":[[true]]}`],
])('%s with escapes is shown, not obeyed', async (_name, stdin) => {
  for (const args of [['solve'], ['solve', '--json'], ['explain'], ['hint', '--json'], ['rate']]) {
    const { out, err } = await hitori(args, { stdin });
    expect(controls(out + err)).toEqual([]);
  }
});

test('nor are names of files, values of options and unknown commands', async () => {
  for (const args of [
    ['solve', `no/such${TITLE}`],
    ['solve', `${TITLE}`],
    ['solve', '--engine', TITLE, '12/21'],
    [TITLE],
    ['check', '12/21', '--answer', `${TITLE}/..`],
  ]) {
    const { status, out, err } = await hitori(args);
    expect(status).toBe(2);
    expect(controls(out + err)).toEqual([]);
  }
});

test('a record that cannot be read leaves those around it alone', async () => {
  const penpa = 'https://swaroopg92.github.io/penpa-edit/#m=edit&p=7ZRNb4MwDIbv';
  const lines = [
    '12/21',
    '\0',
    penpa,
    '{"grid":[[{"toString":1}]]}',
    `${'['.repeat(20000)}`,
    '12/21',
  ];
  const outcome = await hitori(['solve', '--json'], { stdin: `${lines.join('\n')}\n` });
  const objects = objectsOf(outcome);
  expect(objects).toHaveLength(lines.length);
  expect(objects.map((object) => 'error' in object)).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
  ]);
});

test('bytes that are no text are an error of their line', async () => {
  const stdin = [
    Buffer.from('12/21\n'),
    Buffer.from([0x31, 0xe9, 0x2f, 0x31]),
    Buffer.from('\n12/21\n'),
  ];
  const objects = objectsOf(await hitori(['solve', '--json'], { stdin }));
  expect(objects.map((object) => 'error' in object)).toEqual([false, true, false]);
});

test.runIf(existsSync('/dev/zero'))('a file without an end is not read to it', async () => {
  for (const args of [
    ['check', '12/21', '--answer', '/dev/zero'],
    ['generate', '4x4', '--shading', '/dev/zero'],
  ]) {
    const { status, err } = await hitori(args);
    expect(status).toBe(2);
    expect(err).toMatch(/longer than/);
  }
});

test('one file a puzzle, and links are followed', async () => {
  const directory = makeFiles({});
  const path = (name: string) => join(directory, name);
  const many = await hitori(['convert', '--to', 'svg', '-o', path('p-%d.svg'), '12/21', '11/12']);
  expect(many).toMatchObject({ status: 0, out: '' });
  expect(readdirSync(directory).sort()).toEqual(['p-1.svg', 'p-2.svg']);
  symlinkSync(path('target'), path('link'));
  expect((await hitori(['convert', '--to', 'id', '-o', path('link'), '12/21'])).status).toBe(0);
  expect(readFileSync(path('target'), 'utf8')).toBe('hitori:2x2:1221\n');
});

test('marks that are not used are told, and used when asked for', async () => {
  const stdin = '{"id":"a","grid":["12","21"],"answer":["#.",".."]}';
  const plain = await hitori(['count', '--json'], { stdin });
  expect(plain.err).toMatch(/\(a\): warning: the marks .*--from-marks/);
  expect(objectsOf(plain)[0]).toMatchObject({ count: '5', warnings: [expect.any(String)] });
  const from = await hitori(['count', '--json', '--from-marks'], { stdin });
  expect(from.err).toBe('');
  expect(objectsOf(from)[0]).toMatchObject({ count: '1' });
  expect((await hitori(['solve', '--from-marks'], { stdin })).status).toBe(0);
});

test('rows that the shell takes for a comment: the message says to quote them', async () => {
  const { status, err } = await hitori(['check', '12/21', '--answer']);
  expect(status).toBe(2);
  expect(err).toContain('quote');
});
