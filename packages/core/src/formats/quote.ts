/**
 * Foreign text inside a message: always one line, short, and without characters that would act on a
 * terminal.
 */
const LONGEST = 24;

export function quote(text: string): string {
  return `'${printable(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)}'`;
}

/** The text with every control character, unpaired surrogate and the like made visible. */
export function printable(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '\uFFFD');
}
