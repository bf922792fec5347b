/**
 * The text inside a penpa-edit link: base64 of raw deflate of lines in which frequent words are
 * abbreviated to `z` and a letter. The words and their letters are those of penpa-edit (`COMPRESS_SUB`
 * in its class_p.js); `zZ` stands for a `z` proper.
 */
import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import { formatBase64, parseBase64 } from './base64.ts';

/** Far above any real link; what inflates to more is refused half-way. */
const MAX_TEXT = 4 * 1024 * 1024;
const PIECE = 4096;

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  Z: 'z',
  9: '"qa"',
  Q: '"pu_q"',
  A: '"pu_a"',
  G: '"grid"',
  M: '"edit_mode"',
  S: '"surface"',
  L: '"line"',
  E: '"lineE"',
  W: '"wall"',
  C: '"cage"',
  N: '"number"',
  Y: '"symbol"',
  P: '"special"',
  B: '"board"',
  R: '"command_redo"',
  U: '"command_undo"',
  8: '"command_replay"',
  1: '"numberS"',
  F: '"freeline"',
  2: '"freelineE"',
  T: '"thermo"',
  3: '"arrows"',
  D: '"direction"',
  0: '"squareframe"',
  5: '"polygon"',
  4: '"deletelineE"',
  6: '"killercages"',
  7: '"nobulbthermo"',
  _: '"__a"',
  O: 'null',
};

const LETTERS = new Map(Object.entries(ABBREVIATIONS).map(([letter, word]) => [word, letter]));
const WORDS = new RegExp(Object.values(ABBREVIATIONS).join('|'), 'g');

/** The text that a link holds, or undefined when it is damaged or far too long. */
export function unpackPenpa(packed: string): string | undefined {
  const bytes = parseBase64(packed);
  if (!bytes) return undefined;
  const pieces: Uint8Array[] = [];
  let length = 0;
  const inflate = new Inflate((piece) => {
    pieces.push(piece);
    length += piece.length;
  });
  try {
    for (let at = 0; at < bytes.length && length <= MAX_TEXT; at += PIECE)
      inflate.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
    return length > MAX_TEXT ? undefined : expand(strFromU8(joinBytes(pieces, length)));
  } catch {
    return undefined;
  }
}

/** The text with its abbreviations written out; undefined when that is far too long. */
function expand(text: string): string | undefined {
  let length = text.length;
  for (let at = text.indexOf('z'); at >= 0; at = text.indexOf('z', at + 2)) {
    length += (ABBREVIATIONS[text.charAt(at + 1)]?.length ?? 2) - 2;
    if (length > MAX_TEXT) return undefined;
  }
  return text.replace(/z(.)/g, (whole, letter) => ABBREVIATIONS[letter] ?? whole);
}

function joinBytes(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

export function packPenpa(text: string): string {
  const short = text.replace(WORDS, (word) => `z${LETTERS.get(word)}`);
  return formatBase64(deflateSync(strToU8(short), { level: 9 }));
}
