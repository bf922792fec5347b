/**
 * The table of shapes is ordered; still no two shapes may take the same lines for different puzzles. And
 * what a format writes is detected as the same puzzle, marks and solution, alone and as one of two.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DRESSES } from '../../../test/dresses.ts';
import { puzzleOf, SMALL_NUMBERS, shadingOf } from '../../../test/puzzle-arbitrary.ts';
import { rowsOf } from '../../../test/read-puzzle.ts';
import { createPuzzle, labelRows } from '../../puzzle/puzzle.ts';
import type { FormatName, ParseResult } from '../contract/format.ts';
import { readLines } from '../document/lines.ts';
import { formatPuzzle } from '../notations/print.ts';
import { SHAPES } from '../shapes/table.ts';
import { parsePuzzle, parsePuzzles } from './parse.ts';
import { openDocument } from './scan.ts';

const DETECTED: readonly FormatName[] = [
  'text',
  'json',
  'id',
  'pzpr',
  'pzprv3',
  'penpa',
  'grid',
  'jsonl',
  'csv',
  'ansi',
  'svg',
  'asp',
  'dzn',
];

/** What each shape that claims the first lines makes of them. */
function readings(text: string): string[] {
  const lines = readLines(text);
  const at = lines.findIndex((line) => line.text !== '');
  const found = SHAPES.flatMap((shape) => {
    const claim = shape.claim(openDocument(lines), at);
    const result = claim?.parts[0]?.result;
    return result?.ok ? [rowsOf(result.value.puzzle)] : [];
  });
  return [...new Set(found)];
}

test('no two shapes read the same lines as different puzzles', () => {
  for (const shape of SHAPES)
    for (const [text] of shape.examples) expect(readings(text).length).toBeLessThan(2);
});

describe.each(DETECTED)('%s', (format) => {
  test('what is written is detected, whatever ends its lines', () => {
    fc.assert(
      fc.property(puzzleOf(SMALL_NUMBERS), fc.constantFrom('\n', '\r\n', '\r'), (puzzle, end) => {
        const written = formatPuzzle(puzzle, format);
        if (!written.ok) return;
        const result = parsePuzzle(written.value.text.replaceAll('\n', end));
        expect(result).toMatchObject({ ok: true, value: { puzzle, warnings: [] } });
      }),
      { numRuns: 60 },
    );
  });

  test('two of them are two, with their ids', () => {
    fc.assert(
      fc.property(puzzleOf(SMALL_NUMBERS), (puzzle) => {
        fc.pre(puzzle.rows > 2 && puzzle.cols > 2);
        const written = formatPuzzle(puzzle, format, {});
        if (!written.ok || ['asp', 'dzn'].includes(format)) return;
        const results = parsePuzzles(
          `Puzzle 1\n${written.value.text}\n\nPuzzle 2\n${written.value.text}\n`,
        );
        expect(results.map(rowsIn)).toEqual([rowsOf(puzzle), rowsOf(puzzle)]);
      }),
      { numRuns: 30 },
    );
  });
});

test('a column in any format stays a column, also of a square number of cells', () => {
  const columns = fc
    .integer({ min: 1, max: 40 })
    .chain((rows) =>
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: rows, maxLength: rows }),
    );
  for (const format of DETECTED)
    fc.assert(
      fc.property(columns, (cells) => {
        const puzzle = createPuzzle(cells.map((cell) => [cell]));
        const written = puzzle.ok ? formatPuzzle(puzzle.value, format) : puzzle;
        const result = written.ok ? parsePuzzle(written.value.text) : written;
        if (puzzle.ok && result.ok) expect(rowsOf(result.value.puzzle)).toBe(rowsOf(puzzle.value));
        else expect(written.ok).toBe(false);
      }),
      { numRuns: 200 },
    );
});

function rowsIn(result: ParseResult): string {
  return result.ok ? rowsOf(result.value.puzzle) : result.error.message;
}

test('marks and solutions stay apart', () => {
  const both = puzzleOf(SMALL_NUMBERS).chain((puzzle) =>
    fc.tuple(fc.constant(puzzle), shadingOf(puzzle), shadingOf(puzzle)),
  );
  for (const format of ['text', 'json', 'jsonl', 'svg'] as const)
    fc.assert(
      fc.property(both, ([puzzle, shading, solution]) => {
        const written = formatPuzzle(puzzle, format, { shading, solution });
        const result = written.ok ? parsePuzzle(written.value.text) : written;
        expect(result).toMatchObject({ ok: true, value: { answer: shading, solution } });
      }),
      { numRuns: 30 },
    );
});

test('dresses say the same in every case', () => {
  fc.assert(
    fc.property(
      puzzleOf(SMALL_NUMBERS),
      fc.constantFrom(...Object.values(DRESSES)),
      (puzzle, dress) => {
        const result = parsePuzzle(dress(labelRows(puzzle).map((row) => row.map(Number))));
        // Thin grids may be read in another way, but never without a word.
        if (result.ok && result.value.warnings.length === 0)
          expect(rowsOf(result.value.puzzle)).toBe(rowsOf(puzzle));
      },
    ),
  );
});
