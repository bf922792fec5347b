import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { puzzles } from '../../../test/arbitraries.ts';
import { grid } from '../../../test/notation.ts';
import { Budget } from '../../base/limits.ts';
import { type ExactCover, visitCovers } from '../../solve/cover/dancing-links.ts';
import { exactCover } from '../../solve/cover/hitori-cover.ts';
import { formatPuzzle } from './print.ts';
import { formatCover, parseCover } from './xcc.ts';

function parsed(text: string): ExactCover {
  const result = parseCover(text);
  if (!result.ok) throw new Error(`line ${result.error.line}: ${result.error.message}`);
  return result.value;
}

/** Every solution as the lines of its options. */
function coversOf(problem: ExactCover): string[] {
  const names = [...problem.primary, ...problem.secondary];
  const lines = problem.options.map((option) => option.map((item) => names[item]).join(' '));
  const found: string[] = [];
  visitCovers(
    problem,
    (options) =>
      found.push(
        options
          .map((option) => lines[option])
          .sort()
          .join(', '),
      ) > 0,
    new Budget({}),
    { nodes: 0, deadEnds: 0 },
  );
  return found.sort();
}

describe('problems after the small examples of TAOCP 7.2.2.1', () => {
  test('seven items, six options, one exact cover', () => {
    const problem = parsed('a b c d e f g\nc e\na d g\nb c f\na d f\nb g\nd e g\n');
    expect(coversOf(problem)).toEqual(['a d f, b g, c e']);
  });

  test('a secondary item may be left out, and is used at most once', () => {
    const problem = parsed('p q | x y\np x\np y\nq x\nq\n');
    expect(coversOf(problem)).toEqual(['p x, q', 'p y, q', 'p y, q x']);
  });

  test('Langford pairs of 1, 2, 3: two arrangements, mirror images of each other', () => {
    const options = [1, 2, 3].flatMap((number) =>
      Array.from({ length: 6 - number - 1 }, (_, i) => `${number} s${i + 1} s${i + number + 2}`),
    );
    const problem = parsed(`1 2 3 s1 s2 s3 s4 s5 s6\n${options.join('\n')}\n`);
    expect(coversOf(problem)).toEqual(['1 s2 s4, 2 s3 s6, 3 s1 s5', '1 s3 s5, 2 s1 s4, 3 s2 s6']);
  });

  test('queens on 4 x 4: diagonals are secondary', () => {
    const cells = Array.from({ length: 16 }, (_, cell) => [cell >> 2, cell & 3]);
    const diagonals = Array.from({ length: 7 }, (_, i) => [`a${i}`, `b${i}`]).flat();
    const text = [
      `r0 r1 r2 r3 c0 c1 c2 c3 | ${diagonals.join(' ')}`,
      ...cells.map(([r, c]) => `r${r} c${c} a${r + c} b${r - c + 3}`),
    ].join('\n');
    expect(coversOf(parsed(text))).toHaveLength(2);
  });
});

test('comments, blank lines and spaces do not count', () => {
  const plain = parsed('a b | s\na s\nb\n');
  expect(parsed('| a comment\n\n  a   b |  s \n| another\na s\r\n\n b')).toEqual(plain);
});

test('a problem without secondary items, and one without options', () => {
  expect(parsed('a b')).toEqual({ primary: ['a', 'b'], secondary: [], options: [] });
  expect(formatCover(parsed('a b'))).toBe('a b\n');
  expect(coversOf(parsed('a b'))).toEqual([]);
});

test.each([
  ['', 1, /no line of items/],
  ['| only a comment\n', 1, /no line of items/],
  ['\na b a\n', 2, /stands twice/],
  ['a | b | c\n', 1, /more than one \|/],
  ['a verylongname\n', 1, /'verylongname'/],
  ['a b:1\n', 1, /'b:1'/],
  ['a b\na\na x\n', 3, /no item 'x'/],
  ['a b\n\n| note\na b a\n', 4, /'a' stands twice/],
  ['a | s\ns\n', 2, /primary/],
])('%j is refused in line %i', (text, line, message) => {
  expect(parseCover(text)).toEqual({
    ok: false,
    error: { line, message: expect.stringMatching(message) },
  });
});

test('the problem of a puzzle is read back as it was', () => {
  fc.assert(
    fc.property(puzzles(6, 36), (puzzle) => {
      const { primary, secondary, options } = exactCover(puzzle);
      expect(parsed(formatCover({ primary, secondary, options }))).toEqual({
        primary,
        secondary,
        options,
      });
    }),
  );
});

test('convert writes it for a board', () => {
  const printed = formatPuzzle(grid('112'), 'xcc');
  expect(printed).toMatchObject({
    ok: true,
    value: {
      text: '1,1 1,2 1,3 | R000001 C000001 h0000 C010001 h0001\n1,1 R000001 C000001\n1,1 h0000\n1,2 R000001 C010001\n1,2 h0000 h0001\n1,3\n',
    },
  });
});

test('reading never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      parseCover(text);
    }),
  );
});
