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
/** A twentieth larger than the best that the library can do, in half the time. */
const LEVEL = 2;
/** Bytes of an entry in the table of places: its kind, an offset or a stream, a place in that. */
const FIELDS = [1, 4, 2] as const;
const ENTRY = FIELDS[0] + FIELDS[1] + FIELDS[2];

/** What stands between `obj` and `endobj`: of a stream its fields and content, of the rest the whole text. */
type Part = { readonly number: number } & (
  | { readonly fields: string; readonly content: Uint8Array }
  | { readonly text: string }
);

/** The same document in less room. */
export function packObjects(pdf: Uint8Array): Uint8Array {
  const end = latin1(pdf.subarray(-100));
  const tableAt = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(end)?.[1]);
  const [table, trailer] = latin1(pdf.subarray(tableAt)).split('trailer') as [string, string];
  const parts = readParts(pdf, table, tableAt);
  const header = pdf.subarray(0, pdf.indexOf(NEWLINE, pdf.indexOf(NEWLINE) + 1) + 1);
  const writer = new Writer(header);
  const small: { number: number; text: string }[] = [];
  for (const part of parts)
    if ('text' in part) small.push(part);
    else writer.addStream(part.number, part.fields, part.content);
  let next = parts.length + 1;
  for (let at = 0; at < small.length; at += OBJECTS_A_STREAM)
    writer.addObjectStream(next++, small.slice(at, at + OBJECTS_A_STREAM));
  return writer.finish(next, trailer.slice(trailer.indexOf('<<') + 2, trailer.lastIndexOf('>>')));
}

const NEWLINE = 10;
const STREAM = '\nstream\n';
const STREAM_END = '\nendstream\nendobj\n';
const OBJECT_END = 'endobj\n';
/** No fields of a stream are longer. */
const LONGEST_FIELDS = 1000;

/** The objects by the table of places: `xref`, a line with their number, the free entry, one line each. */
function readParts(pdf: Uint8Array, table: string, tableAt: number): Part[] {
  const lines = table.split('\n').slice(3, -1);
  const offsets = lines.map((line) => Number(line.slice(0, 10)));
  const sorted = [...offsets, tableAt].sort((a, b) => a - b);
  const endOf = new Map(sorted.map((offset, at) => [offset, sorted[at + 1]]));
  return offsets.map((offset, at) => readPart(at + 1, pdf.subarray(offset, endOf.get(offset))));
}

function readPart(number: number, whole: Uint8Array): Part {
  const isStream = latin1(whole.subarray(-STREAM_END.length)) === STREAM_END;
  const text = latin1(isStream ? whole.subarray(0, LONGEST_FIELDS) : whole);
  const begin = text.indexOf('obj') + 'obj'.length;
  if (!isStream) return { number, text: text.slice(begin, -OBJECT_END.length).trim() };
  const streamAt = text.indexOf(STREAM);
  const fields = text.slice(text.indexOf('<<', begin) + 2, text.lastIndexOf('>>', streamAt));
  const [entry = '', length] = /\/Length (\d+)/.exec(fields) ?? [];
  const start = streamAt + STREAM.length;
  const content = whole.subarray(start, start + Number(length));
  return { number, fields: fields.replace(entry, '').trim(), content };
}

class Writer {
  private readonly chunks: Uint8Array[] = [];
  private length = 0;
  /** By object: in the file at an offset, or in a stream at a place. */
  private readonly places: [kind: number, first: number, second: number][] = [[0, 0, 65535]];

  constructor(header: Uint8Array) {
    this.add(header);
  }

  /** Metadata stay legible to programs that know no PDF; what is compressed already is left as it is. */
  addStream(number: number, fields: string, content: Uint8Array): void {
    const isLeft = /\/Filter|\/Type \/Metadata/.test(fields);
    const packed = isLeft ? content : zlibSync(content, { level: LEVEL });
    const filter = isLeft ? '' : '/Filter /FlateDecode\n';
    this.places[number] = [1, this.length, 0];
    const head = `${number} 0 obj\n<<\n${fields}\n${filter}/Length ${packed.length}\n>>${STREAM}`;
    this.add(bytesOf(head));
    this.add(packed);
    this.add(bytesOf(STREAM_END));
  }

  addObjectStream(number: number, parts: readonly { number: number; text: string }[]): void {
    let offset = 0;
    const head = parts.map((part, index) => {
      this.places[part.number] = [2, number, index];
      const entry = `${part.number} ${offset}`;
      offset += part.text.length + 1;
      return entry;
    });
    const first = `${head.join(' ')}\n`;
    const content = first + parts.map(({ text }) => `${text}\n`).join('');
    const fields = `/Type /ObjStm /N ${parts.length} /First ${first.length}`;
    this.addStream(number, fields, bytesOf(content));
  }

  /** `trailer`: the fields of the trailer, of which the size is another one now. */
  finish(number: number, trailer: string): Uint8Array {
    const start = this.length;
    this.places[number] = [1, start, 0];
    const fields = trailer.replace(/\/Size \d+/, `/Size ${this.places.length}`).trim();
    this.addStream(number, `/Type /XRef /W [${FIELDS.join(' ')}]\n${fields}`, this.tableOfPlaces());
    this.add(bytesOf(`startxref\n${start}\n%%EOF\n`));
    return joined(this.chunks);
  }

  private tableOfPlaces(): Uint8Array {
    const table = new Uint8Array(this.places.length * ENTRY);
    this.places.forEach((place, at) => {
      let position = at * ENTRY;
      place.forEach((value, field) => {
        for (let byte = FIELDS[field]! - 1; byte >= 0; byte--)
          table[position++] = Math.floor(value / 256 ** byte) % 256;
      });
    });
    return table;
  }

  private add(chunk: Uint8Array): void {
    this.chunks.push(chunk);
    this.length += chunk.length;
  }
}

/** The bytes of all chunks, one after the other. */
export function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

/** Calls with more arguments could be too many for the stack. */
const MOST_ARGUMENTS = 8192;

/** One character a byte. */
function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += MOST_ARGUMENTS)
    text += String.fromCharCode.apply(null, bytes.subarray(at, at + MOST_ARGUMENTS) as never);
  return text;
}

function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}
