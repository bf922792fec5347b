import { expect, test } from 'vitest';
import { puzzleIn } from '../../../test/read-puzzle.ts';
import { textWidth } from '../cells/text-width.ts';
import { formatAnsi } from './ansi.ts';
import { parseGrid } from './grid.ts';
import { parseJson } from './json.ts';

function draw(grid: string, states?: readonly number[], color = false): string[] {
  const puzzle = puzzleIn(grid.startsWith('[') ? parseJson(grid) : parseGrid(grid));
  const shading = states && Uint8Array.from(states);
  const printed = formatAnsi(puzzle, { shading, color });
  if (!printed.ok) throw new Error(printed.error.message);
  return printed.value.text.split('\n');
}

test('draws a bare grid', () => {
  expect(draw('12/2.')).toEqual(['┌──────┐', '│ 1  2 │', '│ 2  · │', '└──────┘']);
});

test('fills the shaded cells of a solution', () => {
  expect(draw('12/11', [2, 2, 1, 2])).toEqual(['┌──────┐', '│ 1  2 │', '│▓1▓ 1 │', '└──────┘']);
});

test('circles the unshaded cells of a partial shading', () => {
  expect(draw('12/11', [2, 0, 1, 2])).toEqual(['┌──────┐', '│(1) 2 │', '│▓1▓(1)│', '└──────┘']);
});

test('inverts instead of filling where colours are allowed', () => {
  expect(draw('12', [1, 2], true)[1]).toBe('│\u001B[7m 1 \u001B[0m 2 │');
});

test('keeps columns straight with wide and long labels', () => {
  const lines = draw('[["foo","あ",12],["漢字",1,"e\u0301"]]', [1, 2, 2, 2, 2, 1]);
  expect(lines).toEqual([
    '┌──────────────┐',
    '│▓▓foo▓ あ  12 │',
    '│ 漢字   1 ▓▓e\u0301▓│',
    '└──────────────┘',
  ]);
  expect(new Set(lines.map(textWidth)).size).toBe(1);
});

test('shows no control characters', () => {
  expect(draw('[["\\u001b[2J"]]')[1]).toBe('│ \uFFFD[2J │');
});
