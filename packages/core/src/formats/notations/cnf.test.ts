import fc from 'fast-check';
import { expect, test } from 'vitest';
import { puzzles } from '../../../test/arbitraries.ts';
import { satisfy } from '../../../test/clingo.ts';
import { EXPORT_BOARDS, realSample, trueSolutions } from '../../../test/export-boards.ts';
import { grid, show } from '../../../test/notation.ts';
import { createPuzzle, type Puzzle } from '../../puzzle/puzzle.ts';
import { SHADED, UNSHADED } from '../../puzzle/shading.ts';
import { formatPuzzle } from './print.ts';

function dimacsOf(puzzle: Puzzle): string {
  const printed = formatPuzzle(puzzle, 'cnf');
  if (!printed.ok) throw new Error(printed.error.message);
  return printed.value.text;
}

/** A CNF with one clause more: what docs/research.md tells to do for another solution. */
function withClause(dimacs: string, clause: readonly number[]): string {
  const counted = dimacs.replace(/^p cnf (\d+) (\d+)$/m, (_, variables, clauses) =>
    ['p cnf', variables, Number(clauses) + 1].join(' '),
  );
  return `${counted}${clause.join(' ')} 0\n`;
}

/** The solutions that a SAT solver finds, forbidding on the cell variables those it has, up to `most`. */
async function satSolutions(puzzle: Puzzle, most: number): Promise<string[]> {
  const found: string[] = [];
  let dimacs = dimacsOf(puzzle);
  while (found.length < most) {
    const model = await satisfy(dimacs);
    if (model === null) break;
    const cells = model.slice(0, puzzle.symbols.length);
    const shading = Uint8Array.from(cells, (literal) => (literal > 0 ? SHADED : UNSHADED));
    found.push(show(puzzle, shading)!);
    dimacs = withClause(
      dimacs,
      cells.map((literal) => -literal),
    );
  }
  return found.sort();
}

test.each(EXPORT_BOARDS)('%s: a SAT solver finds all solutions', async (text) => {
  const puzzle = grid(text);
  expect(await satSolutions(puzzle, Number.POSITIVE_INFINITY)).toEqual(trueSolutions(puzzle));
});

test('and of random boards', async () => {
  await fc.assert(
    fc.asyncProperty(puzzles(5, 12), async (puzzle) => {
      expect(await satSolutions(puzzle, Number.POSITIVE_INFINITY)).toEqual(trueSolutions(puzzle));
    }),
    { numRuns: 60 },
  );
});

test.runIf(realSample().length > 0)('the verdict on real puzzles', async () => {
  for (const { id, puzzle, solutions } of realSample())
    expect([id, (await satSolutions(puzzle, 2)).length]).toEqual([id, solutions]);
});

test('the header counts the variables and clauses', () => {
  for (const text of EXPORT_BOARDS) {
    const [variables, clauses] = /^p cnf (\d+) (\d+)$/m.exec(dimacsOf(grid(text)))!.slice(1);
    const lines = dimacsOf(grid(text))
      .split('\n')
      .filter((line) => line.endsWith(' 0'));
    const used = lines.flatMap((line) => line.split(' ').map((word) => Math.abs(Number(word))));
    expect([lines.length, Math.max(...used)]).toEqual([Number(clauses), Number(variables)]);
  }
});

test('a board that would take hundreds of megabytes is refused', () => {
  const blank = createPuzzle(Array.from({ length: 101 }, () => new Array(100).fill(null)));
  if (!blank.ok) throw new Error(blank.error.message);
  expect(formatPuzzle(blank.value, 'cnf')).toMatchObject({
    error: {
      code: 'not-representable',
      message: expect.stringMatching(/^101 x 100 .* about 51 MB; the most is 10000 cells$/),
    },
  });
});
