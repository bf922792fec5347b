/**
 * A PDF made small: streams are compressed; objects that are none move into object streams, and the table of their
 * places becomes a stream too (ISO 32000-1, 7.5.7 and 7.5.8). A book has tens of thousands of tags, each a
 * small object, which take a tenth of the room like this. One library compresses everything, so that a book is the
 * same file in Node and in a browser.
 *
 * What it reads is the plain form: one table of places at the end, every generation 0, no encryption.
 */
import { zlibSync } from 'fflate';

/** Objects of one stream; readers unpack a whole stream for one of its objects. */
const OBJECTS_A_STREAM = 200;
/** Bytes of an entry in the table of places: its kind, an offset or a stream, a place in that. */
const FIELDS = [1, 4, 2] as const;
const ENTRY = FIELDS[0] + FIELDS[1] + FIELDS[2];
const LEVEL = 6;

interface Part {
  readonly number: number;
  /** Between `obj` and `endobj`. */
  readonly body: string;
  readonly isStream: boolean;
}

/** The same document in less room. */
export function packObjects(pdf: Uint8Array): Uint8Array {
  const text = latin1(pdf);
  const tableAt = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-100))?.[1]);
  const trailer = text.slice(text.indexOf('trailer', tableAt) + 'trailer'.length);
  const parts = readParts(text, tableAt);
  const writer = new Writer(text.slice(0, text.indexOf('\n', text.indexOf('\n') + 1) + 1));
  for (const { number, body } of parts.filter(({ isStream }) => isStream))
    writer.addObject(number, compressed(body));
  const small = parts.filter(({ isStream }) => !isStream);
  let next = parts.length + 1;
  for (let at = 0; at < small.length; at += OBJECTS_A_STREAM)
    writer.addObjectStream(next++, small.slice(at, at + OBJECTS_A_STREAM));
  return writer.finish(next, trailer.slice(trailer.indexOf('<<') + 2, trailer.lastIndexOf('>>')));
}

/** The objects by the table of places: `xref`, a line with their number, the free entry, one line each. */
function readParts(text: string, tableAt: number): Part[] {
  const lines = text.slice(tableAt, text.indexOf('trailer', tableAt)).split('\n').slice(3, -1);
  const offsets = lines.map((line) => Number(line.slice(0, 10)));
  const sorted = [...offsets, tableAt].sort((a, b) => a - b);
  const endOf = new Map(sorted.map((offset, at) => [offset, sorted[at + 1]]));
  return offsets.map((offset, at) => {
    const end = endOf.get(offset);
    const whole = text.slice(offset, end);
    const body = whole.slice(whole.indexOf('obj') + 'obj'.length, whole.lastIndexOf('endobj'));
    return { number: at + 1, body: body.trim(), isStream: body.includes(STREAM) };
  });
}

const STREAM = '\nstream\n';

/** A stream object with its content compressed; the metadata stay legible to programs that know no PDF. */
function compressed(body: string): string {
  const at = body.indexOf(STREAM);
  const fields = body.slice(body.indexOf('<<') + 2, body.lastIndexOf('>>', at));
  const length = /\/Length (\d+)/.exec(fields);
  if (!length || /\/Filter|\/Type \/Metadata/.test(fields)) return body;
  const start = at + STREAM.length;
  const content = body.slice(start, start + Number(length[1]));
  return streamOf(fields.replace(length[0], '').trim(), bytesOf(content));
}

class Writer {
  private readonly chunks: string[] = [];
  private length = 0;
  /** By object: in the file at an offset, or in a stream at a place. */
  private readonly places: [kind: number, first: number, second: number][] = [[0, 0, 65535]];

  constructor(header: string) {
    this.add(header);
  }

  addObject(number: number, body: string): void {
    this.places[number] = [1, this.length, 0];
    this.add(`${number} 0 obj\n${body}\nendobj\n`);
  }

  addObjectStream(number: number, parts: readonly Part[]): void {
    let offset = 0;
    const head = parts.map((part, index) => {
      this.places[part.number] = [2, number, index];
      const entry = `${part.number} ${offset}`;
      offset += part.body.length + 1;
      return entry;
    });
    const first = `${head.join(' ')}\n`;
    const content = first + parts.map(({ body }) => `${body}\n`).join('');
    const fields = `/Type /ObjStm /N ${parts.length} /First ${first.length}`;
    this.addObject(number, streamOf(fields, bytesOf(content)));
  }

  /** `trailer`: the fields of the trailer, of which the size is another one now. */
  finish(number: number, trailer: string): Uint8Array {
    const start = this.length;
    this.places[number] = [1, start, 0];
    const table = new Uint8Array(this.places.length * ENTRY);
    this.places.forEach((place, at) => {
      let position = at * ENTRY;
      place.forEach((value, field) => {
        const width = FIELDS[field]!;
        for (let byte = width - 1; byte >= 0; byte--)
          table[position++] = Math.floor(value / 256 ** byte) % 256;
      });
    });
    const fields = trailer.replace(/\/Size \d+/, `/Size ${this.places.length}`).trim();
    const kind = `/Type /XRef /W [${FIELDS.join(' ')}]`;
    this.add(`${number} 0 obj\n${streamOf(`${kind}\n${fields}`, table)}\nendobj\n`);
    this.add(`startxref\n${start}\n%%EOF\n`);
    return bytesOf(this.chunks.join(''));
  }

  private add(chunk: string): void {
    this.chunks.push(chunk);
    this.length += chunk.length;
  }
}

function streamOf(fields: string, content: Uint8Array): string {
  const packed = latin1(zlibSync(content, { level: LEVEL }));
  const head = fields === '' ? '' : `${fields}\n`;
  return `<<\n${head}/Filter /FlateDecode\n/Length ${packed.length}\n>>\nstream\n${packed}\nendstream`;
}

/** One character a byte. */
function latin1(bytes: Uint8Array): string {
  const STEP = 8192;
  let text = '';
  for (let at = 0; at < bytes.length; at += STEP)
    text += String.fromCharCode(...bytes.subarray(at, at + STEP));
  return text;
}

function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}
