/**
 * Serves the built page from `dist` and prints its address: `node scripts/serve.mjs [--port N]`. Without
 * a port it takes 5173 or the next free one. A strict policy goes with every answer.
 */
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { POLICY } from './policy.mjs';

const DEFAULT_PORT = 5173;
const PORTS_TRIED = 50;

const HEADERS = {
  // A frame can be refused by a header only.
  'Content-Security-Policy': `${POLICY}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-cache',
};

/** Starts the server; resolves with its address and a function that stops it. */
export async function serve({ port, root = new URL('../dist', import.meta.url) } = {}) {
  const files = sirv(fileURLToPath(root), {
    dev: true,
    setHeaders: (response) => {
      for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    },
  });
  const server = createServer((request, response) =>
    files(request, response, () => {
      response.writeHead(404, HEADERS);
      response.end('not found');
    }),
  );
  const candidates =
    port === undefined
      ? Array.from({ length: PORTS_TRIED }, (_, index) => DEFAULT_PORT + index)
      : [port];
  for (const candidate of candidates) {
    if (!(await listen(server, candidate))) continue;
    const address = `http://localhost:${server.address().port}/`;
    const stop = () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      });
    return { address, stop };
  }
  throw new Error(`no free port: tried ${candidates[0]} to ${candidates.at(-1)}`);
}

/** false when the port is taken. */
function listen(server, port) {
  return new Promise((resolve, reject) => {
    const onError = (error) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error));
    server.once('error', onError);
    server.listen(port, 'localhost', () => {
      server.off('error', onError);
      resolve(true);
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  const { address } = await serve(values.port === undefined ? {} : { port: Number(values.port) });
  console.log(`Hitori is served at ${address} (stop with Ctrl+C)`);
}
