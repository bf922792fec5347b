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

/** Whether a text holds control characters other than tabs and line ends, as binary data does. */
export function hasControls(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return /[\0-\x08\x0E-\x1F]/.test(text);
}
