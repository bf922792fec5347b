/**
 * What must hold for every format: reading what was written gives the same puzzle (and the same marks,
 * id and fields where the format carries them), and no reader ever throws, whatever the text.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BIG_NUMBERS,
  EMPTY_CELLS,
  puzzleOf,
  SMALL_NUMBERS,
  shadingOf,
  WORDS,
} from '../../test/puzzle-arbitrary.ts';
import { puzzleIn } from '../../test/read-puzzle.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { parseAnswer } from './answers/answer.ts';
import { FORMATS, type FormatName, isOutputOnly, type ReadableFormat } from './contract/format.ts';
import { formatPuzzle } from './notations/print.ts';
import { parsePuzzle } from './reader/parse.ts';
import { PuzzleSplitter, parseRecord } from './reader/puzzle-splitter.ts';

const ANY_TEXT = fc.oneof(fc.string({ unit: 'binary', maxLength: 6 }), fc.string({ maxLength: 3 }));
const upTo = (max: number) => fc.integer({ min: 1, max });

/** Words without 0: these formats have one kind of empty cell, and say so. */
const SYMBOLS = WORDS.filter((word) => word !== '0');

/** For every format that is read: the cells that it can hold. */
const CELLS: Record<ReadableFormat, fc.Arbitrary<Puzzle>> = {
  text: puzzleOf(SMALL_NUMBERS, EMPTY_CELLS, BIG_NUMBERS, WORDS),
  json: puzzleOf(SMALL_NUMBERS, EMPTY_CELLS, BIG_NUMBERS, ANY_TEXT),
  id: puzzleOf(upTo(35)),
  pzpr: puzzleOf(upTo(35), upTo(1295), EMPTY_CELLS),
  pzprv3: puzzleOf(SMALL_NUMBERS, EMPTY_CELLS, BIG_NUMBERS),
  sgt: puzzleOf(fc.constant(1)),
  penpa: puzzleOf(SMALL_NUMBERS, EMPTY_CELLS, BIG_NUMBERS, ANY_TEXT),
  grid: puzzleOf(SMALL_NUMBERS, EMPTY_CELLS, BIG_NUMBERS, WORDS),
  jsonl: puzzleOf(SMALL_NUMBERS, EMPTY_CELLS, BIG_NUMBERS, ANY_TEXT),
  csv: puzzleOf(SMALL_NUMBERS, EMPTY_CELLS, BIG_NUMBERS, ANY_TEXT),
  ansi: puzzleOf(SMALL_NUMBERS, BIG_NUMBERS, WORDS),
  svg: puzzleOf(SMALL_NUMBERS, EMPTY_CELLS, BIG_NUMBERS, ANY_TEXT),
  asp: puzzleOf(SMALL_NUMBERS, BIG_NUMBERS, SYMBOLS, fc.constant(null)),
  dzn: puzzleOf(SMALL_NUMBERS, BIG_NUMBERS, SYMBOLS, fc.constant(null)),
};

const READABLE = FORMATS.filter((format) => !isOutputOnly(format));

describe.each(READABLE)('%s', (format) => {
  test('reads back every puzzle that it writes', () => {
    fc.assert(
      fc.property(CELLS[format], (puzzle) => {
        const printed = formatPuzzle(puzzle, format);
        expect(printed.ok ? undefined : printed.error.code).toBeOneOf([
          undefined,
          'not-representable',
        ]);
        if (printed.ok)
          expect(parsePuzzle(printed.value.text, { format })).toMatchObject({
            ok: true,
            value: { puzzle, format, warnings: [] },
          });
      }),
    );
  });

  test('gives an error or a puzzle for valid text with changes', () => {
    fc.assert(
      fc.property(
        CELLS[format],
        fc.nat(),
        fc.nat(),
        fc.string({ unit: 'binary', maxLength: 3 }),
        (puzzle, start, length, insert) => {
          const printed = formatPuzzle(puzzle, format);
          const text = printed.ok ? printed.value.text : '';
          const at = start % (text.length + 1);
          const changed = text.slice(0, at) + insert + text.slice(at + (length % 4));
          expectOutcome(changed, format);
          expectOutcome(changed);
        },
      ),
    );
  });

  test('gives an error or a puzzle for any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => expectOutcome(text, format)));
    fc.assert(fc.property(fc.json(), (text) => expectOutcome(text, format)));
  });
});

