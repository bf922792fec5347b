/**
 * `hitori bench`: the project's own benchmarks. They live in a package of their own with the other
 * solvers they compare with, so they are there in a checkout of the project, not in the installed command.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Command } from '../shell/command.ts';
import { BAD_INPUT, DONE } from '../shell/exit-status.ts';
import { UsageError, write } from '../shell/io.ts';

// From src/ (tests) and from dist/ alike.
const PROGRAM = fileURLToPath(new URL('../../../bench/dist/main.js', import.meta.url));

export const bench: Command = {
  operands: { name: '[names...]', summary: 'which ones: solve, rate, generate… (default: all)' },
  options: {},
  examples: [['hitori bench rate', 'how long a rating takes']],
  async run(names, _values, io) {
    if (!existsSync(PROGRAM))
      throw new UsageError(
        'the benchmarks are part of the source repository, built with npm run build',
      );
    const child = spawn(process.execPath, [PROGRAM, ...names], {
      stdio: ['ignore', 'pipe', 'inherit'],
      signal: io.stop.signal,
    });
    const ended = once(child, 'exit');
    for await (const chunk of child.stdout) await write(io.stdout, String(chunk), io);
    const [status] = await ended;
    return status === 0 ? DONE : BAD_INPUT;
  },
};
