import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outerAddresses, readOptions, type Served, serve } from '../scripts/serve.mjs';
import { rangeOf } from '../scripts/static-files.mjs';

const SCRIPT = fileURLToPath(new URL('../scripts/serve.mjs', import.meta.url));
const PAGE = `<!doctype html>${'<p>hitori</p>'.repeat(100)}`;
const BYTES = '0123456789';
const folder = mkdtempSync(join(tmpdir(), 'hitori-serve-'));
let server: Served;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'ten.bin'), BYTES);
  writeFileSync(join(folder, 'secret.txt'), 'x');
  chmodSync(join(folder, 'secret.txt'), 0);
  mkdirSync(join(folder, 'folder'));
  server = await serve({ port: 0, root: pathToFileURL(folder) });
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A request as it is written: no client mends it. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(server.address);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

test.each([
  ['bytes=2-5', 206, '2345', 'bytes 2-5/10'],
  ['bytes=-5', 206, '56789', 'bytes 5-9/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=7-99', 206, '789', 'bytes 7-9/10'],
  ['bytes=-99', 206, BYTES, 'bytes 0-9/10'],
  ['bytes=10-5', 200, BYTES, undefined],
  ['bytes=5-2', 200, BYTES, undefined],
  ['bytes=a-b', 200, BYTES, undefined],
  ['bytes=-', 200, BYTES, undefined],
  ['bytes=0-1,3-4', 200, BYTES, undefined],
  ['lines=1-2', 200, BYTES, undefined],
  ['bytes=10-', 416, 'no such range\n', 'bytes */10'],
  ['bytes=-0', 416, 'no such range\n', 'bytes */10'],
  ['bytes=99999999999999999999-', 416, 'no such range\n', 'bytes */10'],
])('Range: %s', async (range, status, body, place) => {
  const answer = await ask('/ten.bin', { Range: range });
  expect(answer.status).toBe(status);
  expect(answer.body.toString()).toBe(body);
  expect(answer.headers['content-range']).toBe(place);
});

test.each([
  ['/', 200],
  ['/index.html?x=%', 200],
  ['/nothing', 404],
  ['/folder', 404],
  ['/folder/', 404],
  ['/ten.bin/x', 404],
  ['/%', 400],
  ['/%E0%A4%A', 400],
  ['/%00', 400],
  ['/../../../etc/passwd', 400],
  ['/..%2f..%2fetc/passwd', 400],
  [`/${'a'.repeat(5000)}`, 404],
  ['*', 400],
])('GET %.40s', async (path, status) => {
  expect((await ask(path)).status).toBe(status);
});

test('a file that cannot be read is an answer, and the server goes on', async () => {
  const { status } = await ask('/secret.txt');
  // Root reads every file.
  expect([200, 403]).toContain(status);
  for (const method of ['POST', 'DELETE', 'OPTIONS'])
    expect((await ask('/', {}, method)).status).toBe(405);
  expect((await ask('/', {}, 'HEAD')).body).toHaveLength(0);
  expect((await ask('/')).status).toBe(200);
});

test.each(['\r\n\r\n', 'GET\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n', '\0\0\0\r\n\r\n', ''])(
  'bytes that are no request are not the end: %j',
  async (bytes) => {
    const { port } = new URL(server.address);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), 'localhost', () => socket.end(bytes));
      socket.on('error', () => resolve());
      socket.on('close', () => resolve());
      socket.resume();
    });
    expect((await ask('/')).status).toBe(200);
  },
);

test('texts are compressed as the browser asks, and not sent twice', async () => {
  const brotli = await ask('/', { 'Accept-Encoding': 'gzip, deflate, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.body).toString()).toBe(PAGE);
  const zipped = await ask('/', { 'Accept-Encoding': 'gzip;q=1.0, br;q=0' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.body).toString()).toBe(PAGE);
  expect((await ask('/')).headers['content-encoding']).toBeUndefined();
  expect((await ask('/ten.bin', { 'Accept-Encoding': 'br' })).body.toString()).toBe(BYTES);
  const again = await ask('/', { 'If-None-Match': String(brotli.headers['etag']) });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
});

test('a range is never more than the file', () => {
  for (let size = 0; size < 4; size++)
    for (const [first, last] of [
      ['', '0'],
      ['', '9'],
      ['0', ''],
      ['0', '0'],
      ['3', '1'],
      ['2', '9'],
    ]) {
      const range = rangeOf(`bytes=${first}-${last}`, size);
      if (!range) continue;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.end).toBeGreaterThanOrEqual(range.start);
      expect(range.end).toBeLessThan(size);
    }
});

test.each([
  [[], {}, {}],
  [['--port', '80'], {}, { port: 80 }],
  [['--port=0', '--host'], { PORT: '9' }, { port: 0, host: '::' }],
  [['--', '--host', '127.0.0.1'], { PORT: '9' }, { port: 9, host: '127.0.0.1' }],
  [['--host', '--port', '7'], {}, { port: 7, host: '::' }],
])('options %j with %j', (args, environment, options) => {
  expect(readOptions(args, environment)).toEqual(options);
});

test.each([
  [['--port'], {}, '--port'],
  [['--port', 'x'], {}, "'x'"],
  [['--port', '70000'], {}, "'70000'"],
  [['--port=-1'], {}, "'-1'"],
  [['--prot', '1'], {}, "'--prot'"],
  [[], { PORT: '3.5' }, 'PORT'],
])('wrong options %j with %j are one line', (args, environment, part) => {
  expect(() => readOptions(args, environment)).toThrow(part);
});

test('only the page that is made for it stands in frames of others', async () => {
  const policyOf = async (path: string) => (await ask(path)).headers['content-security-policy'];
  expect(await policyOf('/')).toMatch(/frame-ancestors 'none'$/);
  expect(await policyOf('/?embed.html')).toMatch(/frame-ancestors 'none'$/);
  expect(await policyOf('/embed.html?x')).not.toContain('frame-ancestors');
  expect(await policyOf('/examples/events.html')).toMatch(/frame-src 'self'; frame-ancestors/);
});

test('a server for the house names the addresses of this machine in it', () => {
  const entry = { netmask: '', mac: '', cidr: null, internal: false };
  const interfaces = {
    lo: [{ ...entry, address: '127.0.0.1', family: 'IPv4' as const, internal: true }],
    wlan: [
      { ...entry, address: '192.168.1.7', family: 'IPv4' as const },
      { ...entry, address: 'fe80::1', family: 'IPv6' as const, scopeid: 2 },
    ],
  };
  const of = (host: string | undefined) =>
    outerAddresses('http://localhost:5173/', host, interfaces);
  expect(of('::')).toEqual(['http://192.168.1.7:5173/']);
  expect(of(undefined)).toEqual([]);
  expect(of('127.0.0.1')).toEqual([]);
});

/** The script until it ends by itself or by the signal that is sent once it serves. */
function runScript(
  args: readonly string[],
  signal?: NodeJS.Signals,
): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [SCRIPT, ...args]);
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
      if (signal) child.kill(signal);
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.on('exit', (code) => resolve({ code, out, err }));
  });
}

test('a busy port is one line, and SIGTERM ends it', async () => {
  const busy = await runScript(['--port', new URL(server.address).port]);
  expect(busy.code).toBe(2);
  expect(busy.err).toMatch(/^port \d+ is in use: .*\n$/);
  expect((await runScript(['--port', 'x'])).err.split('\n')).toHaveLength(2);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const ended = await runScript(['--port', '0'], signal);
    expect(ended).toMatchObject({ code: 0, err: '' });
    expect(ended.out).toMatch(/http:\/\/localhost:\d+\//);
  }
});
