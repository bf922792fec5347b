/** Solvers from PyPI, each a small program in packages/bench/python that answers line by line. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { equalPairs, sidePairs } from './constraints.ts';
import type { Peer } from './peer.ts';

const PYTHON = fileURLToPath(new URL('../../peers/venv/bin/python', import.meta.url));
const FOLDER = fileURLToPath(new URL('../../python/', import.meta.url));

export const PYTHON_PEERS = [
  ['clingo', 'asp.py', 'native, answer set program, grounding included'],
  ['PySAT', 'sat.py', 'CaDiCaL with lazily added cuts, building included'],
  ['CP-SAT', 'cpsat.py', 'OR-tools with lazily added cuts, building included'],
] as const;

/** The peer, or undefined when it is not installed. */
export async function pythonPeer(
  name: string,
  program: string,
  note: string,
): Promise<Peer | undefined> {
  if (!existsSync(PYTHON)) return undefined;
  const child = spawn(PYTHON, [FOLDER + program], { stdio: ['pipe', 'pipe', 'ignore'] });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (question: object) => {
    child.stdin.write(`${JSON.stringify(question)}\n`);
    const { value, done } = await answers.next();
    return done ? undefined : (JSON.parse(value) as { solutions: number; ms: number });
  };
  // Where its package is missing the program has ended already, and writing to it fails.
  child.stdin.on('error', () => {});
  const isThere = (await ask({ cells: 2, equal: [[0, 1]], sides: [[0, 1]] })) !== undefined;
  if (!isThere) return undefined;
  return {
    name,
    note,
    async countToTwo(puzzle) {
      const cells = puzzle.rows * puzzle.cols;
      const answer = await ask({ cells, equal: equalPairs(puzzle), sides: sidePairs(puzzle) });
      if (answer === undefined) throw new Error(`${name} ended`);
      return answer;
    },
    close: () => void child.kill(),
  };
}
