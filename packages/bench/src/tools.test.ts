/** What the scripts start on each system. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isBuilt } from '../../../scripts/is-built.mjs';
import { npmCommand, toolCommand } from '../../../scripts/tools.mjs';
import { findChromium } from '../../web/scripts/ensure-chromium.mjs';

test('the tools are JavaScript that this Node runs', () => {
  for (const name of ['biome', 'tsc', 'vitest'] as const) {
    const [program, script] = toolCommand(name);
    expect(program).toBe(process.execPath);
    expect(existsSync(script!), script).toBe(true);
  }
});

test('npm is the one that started the script, else the one beside Node, else that of the path', () => {
  const there = { exists: () => true };
  const windows = { platform: 'win32', execPath: 'C:\\node\\node.exe' } as const;
  const mac = { platform: 'darwin', execPath: '/opt/node/bin/node' } as const;
  const npmPath = 'D:\\npm\\bin\\npm-cli.js';
  expect(npmCommand({ ...windows, ...there, npmPath })).toEqual([windows.execPath, npmPath]);
  expect(npmCommand({ ...windows, ...there, npmPath: '' })).toEqual([
    windows.execPath,
    'C:\\node\\node_modules\\npm\\bin\\npm-cli.js',
  ]);
  expect(npmCommand({ ...mac, ...there, npmPath: '/usr/lib/pnpm.cjs' })).toEqual([
    mac.execPath,
    '/opt/node/lib/node_modules/npm/bin/npm-cli.js',
  ]);
  expect(npmCommand({ ...mac, exists: () => false, npmPath: '' })).toEqual(['npm']);
});

test('a browser is looked for where each system has it', () => {
  const seen: string[] = [];
  const none = (path: string) => {
    seen.push(path);
    return false;
  };
  const find = (platform: NodeJS.Platform, env: NodeJS.ProcessEnv) => {
    seen.length = 0;
    expect(findChromium(platform, env, none)).toBeUndefined();
    return [...seen];
  };
  expect(find('win32', { PROGRAMFILES: 'C:\\Program Files' })).toContain(
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  );
  expect(find('darwin', {}).some((path) => path.startsWith('/Applications/'))).toBe(true);
  expect(find('linux', { CHROMIUM_PATH: '/opt/mine' })[0]).toBe('/opt/mine');
  expect(find('linux', {})).toContain('/usr/bin/chromium');
});

test('a build is old as soon as a source is newer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hitori-built-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (path: string, seconds: number) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), '');
    for (let at = path; at !== '.'; at = dirname(at))
      utimesSync(join(folder, at), seconds, seconds);
  };
  write('package-lock.json', 1000);
  write('packages/core/src/puzzle/puzzle.ts', 1000);
  expect(isBuilt(folder)).toBe(false);
  write('packages/cli/dist/bundle/hitori.js', 2000);
  expect(isBuilt(folder)).toBe(false);
  write('packages/web/dist/sw.js', 2000);
  expect(isBuilt(folder)).toBe(true);
  write('packages/core/src/puzzle/puzzle.ts', 3000);
  expect(isBuilt(folder)).toBe(false);
});
