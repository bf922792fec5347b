import { expect, test } from 'vitest';
import { outcomeOf, puzzleIn } from '../../../test/read-puzzle.ts';
import { parseGrid } from './grid.ts';
import { formatSgt, parseSgt } from './sgt.ts';

test.each([
  ['6x6dk:361566412253452144234115163346553461', '361566/412253/452144/234115/163346/553461'],
  ['3x2:123321', '123/321'],
  ['2:1221', '12/21'],
  ['2de:1221', '12/21'],
  ['3x1:0aZ', '0 10 61'],
  ['2x2:122', 'ragged r2c2'],
  ['2x2:12!1', 'stray-character r2c1'],
  ['6x6dk#12345', 'bad-header'],
  ['2x2', 'bad-header'],
  ['999x999:1', 'too-large'],
])('reads %s', (text, expected) => {
  expect(outcomeOf(parseSgt(text))).toBe(expected);
});

test('warns of an unknown difficulty', () => {
  expect(parseSgt('2x2dz:1221')).toMatchObject({ value: { warnings: [expect.any(String)] } });
});

test.each([
  ['123/321', '3x2:123321'],
  ['123/32.', 'r2c3'],
  ['12/23', 'r2c2'],
  ['12/2a', 'r2c2'],
])('writes %s as %s', (grid, expected) => {
  const printed = formatSgt(puzzleIn(parseGrid(grid)));
  expect(printed.ok ? printed.value.text : printed.error.message).toContain(expected);
});

const SAVE = [
  "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection",
  'VERSION :1:1',
  'GAME    :7:Singles',
  'PARAMS  :5:2x2dk',
  'CPARAMS :5:3x2de',
  'SEED    :6:123456',
  'DESC    :6:123321',
  'NSTATES :1:6',
  'STATEPOS:1:5',
  'MOVE    :4:B0,0',
  'RESTART :0:',
  'MOVE    :4:B2,1',
  'MOVE    :4:C1,0',
  'MOVE    :4:B1,1',
];

test('reads a save file with the marks up to its position', () => {
  const result = parseSgt(SAVE.join('\n'));
  expect(outcomeOf(result)).toBe('123/321');
  expect(result).toMatchObject({ value: { answer: Uint8Array.of(0, 2, 0, 0, 0, 1) } });
});

test('reads a solved save file', () => {
  const lines = [...SAVE.slice(0, 7), 'NSTATES :1:2', 'STATEPOS:1:2', 'SOLVE   :10:SB0,0;C1,0'];
  expect(parseSgt(lines.join('\r\n'))).toMatchObject({
    value: { answer: Uint8Array.of(1, 2, 0, 0, 0, 0) },
  });
});

test.each([
  ['another game', SAVE.with(2, 'GAME    :4:Solo'), 'wrong-genre'],
  ['a wrong length', SAVE.with(6, 'DESC    :7:123321'), 'bad-header'],
  ['no description', SAVE.toSpliced(6, 1), 'bad-header'],
])('refuses a save file of %s', (_, lines, expected) => {
  expect(outcomeOf(parseSgt(lines.join('\n')))).toBe(expected);
});

test('drops the marks when a move cannot be read', () => {
  expect(parseSgt(SAVE.with(9, 'MOVE    :4:B9,9').join('\n'))).toMatchObject({
    value: { warnings: [expect.stringContaining('marks dropped')] },
  });
});
