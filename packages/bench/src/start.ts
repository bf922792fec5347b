/**
 * `bench start`: a whole process of the command for one small puzzle, bundled as it is published and as the files
 * of `dist`, beside one of Node that does nothing; taken in turns.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { formatMs, printTable, spreadOf } from './measure.ts';

const ROUNDS = 15;
const cli = (path: string) => fileURLToPath(new URL(`../../cli/${path}`, import.meta.url));
const PROCESSES: Readonly<Record<string, readonly string[]>> = {
  'node -e 0': ['-e', '0'],
  'hitori solve 12/21': [cli('bin/hitori.js'), 'solve', '12/21'],
  'the same without the bundle': [cli('dist/bin.js'), 'solve', '12/21'],
};

export function benchStart(): void {
  const names = Object.keys(PROCESSES);
  const times = names.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, name] of names.entries()) {
      const start = performance.now();
      const { error } = spawnSync(process.execPath, PROCESSES[name]!);
      if (error) throw error;
      times[at]!.push(performance.now() - start);
    }
  const spreads = times.map(spreadOf);
  printTable(
    ['process', 'ms, median', 'least', 'ratio of medians'],
    names.map((name, at) => [
      name,
      formatMs(spreads[at]!.median),
      formatMs(Math.min(...times[at]!)),
      (spreads[at]!.median / spreads[0]!.median).toFixed(2),
    ]),
  );
}
