/**
 * `bench solve`: find one solution and prove it the only one, per puzzle, in process. Prints medians by
 * size, deterministic counters and a checksum of the answers, and beside them, in the same run, the
 * peers that are installed (each on the first few puzzles of a size, since they are slower).
 */
import { formatShading, type Puzzle, solve } from '@hitori/core';
import { bySize, corpusFile, type Fixture, generated, readPuzzles } from './fixtures.ts';
import { Checksum, formatMs, printTable, spreadOf, timed } from './measure.ts';
import { clingoPeer } from './peers/clingo.ts';
import type { Peer } from './peers/peer.ts';
import { PYTHON_PEERS, pythonPeer } from './peers/python.ts';
import { z3Peer } from './peers/z3.ts';

const ROUNDS = 5;
/** How many puzzles of a size a peer is given, and up to which side. */
const PEER_PUZZLES = 3;
const PEER_SIDE = 20;

export async function benchSolve(): Promise<void> {
  const file = corpusFile();
  const fixtures = [
    ...bySize(readPuzzles(file)).filter(({ puzzles }) => puzzles.length >= 10),
    ...generated([8, 12, 20, 50, 100], 10),
  ];
  const peers = await findPeers();
  if (peers.length === 0) console.log('no peers installed: npm run bench:peers brings them');
  for (const peer of peers) console.log(`${peer.name}: ${peer.note}`);

  const checksum = new Checksum();
  const counters = { decisions: 0, conflicts: 0, propagations: 0 };
  const rows: string[][] = [];
  for (const fixture of fixtures) {
    const { times, spread } = measureFixture(fixture, checksum, counters);
    const row = [fixture.name, `${spread.count}`];
    row.push(formatMs(spread.median), formatMs(spread.p90), formatMs(spread.max));
    for (const peer of peers) row.push(await measurePeer(peer, fixture.puzzles, times));
    rows.push(row);
  }
  for (const peer of peers) peer.close?.();
  const heading = ['find + prove, ms', 'puzzles', 'median', 'p90', 'max'];
  printTable([...heading, ...peers.map(({ name }) => `${name} (slower)`)], rows);
  console.log(
    `counters: ${counters.decisions} decisions, ${counters.conflicts} conflicts, ` +
      `${counters.propagations} propagations; answers: ${checksum}`,
  );
}

async function findPeers(): Promise<Peer[]> {
  const python = PYTHON_PEERS.map(([name, program, note]) => pythonPeer(name, program, note));
  const found = await Promise.all([clingoPeer(), z3Peer(), ...python]);
  return found.filter((peer) => peer !== undefined);
}

function measureFixture(
  { puzzles }: Fixture,
  checksum: Checksum,
  counters: { decisions: number; conflicts: number; propagations: number },
) {
  // The fastest of several rounds: what the machine can do once the code is warm.
  const times = puzzles.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, puzzle] of puzzles.entries()) {
      const { value, ms } = timed(() => solve(puzzle));
      times[index] = Math.min(times[index]!, ms);
      if (round > 0) continue;
      checksum.add(answerOf(puzzle, value.status, value.solution));
      counters.decisions += value.stats.decisions;
      counters.conflicts += value.stats.conflicts;
      counters.propagations += value.stats.propagations;
    }
  return { times, spread: spreadOf(times) };
}

/** The solution of a puzzle that has several is any one of them, and no part of the checksum. */
function answerOf(puzzle: Puzzle, status: string, solution: Uint8Array | null): string {
  if (status !== 'unique' || solution === null) return status;
  return formatShading(puzzle, solution).join('/');
}

async function measurePeer(
  peer: Peer,
  puzzles: readonly Puzzle[],
  ours: readonly number[],
): Promise<string> {
  if (puzzles[0]!.rows > PEER_SIDE) return '-';
  const sample = puzzles.slice(0, PEER_PUZZLES);
  const times: number[] = [];
  for (const puzzle of sample) {
    const { solutions, ms } = await peer.countToTwo(puzzle);
    const { status } = solve(puzzle);
    const expected = status === 'unique' ? 1 : status === 'none' ? 0 : 2;
    if (solutions !== expected) throw new Error(`${peer.name} finds ${solutions}, we ${expected}`);
    times.push(ms);
  }
  const theirs = spreadOf(times).median;
  const own = spreadOf(ours.slice(0, sample.length)).median;
  return `${formatMs(theirs)} (${Math.round(theirs / own)}x)`;
}
