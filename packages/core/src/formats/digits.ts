/**
 * Numbers as single characters: 0-9, then a-z for 10-35, then A-Z for 36-61. The link formats use the
 * first 36 of them, Simon Tatham's all 62.
 */
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The number that a character stands for, or -1 for a character that is no digit of the base. */
export function digitValue(char: string, base: 36 | 62): number {
  const value = char.length === 1 ? DIGITS.indexOf(char) : -1;
  return value < base ? value : -1;
}

/** The character for a number of 0..61. */
export function digitOf(value: number): string {
  return DIGITS[value];
}

/** The number that a label is the usual spelling of, or -1 ('01', words and negatives are none). */
export function numberOf(label: string): number {
  return /^(?:0|[1-9]\d{0,14})$/.test(label) ? Number(label) : -1;
}