function expectOutcome(text: string, format?: FormatName): void {
  const result = parsePuzzle(text, { format });
  if (result.ok) expect(result.value.puzzle.symbols.length).toBeGreaterThan(0);
  else expect(result.error.message).toMatch(/^.+$/);
}

test.each(['text', 'json', 'grid', 'jsonl', 'csv', 'sgt'] as const)(
  'detects nearly everything that %s writes',
  (format) => {
    const puzzle = formatPuzzle(puzzleIn(parsePuzzle('3222/1342/4113/1133')), format);
    const result = puzzle.ok ? parsePuzzle(puzzle.value.text) : puzzle;
    expect(result).toMatchObject({
      ok: true,
      value: { format: format === 'csv' ? 'grid' : format },
    });
  },
);

test.each(['pzprv3', 'penpa', 'json', 'jsonl', 'text', 'svg'] as const)(
  '%s carries marks',
  (format) => {
    fc.assert(
      fc.property(
        puzzleOf(SMALL_NUMBERS).chain((puzzle) => fc.tuple(fc.constant(puzzle), shadingOf(puzzle))),
        ([puzzle, shading]) => {
          fc.pre(shading.some((state) => state !== 0));
          const printed = formatPuzzle(puzzle, format, { shading });
          const result = printed.ok ? parsePuzzle(printed.value.text) : printed;
          expect(result).toMatchObject({ ok: true, value: { answer: shading } });
        },
      ),
    );
  },
);

test.each(FORMATS)('%s says what it drops', (format) => {
  const puzzle = puzzleIn(parsePuzzle('12/11'));
  const options = { id: 'a', extra: { source: 'b' }, shading: Uint8Array.of(1, 2, 2, 2) };
  const printed = formatPuzzle(puzzle, format, options);
  if (!printed.ok) throw new Error(printed.error.message);
  const result = parsePuzzle(printed.value.text, isOutputOnly(format) ? {} : { format });
  const back = result.ok ? result.value : undefined;
  const kept = [back?.id, back?.extra, back?.answer];
  expect(printed.value.warnings).toHaveLength(kept.filter((field) => field === undefined).length);
});

test('an answer is read or refused, whatever the text', () => {
  const shape = { rows: 2, cols: 3 };
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.stringMatching(/^[-#x.0-9rc(), /\n]{0,30}$/),
        fc.json(),
      ),
      (text) => {
        const result = parseAnswer(text, shape);
        expect(result.ok ? result.value.marks.length : result.error.code).toBeOneOf([
          6,
          'bad-answer',
        ]);
      },
    ),
  );
});

test('a stream is cut the same way however it is chunked, and never throws', () => {
  const line = fc.oneof(
    fc.constantFrom('', '12', '21', '2 2', '{', '{"grid":["12","21"]}', '}', 'begin', 'end'),
    fc.constantFrom('genre: hitori', 'grid:', 'pzprv3', '12/21', '2x2:1221', 'hitori:2x2:1221'),
    fc.string({ unit: 'binary', maxLength: 10 }),
  );
  fc.assert(
    fc.property(fc.array(line), fc.integer({ min: 1, max: 9 }), (lines, size) => {
      const text = lines.join('\n');
      const whole = new PuzzleSplitter({ maxRecord: 40 });
      const pieces = new PuzzleSplitter({ maxRecord: 40 });
      const expected = [...whole.push(text), ...whole.end()];
      const found = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
        pieces.push(text.slice(index * size, (index + 1) * size)),
      ).flat();
      expect([...found, ...pieces.end()]).toEqual(expected);
      for (const record of expected) parseRecord(record);
    }),
  );
});
