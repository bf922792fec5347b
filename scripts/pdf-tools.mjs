/**
 * qpdf and poppler's programs, which read the books of the tests back: installs Debian's packages where they are
 * missing and this is root. Without them those tests are skipped by name.
 */
import { spawnSync } from 'node:child_process';

/** A program of each package. */
const PACKAGES = { qpdf: 'qpdf', 'poppler-utils': 'pdftotext' };
const INSTALL_MS = 10 * 60_000;

/** Whether they are here in the end. */
export function ensurePdfTools() {
  if (missing().length === 0) return true;
  if (process.getuid?.() === 0 && isThere('apt-get')) {
    console.error(`Installing ${missing().join(' and ')}, which the tests of books need...`);
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', ...missing()]);
  }
  return missing().length === 0;
}

function missing() {
  return Object.keys(PACKAGES).filter((name) => !isThere(PACKAGES[name]));
}

function isThere(program) {
  return spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined;
}

function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { env, stdio: ['ignore', 2, 2], timeout: INSTALL_MS });
}
