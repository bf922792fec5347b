/**
 * The programs of README.md and docs/: they pass the strictest compiler, and what a comment behind a
 * statement says is what it prints first. A block that begins with `// folder/name.js` is a file beside
 * the others of its folder; those of `browser/` run in Node with a stand-in for the browser's worker.
 * Needs the build.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Inside the project, so that the packages are found as a user's program finds them. */
const FOLDER = mkdtempSync(join(ROOT, 'packages/cli/.samples-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

interface Sample {
  readonly name: string;
  readonly code: string;
}

const DOCUMENTS = ['README.md', ...readdirSync(`${ROOT}docs`).map((name) => `docs/${name}`)];

function samplesOf(document: string): Sample[] {
  const text = readFileSync(`${ROOT}${document}`, 'utf8');
  const blocks = [...text.matchAll(/^```(ts|js)\n(.*?)^```/gms)];
  return blocks.map(([, language, code], index) => {
    const [, named] = /^\/\/ (\w+\/\w+\.js)\n/.exec(code!) ?? [];
    return {
      name: named ?? `${document.replaceAll(/\W/g, '-')}-${index}.${language}`,
      code: code!,
    };
  });
}

const SAMPLES = DOCUMENTS.filter((name) => name.endsWith('.md')).flatMap(samplesOf);

const STAND_IN = `
import { Worker as NodeWorker } from 'node:worker_threads';
globalThis.Worker = class {
  constructor(url) {
    this.worker = new NodeWorker(new URL('./worker.mjs', import.meta.url), { workerData: url.href });
  }
  addEventListener(name, listener) {
    this.worker.on(name, (value) => listener(name === 'message' ? { data: value } : value));
  }
  postMessage(message) { this.worker.postMessage(message); }
  terminate() { this.worker.terminate(); }
};
`;
const STAND_IN_WORKER = `
import { parentPort, workerData } from 'node:worker_threads';
globalThis.self = {
  addEventListener: (name, listener) => parentPort.on(name, (data) => listener({ data })),
  postMessage: (message) => parentPort.postMessage(message),
};
await import(workerData);
`;

function writeSample(name: string, text: string): string {
  const path = join(FOLDER, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

for (const { name, code } of SAMPLES) writeSample(name, code);
writeSample('browser/stand-in.mjs', STAND_IN);
writeSample('browser/worker.mjs', STAND_IN_WORKER);

const STRICTEST = {
  noEmit: true,
  allowJs: true,
  checkJs: true,
  module: 'nodenext',
  target: 'es2023',
  strict: true,
  exactOptionalPropertyTypes: true,
  noFallthroughCasesInSwitch: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noPropertyAccessFromIndexSignature: true,
  noUncheckedIndexedAccess: true,
  noUncheckedSideEffectImports: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  skipLibCheck: false,
};

describe('programs pass the strictest compiler', () => {
  const isIn = (folder: string) => (name: string) => name.startsWith(`${folder}/`);
  const names = SAMPLES.map(({ name }) => name);
  const alone = names.filter((name) => !isIn('browser')(name));
  test.each([
    ['in Node', alone, ['es2023'], ['node']],
    ['on a page', ['browser/page.js'], ['es2023', 'dom'], []],
    ['in a worker of the browser', ['browser/solver.js'], ['es2023', 'webworker'], []],
  ])('%s', (where, files, lib, types) => {
    expect(files.length).toBeGreaterThan(0);
    const config = { compilerOptions: { ...STRICTEST, lib, types }, files };
    const path = writeSample(`${where.replaceAll(' ', '-')}.json`, JSON.stringify(config));
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    const { stdout, status } = spawnSync(process.execPath, [tsc, '-p', path], { encoding: 'utf8' });
    expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
  });
});

describe('programs print what they say', () => {
  const programs = SAMPLES.filter(({ name }) => !name.endsWith('/solver.js'));
  test.each(programs)('$name', ({ name, code }) => {
    // A TypeScript program of the docs is JavaScript too.
    const path = writeSample(name.replace(/\.ts$/, '.mjs'), code);
    const stand = name.startsWith('browser/') ? ['--import', './stand-in.mjs'] : [];
    const out = execFileSync(process.execPath, [...stand, path], {
      cwd: dirname(path),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const said = [...code.matchAll(/console\.log.*\/\/ (.*)$/gm)].map(([, text]) => text!);
    const lines = out.split('\n');
    for (const text of said) {
      const at = lines.findIndex((line) => line.startsWith(text));
      expect([text, at >= 0]).toEqual([text, true]);
      lines.splice(0, at + 1);
    }
    expect(out).not.toBe('');
  });

  test('of both workers', () => {
    expect(programs.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['node/main.js', 'browser/page.js']),
    );
  });
});
