/**
 * The files of a folder as answers to requests: what is sent for a path, a method and headers. No request
 * throws: what cannot be answered has a status that says why. Files are read whole, for they are small, and
 * compressed once.
 */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};
const PACKED = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt']);

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const PACKERS = {
  br: (body) => promisify(brotliCompress)(body, BROTLI),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

const text = (status, message, headers = {}) => ({
  status,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  body: Buffer.from(`${message}\n`),
});

/** Returns the function that answers `{ method, url, headers }` with `{ status, headers, body }`. */
export function staticFiles(root) {
  const cache = new Map();

  /** A file with its packed forms, read anew when it has changed. */
  const load = async (path) => {
    const { size, mtimeMs, isFile } = await stat(path).then((found) => ({
      size: found.size,
      mtimeMs: found.mtimeMs,
      isFile: found.isFile(),
    }));
    if (!isFile) return undefined;
    const known = cache.get(path);
    if (known && known.size === size && known.mtimeMs === mtimeMs) return known;
    const body = await readFile(path);
    const tag = createHash('sha256').update(body).digest('base64url').slice(0, 20);
    const file = { size, mtimeMs, body, tag, packed: new Map() };
    cache.set(path, file);
    return file;
  };

  return async function answer({ method = 'GET', url = '/', headers = {} }) {
    if (method !== 'GET' && method !== 'HEAD')
      return text(405, 'only GET and HEAD are answered', { Allow: 'GET, HEAD' });
    const path = pathOf(root, url);
    if (path === undefined) return text(400, 'this is no address of a file');
    let file;
    try {
      file = await load(path);
    } catch (error) {
      const isMissing = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(error.code);
      return isMissing ? text(404, 'not found') : text(403, 'this file cannot be read');
    }
    if (file === undefined) return text(404, 'not found');
    return send(file, extname(path), headers);
  };
}

/** The file of an address below the root; undefined for an address that is none. */
function pathOf(root, url) {
  let name;
  try {
    name = decodeURIComponent(url.split(/[?#]/, 1)[0]);
  } catch {
    return undefined;
  }
  if (!name.startsWith('/') || name.includes('\0')) return undefined;
  const base = normalize(root).replace(/[\\/]+$/, '');
  const path = normalize(join(base, name.endsWith('/') ? `${name}index.html` : name));
  return path.startsWith(base + sep) ? path : undefined;
}

async function send(file, type, headers) {
  const own = {
    'Content-Type': TYPES[type] ?? 'application/octet-stream',
    'Accept-Ranges': 'bytes',
    ETag: `"${file.tag}"`,
    ...(PACKED.has(type) && { Vary: 'Accept-Encoding' }),
  };
  if (isKnown(headers['if-none-match'], file.tag)) return { status: 304, headers: own, body: null };
  const range = headers['if-range'] === undefined ? rangeOf(headers.range, file.size) : undefined;
  if (range === null)
    return text(416, 'no such range', { 'Content-Range': `bytes */${file.size}` });
  if (range !== undefined) {
    const { start, end } = range;
    const body = file.body.subarray(start, end + 1);
    const place = { 'Content-Range': `bytes ${start}-${end}/${file.size}` };
    return { status: 206, headers: { ...own, ...place }, body };
  }
  const coding = PACKED.has(type) ? codingOf(headers['accept-encoding']) : undefined;
  if (coding === undefined) return { status: 200, headers: own, body: file.body };
  if (!file.packed.has(coding)) file.packed.set(coding, PACKERS[coding](file.body));
  const body = await file.packed.get(coding);
  const packed = { 'Content-Encoding': coding, ETag: `W/"${file.tag}"` };
  return { status: 200, headers: { ...own, ...packed }, body };
}

function isKnown(asked, tag) {
  if (typeof asked !== 'string') return false;
  return asked.split(',').some((one) => [`"${tag}"`, `W/"${tag}"`, '*'].includes(one.trim()));
}

/**
 * The bytes asked for, the end included. undefined: the whole file, also for a header that is malformed or
 * asks for several ranges, which a server may leave aside (RFC 9110, 14.2); null: none of them is there.
 */
export function rangeOf(header, size) {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/.exec(header ?? '');
  if (match === null) return undefined;
  const [, first, last] = match;
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const count = Math.min(Number(last), size);
    return count === 0 ? null : { start: size - count, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) return null;
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

/** The best of the codings that are accepted, by their weights. */
function codingOf(header) {
  const weights = new Map();
  for (const part of String(header ?? '').split(',')) {
    const [name, ...parameters] = part.trim().toLowerCase().split(';');
    const weight = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean);
    weights.set(name.trim(), weight === undefined ? 1 : Number(weight));
  }
  const weightOf = (name) => weights.get(name) ?? weights.get('*') ?? 0;
  const [best] = Object.keys(PACKERS).sort((a, b) => weightOf(b) - weightOf(a));
  return weightOf(best) > 0 ? best : undefined;
}
