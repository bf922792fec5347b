import { describe, expect, test } from 'vitest';
import { grid, shading } from '../../test/notation.ts';
import { findViolations, isSolution, openParts } from './rules.ts';

describe('findViolations', () => {
  test('nothing is broken on an untouched board', () => {
    expect(findViolations(grid('11/11'), shading('../..'))).toEqual([]);
  });

  test('R1 names the line, the symbol and the cells marked unshaded', () => {
    expect(findViolations(grid('121/343/151'), shading('-.-/.../-..'))).toEqual([
      { rule: 'R1', line: 'row', index: 0, symbol: '1', cells: [0, 2] },
      { rule: 'R1', line: 'column', index: 0, symbol: '1', cells: [0, 6] },
    ]);
  });

  test('blanks never conflict', () => {
    expect(findViolations(grid('..??00'), shading('------'))).toEqual([]);
  });

  test('R2 gives each touching pair once', () => {
    expect(findViolations(grid('12/34'), shading('##/#.'))).toEqual([
      { rule: 'R2', cells: [0, 1] },
      { rule: 'R2', cells: [0, 2] },
    ]);
  });

  test('R3 gives the parts of the open area, whether all is marked or not', () => {
    expect(findViolations(grid('123/456/789'), shading('-#./#../..-'))).toEqual([
      { rule: 'R3', groups: [[0], [2, 4, 5, 6, 7, 8]] },
    ]);
    expect(findViolations(grid('123/213/322'), shading('.#./#../...'))).toEqual([
      { rule: 'R3', groups: [[0], [2, 4, 5, 6, 7, 8]] },
    ]);
    expect(findViolations(grid('123/213/322'), shading('.#./.../...'))).toEqual([]);
  });

  test('R3 without any open cell has no groups', () => {
    expect(findViolations(grid('1'), shading('#'))).toEqual([{ rule: 'R3', groups: [] }]);
  });

  test('a shading of another size is a caller bug', () => {
    expect(() => findViolations(grid('12/21'), shading('---'))).toThrow(RangeError);
  });
});

test('isSolution wants every cell decided; repeats-only wants the seeds unshaded', () => {
  expect(isSolution(grid('12/21'), shading('--/-.'))).toBe(false);
  expect(isSolution(grid('12/21'), shading('--/-#'))).toBe(true);
  expect(isSolution(grid('12/21'), shading('--/-#'), true)).toBe(false);
});

test('openParts counts unknown cells as open', () => {
  expect(openParts({ rows: 2, cols: 2 }, shading('.#/#-'))).toEqual([[0], [3]]);
});
