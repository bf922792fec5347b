/** Z3 through the npm package `z3-solver`: R1 and R2 as clauses, R3 by lazily added cut clauses. */
import { neighboursOf, openParts, type Puzzle, SHADED, UNSHADED } from '@hitori/core';
import { equalPairs, sidePairs } from './constraints.ts';
import { importPeer, type Peer } from './peer.ts';

/** The few parts of the package's interface that are used. */
interface Bool {
  not(): Bool;
}
interface Solver {
  add(...clauses: Bool[]): void;
  check(): Promise<'sat' | 'unsat' | 'unknown'>;
  model(): { eval(term: Bool, complete: boolean): { toString(): string } };
}
interface Context {
  readonly Bool: { const(name: string): Bool };
  readonly Solver: new () => Solver;
  Or(...terms: Bool[]): Bool;
}
interface Z3 {
  readonly Context: new (name: string) => Context;
  readonly em: { readonly PThread: { terminateAllThreads(): void } };
}

export async function z3Peer(): Promise<Peer | undefined> {
  const module = await importPeer('z3-solver');
  if (module === undefined) return undefined;
  const init = (module['init'] ??
    (module['default'] as { init: unknown }).init) as () => Promise<Z3>;
  const z3 = await init();
  const context = new z3.Context('bench');
  return {
    name: 'z3-solver',
    note: 'clauses with lazily added cuts until two solutions or none; building the terms included',
    async countToTwo(puzzle) {
      const start = performance.now();
      const solutions = await countToTwo(context, puzzle);
      return { solutions, ms: performance.now() - start };
    },
    close: () => z3.em.PThread.terminateAllThreads(),
  };
}

async function countToTwo(context: Context, puzzle: Puzzle): Promise<number> {
  const solver = new context.Solver();
  const shaded = Array.from(puzzle.symbols, (_, cell) => context.Bool.const(`c${cell}`));
  const at = (cell: number): Bool => shaded[cell]!;
  for (const [a, b] of equalPairs(puzzle)) solver.add(context.Or(at(a), at(b)));
  for (const [a, b] of sidePairs(puzzle)) solver.add(context.Or(at(a).not(), at(b).not()));
  solver.add(context.Or(...shaded.map((cell) => cell.not())));
  let found = 0;
  while (found < 2 && (await solver.check()) === 'sat') {
    const model = solver.model();
    const marks = Uint8Array.from(shaded, (cell) =>
      model.eval(cell, true).toString() === 'true' ? SHADED : UNSHADED,
    );
    const parts = openParts(puzzle, marks);
    if (parts.length > 1) {
      for (const part of parts.slice(1))
        solver.add(context.Or(...fence(puzzle, part, marks).map((cell) => at(cell).not())));
      continue;
    }
    found++;
    solver.add(context.Or(...shaded.map((cell, i) => (marks[i] === SHADED ? cell.not() : cell))));
  }
  return found;
}

/** The shaded cells around a part that is cut off: not all of them can be shaded. */
function fence(puzzle: Puzzle, part: readonly number[], marks: Uint8Array): number[] {
  const around = part.flatMap((cell) => neighboursOf(puzzle, cell));
  return [...new Set(around)].filter((cell) => marks[cell] === SHADED);
}
