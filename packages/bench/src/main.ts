/** `npm run bench [solve] [rate] [labels] [generate]`: the measurements by name, all of them unless said. */
import { cpus } from 'node:os';
import { benchGenerate } from './generate.ts';
import { benchLabels } from './labels.ts';
import { benchRate } from './rate.ts';
import { benchSolve } from './solve.ts';

const BENCHES: Readonly<Record<string, () => void | Promise<void>>> = {
  solve: benchSolve,
  rate: benchRate,
  labels: benchLabels,
  generate: benchGenerate,
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in BENCHES));
if (unknown !== undefined) {
  console.error(`no bench is called '${unknown}': there are ${Object.keys(BENCHES).join(', ')}`);
  process.exitCode = 2;
} else {
  console.log(`${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.version}`);
  for (const [name, bench] of Object.entries(BENCHES))
    if (asked.length === 0 || asked.includes(name)) {
      console.log(`\n# ${name}`);
      await bench();
    }
}
