/** The heap of cells by activity against a plain list that is searched for its largest member. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ActivityOrder } from './activity-order.ts';

/** The activities as the order works them out, and the cells that it holds. */
class PlainOrder {
  readonly activity: number[];
  readonly members = new Set<number>();
  private increment = 1;

  constructor(cells: number) {
    this.activity = new Array<number>(cells).fill(0);
  }

  bump(cell: number): void {
    this.activity[cell] += this.increment;
    if (this.activity[cell] <= 1e100) return;
    for (let i = 0; i < this.activity.length; i++) this.activity[i] /= 1e100;
    this.increment /= 1e100;
  }

  decay(): void {
    this.increment *= 1 / 0.95;
  }

  get most(): number {
    return Math.max(...[...this.members].map((cell) => this.activity[cell]));
  }
}

const CELLS = 12;
const cell = fc.nat({ max: CELLS - 1 });
const command = fc.oneof(
  fc.record({ kind: fc.constantFrom('insert', 'bump'), cell, times: fc.constant(1) }),
  fc.record({
    kind: fc.constantFrom('pop', 'decay'),
    cell: fc.constant(0),
    // 5000 decays make the numbers so large that they must be scaled back.
    times: fc.constantFrom(1, 1, 1, 5000),
  }),
);

test('pops one of the most active cells, and each cell once', () => {
  const order = new ActivityOrder();
  const start = fc.array(fc.nat({ max: 5 }), { minLength: CELLS, maxLength: CELLS });
  fc.assert(
    fc.property(start, fc.array(command, { maxLength: 60 }), (activities, commands) => {
      order.reset(CELLS);
      const plain = new PlainOrder(CELLS);
      for (const [cell, activity] of activities.entries()) {
        order.start(cell, activity * 1e-6);
        plain.activity[cell] = activity * 1e-6;
        plain.members.add(cell);
      }
      const expectPop = () => {
        const popped = order.pop();
        if (plain.members.size === 0) expect(popped).toBe(-1);
        else {
          expect(plain.members.has(popped)).toBe(true);
          expect(plain.activity[popped]).toBe(plain.most);
          plain.members.delete(popped);
        }
      };
      for (const { kind, cell, times } of commands) {
        if (kind === 'insert') {
          order.insert(cell);
          plain.members.add(cell);
        } else if (kind === 'bump') {
          order.bump(cell);
          plain.bump(cell);
        } else if (kind === 'pop') expectPop();
        else
          for (let i = 0; i < times; i++) {
            order.decay();
            plain.decay();
          }
      }
      for (let left = plain.members.size; left >= 0; left--) expectPop();
    }),
    { numRuns: 500 },
  );
});

test('the same work gives the same order', () => {
  const run = () => {
    const order = new ActivityOrder();
    order.reset(50);
    for (let cell = 0; cell < 50; cell++) order.start(cell, (cell % 3) * 1e-6);
    for (let cell = 0; cell < 50; cell += 7) order.bump(cell);
    return Array.from({ length: 51 }, () => order.pop());
  };
  expect(run()).toEqual(run());
  expect(run().at(-1)).toBe(-1);
});
