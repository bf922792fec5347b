/** clingo (answer set programming) through the npm package `clingo-wasm`. */
import { neighboursOf, type Puzzle } from '@hitori/core';
import { equalPairs } from './constraints.ts';
import { importPeer, type Peer } from './peer.ts';

interface ClingoResult {
  readonly Models?: { readonly Number: number };
  readonly Time?: { readonly Total: number };
}

type Run = (program: string, models: number) => Promise<ClingoResult>;

const RULES = `
{ shaded(C) : cell(C) }.
:- equal(A,B), not shaded(A), not shaded(B).
:- beside(A,B), shaded(A), shaded(B).
first(C) :- not shaded(C), cell(C), shaded(D) : cell(D), D < C.
reached(C) :- first(C).
reached(B) :- reached(A), beside(A,B), not shaded(B).
:- cell(C), not shaded(C), not reached(C).
:- shaded(C) : cell(C).
#show shaded/1.
`;

export async function clingoPeer(): Promise<Peer | undefined> {
  const module = await importPeer('clingo-wasm');
  if (module === undefined) return undefined;
  const run = (module['run'] ?? (module['default'] as { run: unknown }).run) as Run;
  return {
    name: 'clingo-wasm',
    note: 'answer set program, two models asked for; time as clingo reports it, grounding included',
    async countToTwo(puzzle) {
      const result = await run(programOf(puzzle), 2);
      return { solutions: result.Models?.Number ?? 0, ms: (result.Time?.Total ?? 0) * 1000 };
    },
  };
}

function programOf(puzzle: Puzzle): string {
  const cells = [...puzzle.symbols.keys()];
  const beside = cells.flatMap((cell) =>
    neighboursOf(puzzle, cell).map((other) => `beside(${cell},${other}).`),
  );
  const equal = equalPairs(puzzle).map(([a, b]) => `equal(${a},${b}).`);
  return [`cell(0..${cells.length - 1}).`, ...beside, ...equal, RULES].join('\n');
}
