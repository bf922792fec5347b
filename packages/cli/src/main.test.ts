import { expect, test } from 'vitest';
import { hitori } from '../test/harness.ts';
import { COMMANDS } from './commands.ts';

test.each([
  ['an unknown command', ['slove'], /unknown command 'slove'.*solve/],
  ['an unknown option', ['solve', '--bogus'], /unknown option '--bogus'/],
  ['a missing value', ['solve', '--jobs'], /argument missing/],
  ['no jobs', ['solve', '--jobs', '0', '12/21'], /'--?.*jobs.*whole number from 1/],
  ['a limit that is no number', ['solve', '--limit-ms', 'abc', '12/21'], /whole number/],
  ['a negative maximum', ['count', '--max', '-1', '12/21'], /whole number/],
  ['a fraction', ['count', '--max', '1.5', '12/21'], /whole number/],
  ['more than numbers hold', ['count', '--max', '9'.repeat(20), '12/21'], /at most 9007/],
  ['a file without a name', ['convert', '--to', 'id', '-o', '', '12/21'], /no name/],
  ['an unknown engine', ['solve', '--engine', 'magic', '12/21'], /cdcl, propagation/],
  ['an unknown format', ['solve', '--from', 'doc', '12/21'], /one of text, /],
  ['no format to write', ['convert', '12/21'], /--to/],
  ['no shell', ['completion'], /missing required argument/],
])('%s: one line on standard error, status 2', async (_name, args, pattern) => {
  const { status, out, err } = await hitori(args);
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(err).toMatch(pattern);
  expect(err).toMatch(/^hitori: [^\n]+\n$/);
});

test('without a command the help goes to standard error, status 2', async () => {
  const { status, out, err } = await hitori([]);
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(err).toContain('Usage: hitori');
});

test('prints the version', async () => {
  expect(await hitori(['--version'])).toMatchObject({
    status: 0,
    out: expect.stringMatching(/^\d/),
  });
});

const NAMES = Object.entries(COMMANDS).flatMap(([name, row]) =>
  'commands' in row ? Object.keys(row.commands).map((word) => `${name} ${word}`) : [name],
);

test.each(NAMES)('%s has help with examples, in two ways', async (name) => {
  const words = name.split(' ');
  const help = await hitori([...words, '--help']);
  expect(help).toMatchObject({ status: 0, err: '' });
  expect(help.out).toContain(`Usage: hitori ${name}`);
  expect(help.out).toContain('Examples:\n');
  expect(await hitori(['help', ...words])).toEqual(help);
});

test('the help lists every command', async () => {
  const { out } = await hitori(['--help']);
  for (const [name, { summary }] of Object.entries(COMMANDS))
    expect(out).toMatch(new RegExp(`${name} +${summary}`));
});

test('help on a command that does not exist says so', async () => {
  const { status, out, err } = await hitori(['help', 'foo']);
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(err).toMatch(/^hitori: .*'foo'.*\n$/);
  expect((await hitori(['help', 'solve'])).status).toBe(0);
});
