import { describe, expect, test } from 'vitest';
import { puzzleIn } from '../../../test/read-puzzle.ts';
import { formatShading } from '../../puzzle/shading.ts';
import { parseJsonl } from '../notations/jsonl.ts';
import { parseAnswer } from './answer.ts';
import type { AnswerBoard, AnswerOptions } from './board.ts';

const G = puzzleIn(parseJsonl('{"grid":["113","231","211"]}'));
const SHAPE = { rows: 2, cols: 3 };

function read(text: string, options: AnswerOptions = {}, board: AnswerBoard = G): string {
  const result = parseAnswer(text, board, options);
  if (result.ok) return formatShading(board, result.value.marks).join('/');
  const { code, row, col } = result.error;
  return `${code}${row === null ? '' : ` r${row + 1}`}${col === null ? '' : `c${col + 1}`}`;
}

describe('every way to write the solution of 113/231/211', () => {
  test.each([
    ['marks', '-#-/---/#-#'],
    ['marks on lines', '-#-\n---\r\n#-#\n'],
    ['separated marks', '- # -\n- - -\n# - #'],
    ['other marks', 'oxo/ooo/xox'],
    ['X for shaded cells', '1X3/231/X1X'],
    ['0 for shaded cells', '103/231/010'],
    ['a point for shaded cells', '1.3/231/.1.'],
    ['an underscore', '1 _ 3\n2 3 1\n_ 1 _'],
    ['a star', '1*3\n231\n*1*'],
    ['-1', '1 -1 3\n2 3 1\n-1 1 -1'],
    ['B', '1B3/231/B1B'],
    ['nothing', '1 3\n231\n 1 '],
    ['nothing between commas', '1,,3\n2,3,1\n,1,'],
    ['ink', '1■3/231/■1■'],
    ['a star beside the number', '1 1* 3\n2 3 1\n2* 1 1*'],
    ['b and w', 'wbw/www/bwb'],
    ['B and W, separated', 'W B W\nW W W\nB W B'],
    ['T and F', 'FTF/FFF/TFT'],
    ['True and False', '[[False,True,False],[False,False,False],[True,False,True]]'],
    ['ink and paper', '□■□/□□□/■□■'],
    ['0 and 1', '010/000/101'],
    ['1 and 0', '101/111/010'],
    ['an array of 0 and 1', '[[0,1,0],[0,0,0],[1,0,1]]'],
    ['cell words', 'r1c2 r3c1 r3c3'],
    ['cell words with commas', 'R1C2, R3C1, R3C3'],
    ['pairs', '(1,2) (3,1) (3,3)'],
    ['pairs from 0', '(0,1), (2,0), (2,2)'],
    ['an array of pairs', '[[0,1],[2,0],[2,2]]'],
    ['pairs on lines', '1,2\n3,1\n3,3'],
    ['chess words', 'B1 A3 C3'],
    ['facts', 'black(1,2). black(3,1). black(3,3).'],
    ['shaded facts', 'shaded(1,2) shaded(3,1) shaded(3,3)'],
    ['a JSON array', '["-#-","---","#-#"]'],
    ['a line of solve', '{"id":"1","status":"unique","solution":["-#-","---","#-#"]}'],
    ['a box picture', '┌─────────┐\n│ 1 ▓1▓ 3 │\n│ 2  3  1 │\n│▓2▓ 1 ▓1▓│\n└─────────┘'],
    ['pzprv3', 'pzprv3/hitori/3/3/1 1 3 /2 3 1 /2 1 1 /+ # + /+ + + /# + # /'],
    ['a table', '| - | # | - |\n| - | - | - |\n| # | - | # |'],
    ['full-width spaces', '-　#　-\n-　-　-\n#　-　#'],
  ])('%s', (_, text) => {
    expect(read(text)).toBe('-#-/---/#-#');
  });
});

test.each([
  ['nothing', ' ', 'bad-answer'],
  ['words', 'hello world', 'bad-answer r2'],
  ['other symbols', '909/999/090', 'bad-answer r1c1'],
  ['one other symbol', '1X3/231/X1X'.replace('231', '221'), 'bad-answer r2c2'],
  ['a symbol of the grid elsewhere', '123/231/211', 'bad-answer r1c2'],
  ['two tokens', '1X3/231/Y1X', 'bad-answer r3c1'],
  ['too few rows', '-#-/---', 'bad-answer r3'],
  ['a short row', '-#-/--/#-#', 'bad-answer r2c3'],
  ['a stray mark', '-#-/-!-/#-#', 'bad-answer r2c2'],
  ['a cell outside', 'r1c4', 'bad-answer'],
  ['0 and 1 that are no solution', '011/000/101', 'bad-answer'],
  ['JSON without an answer', '{"id":"a"}', 'bad-answer'],
  ['the picture of another grid', '┌──────┐\n│ 1  2 │\n│ 2  1 │\n└──────┘', 'bad-answer'],
])('refuses %s', (_, text, expected) => {
  expect(read(text)).toBe(expected);
});

test('takes the shaded one of 0 and 1 from the option, also for a shape alone', () => {
  expect(read('011/000/101', { shaded: '1' })).toBe('-##/---/#-#');
  expect(read('010/101', { shaded: '0' }, SHAPE)).toBe('#-#/-#-');
  expect(read('010/101', {}, SHAPE)).toBe('bad-answer');
});

test('counts lists from the base given', () => {
  expect(read('(1,1)', { base: 0 })).toBe('---/-#-/---');
  expect(read('(0,1)', { base: 1 })).toBe('bad-answer');
});

test('never reads a mark as nothing', () => {
  const puzzle = puzzleIn(parseJsonl('{"grid":["12","21"]}'));
  expect(read('X2/21', {}, puzzle)).toBe('#-/--');
  expect(read('12/21', {}, puzzle)).toBe('--/--');
  expect(parseAnswer('12/21', puzzle)).toMatchObject({
    value: { warnings: [expect.stringContaining('no cell is shaded')] },
  });
});

test('tells an answer that is the wrong way round', () => {
  expect(parseAnswer('#-#/###/-#-', G)).toMatchObject({
    value: { warnings: [expect.stringContaining('you seem to have shaded what should stay')] },
  });
  expect(parseAnswer('010/000/101', G)).toMatchObject({
    value: { warnings: [expect.stringContaining('1 is shaded')] },
  });
});

test('reads marks for a shape alone', () => {
  expect(read('-#-\n--.', {}, SHAPE)).toBe('-#-/--.');
  expect(read('103/320', {}, SHAPE)).toBe('-#-/--#');
});
