import { expect, test } from 'vitest';
import { outcomeOf, puzzleIn } from '../../../test/read-puzzle.ts';
import { realPuzzles } from '../../../test/real-puzzles.ts';
import { formatJson, parseJson } from './json.ts';
import { formatJsonl, parseJsonl } from './jsonl.ts';

test.each([
  ['row strings', '{"genre":"hitori","puzzle":{"grid":["3222","1342"]}}', '3222/1342'],
  [
    'several lines',
    '{\n  "puzzle": {\n    "grid": [\n      "12",\n      "21"\n    ]\n  }\n}',
    '12/21',
  ],
  ['separated row strings', '{"puzzle":{"grid":["10 2","2 10"]}}', '10 2/2 10'],
  ['cells', '{"puzzle":{"grid":[[1,"a"],[null,"?"]]}}', '1a/.?'],
  ['a bare array', '["12","21"]', '12/21'],
  ['another genre', '{"genre":"sudoku","puzzle":{"grid":["12","21"]}}', 'wrong-genre'],
  ['a list of puzzles', '[{"grid":["1"]},{"grid":["2"]}]', '1'],
  ['no puzzle', '{"puzzle":3}', 'bad-json'],
  ['a text', '"12"', 'bad-json'],
  ['broken JSON', '{"puzzle":', 'bad-json'],
])('reads %s as json', (_, text, expected) => {
  expect(outcomeOf(parseJson(text))).toBe(expected);
});

test.each([
  ['numbers', '{"grid":[[3,2],[1,3]]}', '32/13'],
  ['row strings', '{"grid":["32","13"]}', '32/13'],
  ['blanks of all kinds', '{"grid":[[null,"",".","?",0,"0",1]]}', '...?001'],
  ['numbers and texts alike', '{"grid":[[1,"1","01"]]}', '1 1 01'],
  [
    'long numbers without loss',
    '{"grid":[[12345678901234567890,12345678901234567891]]}',
    '12345678901234567890 12345678901234567891',
  ],
  ['sizes that fit', '{"rows":1,"cols":2,"grid":[[1,2]]}', '12'],
  ['sizes that do not', '{"rows":2,"cols":2,"grid":[[1,2]]}', 'ragged'],
  ['a short row', '{"grid":[[1,2],[2]]}', 'ragged r2c2'],
  ['a cell of another type', '{"grid":[[1,2],[2,true]]}', 'bad-cell r2c2'],
  ['a stray character', '{"grid":["12","2#"]}', 'stray-character r2c2'],
  ['a row of another type', '{"grid":[[1,2],null]}', 'bad-json r2'],
  ['no grid', '{"id":"a"}', 'bad-json'],
  ['an empty grid', '{"grid":[]}', 'empty'],
  ['too many rows', `{"grid":[${'[1],'.repeat(300)}[1]]}`, 'too-large'],
])('reads %s as jsonl', (_, text, expected) => {
  expect(outcomeOf(parseJsonl(text))).toBe(expected);
});

test.each([
  ['a text', '{"id":"a","grid":["1"]}', { id: 'a', warnings: [] }],
  ['a number', '{"id":7,"grid":["1"]}', { id: '7', warnings: [] }],
  ['something else', '{"id":true,"grid":["1"]}', { warnings: [expect.stringContaining('id')] }],
])('takes as an id %s', (_, text, expected) => {
  expect(parseJsonl(text)).toMatchObject({ value: expected });
});

test('carries unknown fields through, and marks', () => {
  const text = '{"id":"a","grid":[[1,2],[1,null]],"answer":["--","#-"],"source":{"page":3}}';
  const parsed = parseJsonl(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const { puzzle, id, extra, answer } = parsed.value;
  const options = { id, extra, shading: answer };
  expect(formatJsonl(puzzle, options)).toMatchObject({ value: { text } });
  expect(formatJson(puzzle, options)).toMatchObject({
    value: {
      text: '{"id":"a","genre":"hitori","puzzle":{"grid":["12","1."]},"answer":["--","#-"],"source":{"page":3}}',
    },
  });
});

test('says that an answer does not fit', () => {
  expect(parseJsonl('{"grid":["12"],"answer":["-"]}')).toMatchObject({
    value: { warnings: [expect.stringContaining('"answer" does not fit')] },
  });
});

test('writes cells where row strings would be misread', () => {
  const write = (grid: string) => formatJson(puzzleIn(parseJson(grid)));
  expect(write('[["a b"],["?"]]')).toMatchObject({
    value: { text: '{"genre":"hitori","puzzle":{"grid":[["a b"],["?"]]}}' },
  });
  expect(write('[[10],[0]]')).toMatchObject({
    value: { text: '{"genre":"hitori","puzzle":{"grid":[[10],[0]]}}' },
  });
});

test.skipIf(realPuzzles().length === 0)('reads every real puzzle', () => {
  const results = realPuzzles().map((puzzle) => parseJsonl(JSON.stringify(puzzle)));
  expect(results.filter((result) => !result.ok)).toEqual([]);
});

test('survives nesting that is too deep to print', () => {
  const deep = '['.repeat(200_000) + ']'.repeat(200_000);
  const parsed = parseJsonl(`{"grid":["12"],"x":${deep}}`);
  const { puzzle, extra } = parsed.ok ? parsed.value : { puzzle: undefined, extra: undefined };
  expect(puzzle && formatJsonl(puzzle, { extra })).toMatchObject({
    error: { code: 'not-representable' },
  });
  expect(outcomeOf(parseJsonl(`{"grid":["12"],"genre":${deep}}`))).toBe('bad-json');
  expect(outcomeOf(parseJsonl(`{"grid":["12"],"rows":${deep}}`))).toBe('ragged');
});
