/**
 * Serves the built page from `dist` and prints its address: `node scripts/serve.mjs [--port N] [--host
 * [NAME]]`, or the port in `PORT`. Without a port it takes 5173 or the next free one; without a host only
 * this machine is answered, with `--host` alone every one. A strict policy goes with every answer. It ends
 * at Ctrl+C and at SIGTERM.
 */
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { POLICY } from './policy.mjs';
import { staticFiles } from './static-files.mjs';

const DEFAULT_PORT = 5173;
const PORTS_TRIED = 50;
const USAGE = 'usage: node scripts/serve.mjs [--port N] [--host [NAME]]';

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-cache',
};

/** Starts the server; resolves with its address and a function that stops it. */
export async function serve({
  port,
  host = 'localhost',
  root = new URL('../dist', import.meta.url),
} = {}) {
  const answer = staticFiles(fileURLToPath(root));
  const server = createServer((request, response) => {
    // Whatever goes wrong with one request is the end of that request alone.
    response.on('error', () => response.destroy());
    request.on('error', () => response.destroy());
    answer(request)
      .catch(() => ({ status: 500, headers: {}, body: Buffer.from('the server failed\n') }))
      .then(({ status, headers, body }) => {
        const length = body === null ? {} : { 'Content-Length': body.length };
        const policy = { 'Content-Security-Policy': POLICY + framesOf(pathOf(request.url)) };
        response.writeHead(status, { ...HEADERS, ...policy, ...headers, ...length });
        response.end(request.method === 'HEAD' ? undefined : (body ?? undefined));
      })
      .catch(() => response.destroy());
  });
  server.on('clientError', (_, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
    else socket.destroy();
  });
  const candidates =
    port === undefined
      ? Array.from({ length: PORTS_TRIED }, (_, index) => DEFAULT_PORT + index)
      : [port];
  for (const candidate of candidates) {
    if (!(await listen(server, candidate, host))) continue;
    const address = `http://${nameOf(host)}:${server.address().port}/`;
    const stop = () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      });
    return { address, stop };
  }
  throw new Error(
    port === undefined
      ? `no free port: tried ${candidates[0]} to ${candidates.at(-1)}`
      : `port ${port} is in use: choose another one with --port, or none`,
  );
}

/** What the policy of a page says of frames, which only a header can refuse. */
function framesOf(path) {
  if (path === '/embed.html') return '';
  const own = path.startsWith('/examples/') ? "; frame-src 'self'" : '';
  return `${own}; frame-ancestors 'none'`;
}

/** Of an address, what stands before its query. */
function pathOf(url = '/') {
  return url.split('?', 1)[0];
}

/** How a host stands in an address. */
function nameOf(host) {
  if (host === '::' || host === '0.0.0.0') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** false when the port is taken. */
function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    const onError = (error) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(reasonOf(error, port, host));
    server.once('error', onError);
    server.listen(port, host, () => {
      server.off('error', onError);
      resolve(true);
    });
  });
}

function reasonOf(error, port, host) {
  if (error.code === 'EACCES')
    return new Error(`port ${port} may not be used: take one above 1023`);
  if (['ENOTFOUND', 'EADDRNOTAVAIL', 'EAI_AGAIN'].includes(error.code))
    return new Error(`'${host}' is no host of this machine`);
  return error;
}

/** The port and the host that are asked for; throws an error that says what is wrong. */
export function readOptions(args, environment = {}) {
  let port = environment.PORT ? readPort('PORT', environment.PORT) : undefined;
  let host;
  for (let at = 0; at < args.length; at++) {
    const [name, given] = split(args[at]);
    const next = given ?? args[at + 1];
    const hasNext = next !== undefined && (given !== undefined || !next.startsWith('-'));
    if (name === '--port') {
      if (next === undefined) throw new Error('--port needs a number');
      port = readPort('--port', next);
    } else if (name === '--host') {
      if (hasNext && next === '') throw new Error('--host needs a name, or nothing');
      host = hasNext ? next : '::';
    } else if (name !== '--') throw new Error(`'${args[at]}' is not known; ${USAGE}`);
    if (given === undefined && (name === '--port' || (name === '--host' && hasNext))) at++;
  }
  return { ...(port !== undefined && { port }), ...(host !== undefined && { host }) };
}

function split(argument) {
  const at = argument.indexOf('=');
  return at < 0 ? [argument, undefined] : [argument.slice(0, at), argument.slice(at + 1)];
}

function readPort(name, value) {
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value);
  throw new Error(`${name} must be a number from 0 to 65535, not '${value}'`);
}

/** The addresses under which other machines of the house reach a server that answers every one. */
export function outerAddresses(address, host, interfaces = networkInterfaces()) {
  if (host !== '::' && host !== '0.0.0.0') return [];
  const { port } = new URL(address);
  return Object.values(interfaces)
    .flat()
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map((entry) => `http://${entry.address}:${port}/`);
}

/**
 * Serves until Ctrl+C or SIGTERM. What is wrong is one line, and status 2; `prepare` is called once the port is
 * ours, before the address is printed.
 */
export async function main(args, prepare = async () => {}) {
  try {
    const options = readOptions(args, process.env);
    const { address, stop } = await serve(options);
    await prepare();
    const end = () => void stop().then(() => process.exit(0));
    process.once('SIGTERM', end);
    process.once('SIGINT', end);
    const outer = outerAddresses(address, options.host).map((other) => ` and ${other}`);
    console.log(`Hitori is served at ${address}${outer.join('')} (stop with Ctrl+C)`);
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
