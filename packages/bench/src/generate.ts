/**
 * `bench generate`: sizes and levels as people ask for them, the same 20 seeds each; how many were
 * found within the default limits, in what time and with how many grids tried.
 */
import { execFileSync } from 'node:child_process';
import { type GenerateLevel, generate, puzzleKey } from '@hitori/core';
import { Checksum, formatMs, printTable, spreadOf, timed } from './measure.ts';

const SEEDS = 20;

const WORK: readonly (readonly [side: number, levels: readonly GenerateLevel[], seeds?: number])[] =
  [
    [5, ['expert']],
    [6, ['hard', 'expert']],
    [8, ['medium', 'hard', 'expert']],
    [10, ['medium', 'hard', 'expert']],
    [12, ['any', 'easy', 'medium', 'hard', 'expert']],
    [20, ['hard', 'expert']],
    [50, ['any']],
    [100, ['any']],
    [200, ['any'], 5],
  ];

export function benchGenerate(): void {
  const checksum = new Checksum();
  const rows = WORK.flatMap(([side, levels, seeds]) =>
    levels.map((level) => measureLevel(side, level, seeds ?? SEEDS, checksum)),
  );
  printTable(['generate, ms', 'found', 'median', 'p95', 'grids tried, median'], rows);
  console.log(`puzzles: ${checksum}`);
  benchSgt();
}

function measureLevel(side: number, level: GenerateLevel, seeds: number, checksum: Checksum) {
  const times: number[] = [];
  const attempts: number[] = [];
  let found = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    const options = { rows: side, cols: side, level, seed: `${seed}` };
    const { value, ms } = timed(() => generate(options));
    times.push(ms);
    attempts.push(value.ok ? value.value.attempts : value.error.attempts);
    if (!value.ok) continue;
    found++;
    checksum.add(puzzleKey(value.value.puzzle));
  }
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(0.95 * times.length)]!;
  return [
    `${side}x${side} ${level}`,
    `${found}/${seeds}`,
    formatMs(spreadOf(times).median),
    formatMs(p95),
    `${spreadOf(attempts).median}`,
  ];
}

/** Simon Tatham's generator (Debian: sgt-puzzles), whole process, where it is installed. */
function benchSgt(): void {
  const program = '/usr/games/sgt-singles';
  for (const parameters of ['8x8de', '8x8dk', '12x12de', '12x12dk'])
    try {
      const count = 20;
      const { ms } = timed(() => execFileSync(program, ['--generate', `${count}`, parameters]));
      console.log(`sgt-singles ${parameters}: ${formatMs(ms / count)} ms a puzzle, start included`);
    } catch {
      console.log('sgt-singles: not installed (apt-get install sgt-puzzles)');
      return;
    }
}
