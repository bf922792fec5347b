import { expect, test } from 'vitest';
import { outcomeOf, puzzleIn } from '../../../test/read-puzzle.ts';
import { parsePuzzle } from '../reader/parse.ts';
import { formatCsv, parseCsv } from './csv.ts';
import { parseJson } from './json.ts';

test.each([
  ['1,2\n2,1', '12/21'],
  ['1,2\r\n2,1\r\n', '12/21'],
  ['1;2\n2;1', '12/21'],
  ['1\t2\n2\t1', '12/21'],
  ['"1","a ""b"""\n,?', '1 a "b"/. ?'],
  ['"a,b";c\n1;2', 'a,b c/1 2'],
  ['10\n20', '10/20'],
  ['""\n1', './1'],
  ['1,2\n2', 'ragged r2c2'],
  ['1,"2\n2,1', 'stray-character'],
  ['1,2"\n2,1', 'stray-character'],
  ['\n', 'empty'],
])('reads %j', (text, expected) => {
  expect(outcomeOf(parseCsv(text))).toBe(expected);
});

test.each([
  ['[["a,b","say \\"x\\""],[" a","a\\nb"]]', '"a,b","say ""x"""\n" a","a\nb"'],
  ['[[null],[1]]', '""\n1'],
  ['[[null,"?"],[0,12]]', ',?\n0,12'],
])('writes %s', (json, expected) => {
  expect(formatCsv(puzzleIn(parseJson(json)))).toMatchObject({ value: { text: expected } });
});

test.each(['=1+1', '+1', '-1', '@x', '-', '\tx'])('%j is quoted, and comes back', (label) => {
  const puzzle = puzzleIn(
    parseJson(
      JSON.stringify([
        [1, label],
        [label, 2],
      ]),
    ),
  );
  const written = formatCsv(puzzle);
  if (!written.ok) throw new Error(written.error.message);
  const { text } = written.value;
  expect(text.split('\n').map((line) => line.includes(`"${label}"`))).toEqual([true, true]);
  for (const read of [parseCsv(text), parsePuzzle(text)]) expect(puzzleIn(read)).toEqual(puzzle);
});
