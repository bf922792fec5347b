/**
 * `bench certificates`: how large they are, how long it takes to write and to check them, and the memory
 * that all of it took at most.
 */
import {
  MAX_SIDE,
  type Puzzle,
  prove,
  puzzleFromNumbers,
  type Verification,
  verify,
} from '@hitori/core';
import { bySize, corpusFile, type Fixture, generated, readPuzzles } from './fixtures.ts';
import { formatMs, printTable, spreadOf, timed } from './measure.ts';

const ROUNDS = 3;

export function benchCertificates(): void {
  const fixtures = [
    ...bySize(readPuzzles(corpusFile())).filter(({ puzzles }) => puzzles.length >= 10),
    ...generated([50, 100], 5),
    { name: `ones ${MAX_SIDE}x${MAX_SIDE}`, puzzles: [largestOfOneSymbol()] },
  ];
  printTable(
    [
      ...['certificates', 'puzzles', 'prove ms', 'max', 'verify ms', 'max'],
      ...['rings', 'max', 'lemmas', 'max', 'kB', 'max'],
    ],
    fixtures.map(measureFixture),
  );
  console.log(
    `peak memory of the process: ${Math.round(process.resourceUsage().maxRSS / 1000)} MB`,
  );
}

/** Its pairs of equals are the most that a grid can have: 16 millions. */
function largestOfOneSymbol(): Puzzle {
  return puzzleFromNumbers(MAX_SIDE, MAX_SIDE, new Uint8Array(MAX_SIDE ** 2).fill(1));
}

function measureFixture({ name, puzzles }: Fixture): string[] {
  const found = puzzles.map((puzzle) => {
    const proofs = Array.from({ length: ROUNDS }, () => timed(() => prove(puzzle)));
    const proven = proofs[0]!.value;
    if (!proven.ok) throw new Error(`${name}: ${proven.error}`);
    const line = JSON.stringify(proven.value);
    const checks = Array.from({ length: ROUNDS }, () => timed(() => verify(line)));
    demandValid(checks[0]!.value);
    return {
      proveMs: Math.min(...proofs.map(({ ms }) => ms)),
      verifyMs: Math.min(...checks.map(({ ms }) => ms)),
      rings: proven.value.rings?.length ?? 0,
      lemmas: proven.value.lemmas?.length ?? 0,
      kilobytes: line.length / 1000,
    };
  });
  const spread = (value: (certificate: (typeof found)[number]) => number): string[] => {
    const { median, max } = spreadOf(found.map(value));
    return [median, max].map((number) =>
      Number.isInteger(number) ? `${number}` : formatMs(number),
    );
  };
  return [
    name,
    `${puzzles.length}`,
    ...spread(({ proveMs }) => proveMs),
    ...spread(({ verifyMs }) => verifyMs),
    ...spread(({ rings }) => rings),
    ...spread(({ lemmas }) => lemmas),
    ...spread(({ kilobytes }) => kilobytes),
  ];
}

function demandValid({ valid, reason }: Verification): void {
  if (!valid) throw new Error(`a certificate of ours is refused: ${reason}`);
}
