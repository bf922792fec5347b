/** The forest of shaded cells against flood fill, and its rollback. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Forest } from '../src/kernel/forest.ts';
import { frameOf } from '../src/kernel/framed-grid.ts';
import { findCutCells } from '../src/puzzle/open-area.ts';
import { neighboursOf } from '../src/puzzle/puzzle.ts';
import { openParts } from '../src/puzzle/rules.ts';
import { SHADED, UNKNOWN } from '../src/puzzle/shading.ts';

const shapes = fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 }));

/** Whether the cells not shaded form one nonempty part. */
function isConnected(shape: { rows: number; cols: number }, marks: Uint8Array): boolean {
  return openParts(shape, marks).length === 1;
}

test('a ring closes exactly when flood fill finds the open area divided', () => {
  fc.assert(
    fc.property(shapes, fc.array(fc.nat(48), { maxLength: 30 }), ([rows, cols], picks) => {
      const shape = { rows, cols };
      const frame = frameOf(rows, cols);
      const forest = new Forest();
      forest.reset(frame);
      const marks = new Uint8Array(rows * cols);
      for (const pick of picks) {
        const cell = pick % marks.length;
        if (marks[cell] === SHADED) continue;
        if (neighboursOf(shape, cell).some((other) => marks[other] === SHADED)) continue;
        marks[cell] = SHADED;
        const connected = isConnected(shape, marks);
        expect(forest.closesRing(frame.cells[cell])).toBe(!connected);
        marks[cell] = UNKNOWN;
        expect(findCutCells(shape, marks).includes(cell)).toBe(!connected);
        if (!connected) continue;
        marks[cell] = SHADED;
        expect(forest.plant(frame.cells[cell])).toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
});

test('after undoTo the forest answers as it did before', () => {
  fc.assert(
    fc.property(shapes, fc.array(fc.nat(48), { maxLength: 20 }), ([rows, cols], picks) => {
      const frame = frameOf(rows, cols);
      const forest = new Forest();
      forest.reset(frame);
      const shape = { rows, cols };
      const marks = new Uint8Array(rows * cols);
      const answers = () =>
        Array.from(frame.cells, (x) => forest.parent[x] < 0 && forest.closesRing(x));
      const history: { cell: number; log: number; answers: boolean[]; parent: Int32Array }[] = [];
      for (const pick of picks) {
        const cell = pick % marks.length;
        const x = frame.cells[cell];
        if (marks[cell] === SHADED || forest.closesRing(x)) continue;
        if (neighboursOf(shape, cell).some((other) => marks[other] === SHADED)) continue;
        history.push({
          cell,
          log: forest.logLength,
          answers: answers(),
          parent: forest.parent.slice(),
        });
        marks[cell] = SHADED;
        forest.plant(x);
      }
      for (const { cell, log, answers: before, parent } of history.toReversed()) {
        forest.undoTo(log);
        forest.uproot(frame.cells[cell]);
        expect(answers()).toEqual(before);
        expect(forest.parent).toEqual(parent);
      }
    }),
    { numRuns: 500 },
  );
});

test('findRing returns shaded cells that close a ring or reach the border twice', () => {
  const frame = frameOf(5, 5);
  const forest = new Forest();
  forest.reset(frame);
  const position = new Int32Array(frame.size + 1).fill(99);
  const out = new Int32Array(frame.size);
  [1 * 5 + 2, 2 * 5 + 1, 2 * 5 + 3].forEach((cell, order) => {
    position[frame.cells[cell]] = order;
    forest.plant(frame.cells[cell]);
  });
  const last = frame.cells[3 * 5 + 2];
  expect(forest.closesRing(last)).toBe(true);
  const count = forest.findRing(last, position, out);
  const ring = Array.from(out.subarray(0, count), (x) => frame.cells.indexOf(x));
  expect(ring.sort((a, b) => a - b)).toEqual([7, 11, 13]);
});
