/**
 * Base64 without the platform: core runs where there is neither `atob` nor `Buffer`. Spaces stand for
 * `+` (form decoding does that to links), and `-` and `_` of the URL alphabet are read too.
 */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The bytes, or undefined for a text that is not base64. */
export function parseBase64(text: string): Uint8Array | undefined {
  const body = text
    .replace(/[ -]/g, '+')
    .replace(/_/g, '/')
    .replace(/={1,2}$/, '');
  if (body.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((body.length * 3) / 4));
  let bits = 0;
  let length = 0;
  for (let at = 0; at < body.length; at++) {
    const value = ALPHABET.indexOf(body[at]);
    if (value < 0) return undefined;
    bits = ((bits << 6) | value) & 0xffffff;
    if (at % 4 !== 0) bytes[length++] = bits >> (6 - 2 * (at % 4));
  }
  return bytes;
}

export function formatBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const left = bytes.length - at;
    const bits = (bytes[at] << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    text += ALPHABET[bits >> 18] + ALPHABET[(bits >> 12) & 63];
    text += left > 1 ? ALPHABET[(bits >> 6) & 63] : '=';
    text += left > 2 ? ALPHABET[bits & 63] : '=';
  }
  return text;
}
