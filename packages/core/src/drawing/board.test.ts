import { expect, test } from 'vitest';
import { puzzleIn } from '../../test/read-puzzle.ts';
import { parsePuzzle } from '../formats/reader/parse.ts';
import { boardSvg } from './board.ts';
import { glyphOf } from './glyphs.ts';
import { outlineOf } from './outline.ts';
import { smallerParts } from './violations.ts';

const svgOf = (text: string, marks?: readonly number[]) =>
  boardSvg(puzzleIn(parsePuzzle(text)), { shading: marks && Uint8Array.from(marks) });

test('digits and Latin letters are paths, so that a machine without fonts draws them', () => {
  const all = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz?';
  for (const character of all) expect(glyphOf(character)?.path).toMatch(/^M/);
  expect(svgOf('12/21')).not.toContain('<text');
});

test('other scripts are text, and no label can become an element or attribute', () => {
  const svg = svgOf(JSON.stringify([['漢', '<b>&"']]));
  expect(svg).toContain('<text');
  expect(svg).toContain('&lt;b&gt;&amp;&quot;');
  expect(svg).not.toContain('<b>');
  expect(svgOf('[["\\u0001\\ud800"]]')).toContain('\uFFFD\uFFFD');
});

test('a long label is cut and keeps its whole text as a title', () => {
  expect(svgOf('[["Hippopotamus"]]')).toContain('<title>Hippopotamus</title>');
});

test('circles stand in partial shadings only', () => {
  expect(svgOf('12/11', [2, 0, 1, 2])).toContain('<circle');
  expect(svgOf('12/11', [2, 2, 1, 2])).not.toContain('<circle');
});

test('the outline of one cell has four sides, of two neighbours six', () => {
  const sides = (cells: number[]) => outlineOf({ rows: 2, cols: 2 }, cells).split('M').length - 1;
  expect([sides([0]), sides([0, 1])]).toEqual([4, 6]);
});

test('of a divided board all parts but the largest are pointed at', () => {
  expect(smallerParts([[1], [2, 3], [4]])).toEqual([[1], [4]]);
});
