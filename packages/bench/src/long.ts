/**
 * `npm run test:long [COUNT]`: COUNT (1,000) puzzles of every size and level from 5x5 to 12x12, each held
 * against both engines, the rater and its own solution; too long for the default tests.
 */
import {
  type EngineName,
  formatShading,
  GENERATE_LEVELS,
  generate,
  type Puzzle,
  rate,
  solve,
} from '@hitori/core';

const SIDES = [5, 6, 7, 8, 9, 10, 11, 12];
const ENGINES: readonly EngineName[] = ['cdcl', 'propagation'];

const count = Number(process.argv[2] ?? 1000);
if (!Number.isInteger(count) || count < 1) {
  console.error('usage: npm run test:long [COUNT]');
  process.exit(2);
}
let failures = 0;
for (const side of SIDES)
  for (const level of GENERATE_LEVELS) {
    const started = performance.now();
    let found = 0;
    for (let seed = 1; seed <= count; seed++) {
      const made = generate({ rows: side, cols: side, level, seed: `long-${seed}` });
      if (!made.ok) continue;
      found++;
      const { puzzle, solution, rating } = made.value;
      const fault = faultOf(puzzle, formatShading(puzzle, solution).join('/'));
      if (fault === undefined && (level === 'any' || rating.level === level)) continue;
      failures++;
      console.error(`${side}x${side} ${level}, seed long-${seed}: ${fault ?? rating.level}`);
    }
    const ms = (performance.now() - started) / count;
    console.log(
      `${side}x${side} ${level}: ${found} of ${count}, ${ms.toFixed(1)} ms each, checks included`,
    );
  }
console.log(failures === 0 ? 'all as asked' : `${failures} are not as asked`);
process.exitCode = failures === 0 ? 0 : 1;

/** What is wrong with a puzzle that claims to have exactly one solution. */
function faultOf(puzzle: Puzzle, solution: string): string | undefined {
  for (const engine of ENGINES) {
    const verdict = solve(puzzle, { engine });
    if (verdict.status !== 'unique' || verdict.solution === null)
      return `${engine} says ${verdict.status}`;
    if (formatShading(puzzle, verdict.solution).join('/') !== solution)
      return `${engine} has another solution`;
  }
  return rate(puzzle).status === 'unique' ? undefined : 'the rater says otherwise';
}
