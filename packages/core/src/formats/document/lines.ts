/**
 * The lines of a text as the shapes see them: whatever ended them, without a byte order mark, with white
 * space and punctuation of all widths as plain ones, and trimmed. Digits stay as they are: they are labels.
 * A fence of a code block is a blank line. The line as it came is kept beside it.
 *
 * A line with bytes that were no text (NUL and other controls, U+FFFD) is marked: it is one error, and
 * the lines around it are read.
 */
export interface Line {
  readonly raw: string;
  /** Normalised and trimmed; '' for a blank line. */
  readonly text: string;
  readonly isBad: boolean;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const BAD = /[\0-\x08\x0E-\x1A\x1C-\x1F\uFFFD]|\x1B(?!\[[\d;]*m)/;
const PLAIN = /^[\x20-\x7E]*$/;
const ODD_SPACE = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;
const NO_WIDTH = /[\u200B-\u200D\u2060\uFEFF\u00AD]/g;
/** Full-width punctuation, by its distance from the plain one. */
const WIDE_SIGN = /[\uFF02\uFF06-\uFF09\uFF0C\uFF0F\uFF1A\uFF1B\uFF1D\uFF3B\uFF3D\uFF5B-\uFF5D]/g;
const WIDE_DISTANCE = 0xfee0;
const FENCE = /^(?:`{3,}|~{3,})[\w+#.-]*$/;

export function readLines(text: string): Line[] {
  return splitRaw(text).map(readLine);
}

/** Lines ended by carriage returns, line feeds or both. */
export function splitRaw(text: string): string[] {
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
  return body.split(body.includes('\r') ? /\r\n|\r|\n/ : '\n');
}

function readLine(raw: string): Line {
  const text = normalise(raw);
  return { raw, text: FENCE.test(text) ? '' : text, isBad: isBadText(raw) };
}

/** Whether a text holds what no text file holds: bytes that were no UTF-8, NUL, control characters. */
export function isBadText(text: string): boolean {
  return !PLAIN.test(text) && BAD.test(text);
}

export function normalise(raw: string): string {
  if (PLAIN.test(raw)) return raw.trim();
  return raw
    .replace(ODD_SPACE, ' ')
    .replace(NO_WIDTH, '')
    .replace(WIDE_SIGN, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDE_DISTANCE))
    .replace(/、/g, ',')
    .trim();
}
