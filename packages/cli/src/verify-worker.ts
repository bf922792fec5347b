/** The thread of `hitori verify`: checks the certificates that take long. See `commands/verify.ts`. */
import { parentPort } from 'node:worker_threads';
import { serveBackground } from '@hitori/core';
import { checkLine } from './commands/verify.ts';

if (!parentPort) throw new Error('bug: this module runs in a worker');
serveBackground(parentPort, { checkLine });
