/**
 * A WOFF file as the font that is in it (W3C, WOFF File Format 1.0). fontkit would unpack a whole table for every
 * glyph that it reads there; so all of them are unpacked once.
 */
import { unzlibSync } from 'fflate';

const SIGNATURE = 0x774f4646;
const HEADER = 44;
const ENTRY = 20;
/** Of the font that is made: its header, and an entry of its directory. */
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/** The font of a WOFF file; other files are left as they are. Throws where the file is broken. */
export function unpackWoff(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER || view.getUint32(0) !== SIGNATURE) return bytes;
  const count = view.getUint16(12);
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = HEADER + at * ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((field) => view.getUint32(entry + field));
    const stored = bytes.subarray(offset!, offset! + packed!);
    const content = packed! < length! ? unzlibSync(stored) : stored;
    return { tag: view.getUint32(entry), checksum: view.getUint32(entry + 16), content };
  });
  const start = SFNT_HEADER + count * SFNT_ENTRY;
  const size = tables.reduce((sum, { content }) => sum + padded(content.length), start);
  const font = new Uint8Array(size);
  const out = new DataView(font.buffer);
  writeHeader(out, view.getUint32(4), count);
  let offset = start;
  tables.forEach(({ tag, checksum, content }, at) => {
    const fields = [tag, checksum, offset, content.length];
    fields.forEach((value, field) => {
      out.setUint32(SFNT_HEADER + at * SFNT_ENTRY + field * 4, value);
    });
    font.set(content, offset);
    offset += padded(content.length);
  });
  return font;
}

function writeHeader(out: DataView, flavour: number, count: number): void {
  const power = Math.floor(Math.log2(count));
  out.setUint32(0, flavour);
  out.setUint16(4, count);
  out.setUint16(6, 16 * 2 ** power);
  out.setUint16(8, power);
  out.setUint16(10, 16 * (count - 2 ** power));
}

/** Tables begin at multiples of four bytes. */
function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}
