/** `bench size`: what a page loads that uses a few names of core: bundled, made small, compressed. */
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { printTable } from './measure.ts';

const CORE = fileURLToPath(import.meta.resolve('@hitori/core'));
const USES = ['createPuzzle, solve', 'parsePuzzle, solve', 'generate', 'rate, nextHint, explain'];
const ENTRY = 'entry';

export async function benchSize(): Promise<void> {
  const rows: string[][] = [];
  for (const names of USES) {
    const text = `export { ${names} } from ${JSON.stringify(CORE)};`;
    const bundle = await rolldown({
      input: ENTRY,
      plugins: [
        {
          name: 'entry',
          resolveId: (id) => (id === ENTRY ? ENTRY : null),
          load: (id) => (id === ENTRY ? text : null),
        },
      ],
    });
    const { output } = await bundle.generate({ minify: true });
    const size = output.reduce(
      (sum, file) => sum + (file.type === 'chunk' ? gzipSync(file.code, { level: 9 }).length : 0),
      0,
    );
    rows.push([names, (size / 1000).toFixed(1)]);
  }
  printTable(['import { … } from @hitori/core', 'kB, gzip'], rows);
}
