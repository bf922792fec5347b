/**
 * Programs that some tests need beside Node and the browser: found, or installed from Debian's packages when
 * root. Without them those tests are left out, and it is said loudly.
 */
import { spawnSync } from 'node:child_process';

const INSTALL_MS = 10 * 60_000;

/** Program, and the Debian package that holds it. */
const TOOLS = [
  ['redis-server', 'redis-server'],
  ['qpdf', 'qpdf'],
  ['pdftotext', 'poppler-utils'],
];

export function hasTool(program) {
  return spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined;
}

/** Installs what is missing; returns the programs that could not be had. */
export function ensureTools() {
  const missing = () => TOOLS.filter(([program]) => !hasTool(program));
  const packages = [...new Set(missing().map(([, name]) => name))];
  if (packages.length > 0 && process.getuid?.() === 0 && hasTool('apt-get')) {
    console.error(`Installing ${packages.join(' ')} for the tests...`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options = { env, stdio: ['ignore', 2, 2], timeout: INSTALL_MS };
    spawnSync('apt-get', ['update'], options);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
  }
  return missing().map(([program]) => program);
}
