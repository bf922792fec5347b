import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { puzzles } from '../../../test/arbitraries.ts';
import { bruteForce } from '../../../test/brute-force.ts';
import { grid, shading, show } from '../../../test/notation.ts';
import { propagate } from './propagate.ts';

describe('propagate', () => {
  test('has nothing to do on 12/21', () => {
    const { shading: marks, steps, broken } = propagate(grid('12/21'));
    expect([...marks]).toEqual([0, 0, 0, 0]);
    expect(steps).toEqual([]);
    expect(broken).toBeNull();
  });

  test('names the rule and what it rests on', () => {
    const { steps } = propagate(grid('3135/1624/5271/8912'));
    expect(steps[0]).toEqual({ rule: 'sandwich', cell: 1, state: 2, because: [0, 2] });
    const pair = propagate(grid('2213/4562/7834/9157')).steps;
    expect(pair).toEqual([]);
    const far = propagate(grid('2212/4562/7834/9157')).steps[0];
    expect(far).toEqual({ rule: 'pair', cell: 3, state: 1, because: [0, 1] });
  });

  test('sees the same down a single column as along a row', () => {
    const row = propagate(grid('1121')).steps;
    expect(row[0]).toMatchObject({ rule: 'pair', cell: 3 });
    expect(propagate(grid('1/1/2/1')).steps).toEqual(row);
  });

  test('starts from the marks given and leaves them untouched', () => {
    const marks = shading('#./..');
    const puzzle = grid('12/21');
    expect(show(puzzle, propagate(puzzle, marks).shading)).toBe('#-/--');
    expect(show(puzzle, marks)).toBe('#./..');
  });

  test.each([
    ['11/23', '--/..', 'duplicate'],
    ['12/34', '##/..', 'adjacent'],
    ['123/456/789', '-#./#../..-', 'cut'],
    ['111/234/567', '.#./.../...', 'sandwich'],
  ])('%s with %s clashes: %s', (text, marks, rule) => {
    expect(propagate(grid(text), shading(marks)).broken).toBe(rule);
  });

  test('every consequence holds in every solution', () => {
    fc.assert(
      fc.property(puzzles(4, 16), fc.boolean(), (puzzle, repeatsOnly) => {
        const { shading: marks, broken } = propagate(puzzle, undefined, { repeatsOnly });
        const solutions = bruteForce(puzzle, repeatsOnly);
        if (broken) expect(solutions).toEqual([]);
        for (const solution of solutions)
          marks.forEach((state, cell) => {
            if (state !== 0) expect(solution[cell]).toBe(state);
          });
      }),
      { numRuns: 400 },
    );
  });
});
