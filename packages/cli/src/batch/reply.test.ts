import { expect, test } from 'vitest';
import { mergeReplies, type Reply } from './reply.ts';

const reply = (parts: Partial<Reply>): Reply => ({
  out: '',
  err: '',
  warnings: [],
  status: 0,
  records: 1,
  size: 1,
  ...parts,
});

/** What the printer writes to standard error. */
const errorsOf = (replies: readonly Reply[]) =>
  replies.flatMap(({ err, warnings }) => [err, ...warnings]).join('');

test('merging changes neither results nor the order of complaints and warnings', () => {
  const replies = [
    reply({ out: '1' }),
    reply({ out: '2', warnings: ['a'] }),
    reply({ out: '3', warnings: ['b'] }),
    reply({ err: 'c', status: 2 }),
    reply({ err: 'd', status: 2 }),
    reply({ out: '4' }),
    reply({ err: 'e', status: 2 }),
  ];
  const merged = mergeReplies(replies, '|');
  expect(merged.map(({ out }) => out)).toEqual(['1|2|3', '', '', '4']);
  expect(errorsOf(merged)).toBe('abcde');
  expect(merged.map(({ status }) => status)).toEqual([0, 2, 2, 2]);
  expect(errorsOf(mergeReplies(merged, '|'))).toBe('abcde');
});
