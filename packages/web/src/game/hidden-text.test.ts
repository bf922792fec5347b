import { expect, test } from 'vitest';
import { mark, readBoard } from '../../test/boards.ts';
import { stage } from '../../test/sessions.ts';
import { hiddenText } from './hidden-text.ts';

test.each([
  ['letters are read row by row', '[["A","B"],["B","C"]]', [1, 0, 0, 1], 'AC'],
  ['numbers spell nothing', '12/21', [1, 0, 0, 1], null],
  ['nothing shaded spells nothing', '[["A","B"],["B","C"]]', [0, 2, 2, 0], null],
] as const)('%s', (_, board, marks, expected) => {
  expect(hiddenText({ puzzle: readBoard(board), marks: Uint8Array.from(marks) })).toBe(expected);
});

test('whoever finishes a board of letters hears what is hidden in it', () => {
  const { session, said } = stage({ board: '[["A","A"],["A","B"]]' });
  session.dispatch(mark('+0'));
  expect(session.verdict.value.isSolved).toBe(true);
  expect(said.at(-1)).toContain('The shaded cells spell: A');
});
