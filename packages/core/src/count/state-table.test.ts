/** The table of states against a Map over texts, with so many states that it must grow. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { StateTable } from './state-table.ts';

const table = new StateTable();

function expectSame(width: number, entries: readonly (readonly [Uint8Array, bigint])[]): void {
  table.reset(width);
  const plain = new Map<string, bigint>();
  for (const [state, count] of entries) {
    table.add(state, count);
    const name = state.slice(0, width).join();
    plain.set(name, (plain.get(name) ?? 0n) + count);
  }
  expect(table.size).toBe(plain.size);
  const state = new Uint8Array(width);
  // The states come out in the order in which they were first added.
  const found = Array.from({ length: table.size }, (_, index) => {
    table.read(index, state);
    return [state.join(), table.count(index)] as const;
  });
  expect(found).toEqual([...plain]);
}

test('adds up the ways to each state', () => {
  const entries = fc
    .integer({ min: 1, max: 5 })
    .chain((width) =>
      fc.tuple(
        fc.constant(width),
        fc.array(
          fc.tuple(
            fc.uint8Array({ min: 0, max: 2, minLength: width, maxLength: width }),
            fc.bigInt({ min: 1n, max: 10n ** 30n }),
          ),
          { maxLength: 200 },
        ),
      ),
    );
  fc.assert(fc.property(entries, ([width, states]) => expectSame(width, states)));
});

test('grows, and forgets what it held', () => {
  const entries = Array.from(
    { length: 6000 },
    (_, i) => [Uint8Array.of(i & 255, (i >> 8) % 11, 7, i % 3), BigInt(i)] as const,
  );
  expectSame(4, entries);
  expectSame(2, entries.slice(0, 50));
  expectSame(4, entries);
});
