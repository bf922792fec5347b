/**
 * `npm run bench [NAMES]`: the measurements by name; default: all of them, but for those that take too
 * long for that.
 */
import { cpus } from 'node:os';
import { benchBooks } from './books.ts';
import { benchCertificates } from './certificates.ts';
import { benchCount, benchLargeCount } from './count.ts';
import { benchCovers } from './covers.ts';
import { benchGenerate } from './generate.ts';
import { benchGrowth } from './growth.ts';
import { benchHints } from './hints.ts';
import { benchLabels } from './labels.ts';
import { benchLibrary } from './library.ts';
import { benchRate } from './rate.ts';
import { benchSize } from './size.ts';
import { benchSolve } from './solve.ts';
import { benchStart } from './start.ts';
import { benchWay } from './way.ts';

const BENCHES: Readonly<Record<string, () => void | Promise<void>>> = {
  solve: benchSolve,
  rate: benchRate,
  labels: benchLabels,
  way: benchWay,
  hints: benchHints,
  generate: benchGenerate,
  count: benchCount,
  count16: benchLargeCount,
  covers: benchCovers,
  certificates: benchCertificates,
  books: benchBooks,
  start: benchStart,
  size: benchSize,
  growth: benchGrowth,
  library: benchLibrary,
};

const ONLY_WHEN_NAMED: readonly string[] = ['count16', 'growth', 'library'];

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in BENCHES));
if (unknown !== undefined) {
  console.error(`no bench is called '${unknown}': there are ${Object.keys(BENCHES).join(', ')}`);
  process.exitCode = 2;
} else {
  console.log(`${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.version}`);
  for (const [name, bench] of Object.entries(BENCHES))
    if (asked.length === 0 ? !ONLY_WHEN_NAMED.includes(name) : asked.includes(name)) {
      console.log(`\n# ${name}`);
      await bench();
    }
}
