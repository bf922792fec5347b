/**
 * Finds a Chromium for the tests, installing one when there is none: an installed browser, else Debian's
 * package when root, else Playwright's own download. Prints the path, or says why there is none and
 * exits with 1.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const INSTALLED = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
};
/** Below the folders of programs on Windows. */
const ON_WINDOWS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];
const INSTALL_MS = 10 * 60_000;

/** The path of a browser that is there already; undefined when there is none. */
export function findChromium(platform = process.platform, env = process.env, exists = existsSync) {
  const places = [env.CHROMIUM_PATH, ...placesOf(platform, env), chromium.executablePath()];
  return places.find((path) => path && exists(path));
}

function placesOf(platform, env) {
  if (platform !== 'win32') return INSTALLED[platform] ?? INSTALLED.linux;
  const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
  return folders.flatMap((folder) => ON_WINDOWS.map((path) => `${folder}\\${path}`));
}

export function ensureChromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && run('apt-get', ['--version'])) {
    console.error('No Chromium is installed: installing the system package...');
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  console.error('No Chromium is installed: downloading one...');
  const cli = fileURLToPath(import.meta.resolve('playwright-core/cli.js'));
  run(process.execPath, [cli, 'install', 'chromium']);
  return findChromium();
}

function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Its output goes to standard error: standard output holds the path alone.
  const stdio = ['ignore', 2, 2];
  return spawnSync(command, args, { env, stdio, timeout: INSTALL_MS }).status === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = ensureChromium();
  if (path === undefined) {
    console.error('No Chromium could be found or installed: the browser tests cannot run.');
    process.exitCode = 1;
  } else console.log(path);
}
