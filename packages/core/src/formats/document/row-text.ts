/**
 * Lines that might be rows of a grid: what they are once quotes, frames, fences of tables, LaTeX and
 * trailing comments are taken away, and how much they look like a row.
 */

import { trimSigns } from '../cells/trim.ts';

/** `strong`: numbers or single signs; `weak`: words or letters alone; `near`: mostly numbers. */
export type RowKind = 'strong' | 'weak' | 'near' | 'frame' | 'comment' | 'text';

export interface RowText {
  readonly kind: RowKind;
  readonly text: string;
}

const FRAME = /^[-+=|:─━│┃┌┐└┘├┤┬┴┼╭╮╰╯╔╗╚╝╠╣╦╩╬║═╞╡╪_\s]+$/u;
/** `#1`, `[1]`, `(1)`: the number of what follows. */
const SECTION = /^(?:#\d{1,6}|\[\d{1,6}\]|\(\d{1,6}\)|\d{1,6}\))$/;
const LATEX_FRAME = /^(?:\\(?:begin|end|hline|toprule|midrule|bottomrule|cline|\[|\])|\$\$?$)/;
const COMMENT = /^(?:%|\/\/|;|\/\*|\*\/|--\s*\p{L}|#+\s|#$|<!--|REM\s)/u;
const TRAILING = /\s(?:#|%|\/\/|--|;+)\s*\p{L}.*$/u;
const CELL = /^(?:[-+]?[\p{N}]+(?:[.'][\p{N}]+)?|[\p{L}\p{N}]|[.?_·-])?$/u;
const COMPACT = /^[\p{L}\p{N}.?_\-·]+$/u;
const FLAGGED = /^\p{N}+[-:/|_.]?[a-zA-Z01*#!xX]$|^[bBwW*#]\p{N}+$/u;
const WORD = /^[-+]?[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[-+_.'][\p{L}\p{N}\p{M}]+)*$/u;
const LETTER = /\p{L}/u;
/** Signs of programs and markup: what holds them is read by shapes of its own. */
const CODE = /[{}[\]"<>=]/;
const DIGIT = /\p{N}/u;
const SEPARATORS = /\s*[;,|&\t]\s*|\s+/;
/** Nothing longer is a row: 255 words with their separators. */
const LONGEST = 16_384;

export function readRowText(line: string): RowText {
  if (line.length > LONGEST)
    return { kind: /^[\d\s,;]+$/.test(line) ? 'near' : 'text', text: line };
  if (SECTION.test(line)) return { kind: 'text', text: line };
  if (COMMENT.test(line)) return { kind: 'comment', text: line };
  if (LATEX_FRAME.test(line)) return { kind: 'frame', text: line };
  if (FRAME.test(line) && /[+=|:─━═┌└├╔╚╠╞]|--/u.test(line) && !/^[-_. ]{1,2}$/.test(line))
    return { kind: 'frame', text: line };
  const text = undress(line);
  return { kind: kindOf(text), text };
}

function undress(line: string): string {
  let text = line;
  if (/[#%/;]|--/.test(text)) text = text.replace(TRAILING, '').trim();
  while (text.startsWith('> ')) text = text.slice(2).trim();
  if (text.includes('\\')) text = dropLatexEnds(text);
  if (/["'`]/.test(text)) {
    const bare = trimSigns(trimSigns(text, '', ',;+\\ '), '"\'`', '"\'`');
    const row = bare.endsWith('\\n') ? bare.slice(0, -2) : bare;
    if (!/["'`]/.test(row)) text = row.trim();
  }
  const isFramed =
    BARS.includes(text[0]) && text.length > 1 && BARS.includes(text[text.length - 1]);
  if (isFramed) text = text.slice(1, -1).trim();
  return text.replace(/[│┃║]/gu, '|');
}

const BARS = '|│┃║';
const LATEX_ENDS = ['\\hline', '\\tabularnewline', '\\cr', '\\\\', '\\'];

function dropLatexEnds(text: string): string {
  for (;;) {
    const end = LATEX_ENDS.find((command) => text.endsWith(command));
    if (end === undefined) return text;
    text = text.slice(0, -end.length).trimEnd();
  }
}

function kindOf(text: string): RowKind {
  if (text === '' || CODE.test(text)) return 'text';
  const tokens = text.split(SEPARATORS);
  if (tokens.at(-1) === '') tokens.pop();
  if (tokens.length === 1) return compactKind(tokens[0]);
  let cells = 0;
  let words = 0;
  let numbers = 0;
  for (const token of tokens) {
    if (CELL.test(token) || FLAGGED.test(token)) {
      cells++;
      if (DIGIT.test(token) || /^[.?_·-]?$/u.test(token)) numbers++;
    } else if (WORD.test(token)) words++;
  }
  if (cells === tokens.length) return numbers > 0 ? 'strong' : 'weak';
  if (cells + words === tokens.length && numbers * 2 <= tokens.length) return 'weak';
  return numbers * 2 > tokens.length ? 'near' : 'text';
}

function compactKind(token: string): RowKind {
  if (COMPACT.test(token)) {
    const letters = [...token].filter((char) => LETTER.test(char)).length;
    return letters * 2 > [...token].length ? 'weak' : 'strong';
  }
  const digits = [...token].filter((char) => DIGIT.test(char)).length;
  if (FLAGGED.test(token)) return 'strong';
  return digits * 2 >= token.length && digits >= 1 && !/[:/]/.test(token) ? 'near' : 'text';
}
