/** A puzzle behind its name on one line: `Puzzle 3: 113/231/211`, `1. hitori:3x3:113231211`. */
import { ok } from '../../base/result.ts';
import { isFlatLine, readFlat } from '../cells/flat.ts';
import type { ParseResult } from '../contract/format.ts';
import { claimOne, type Shape } from '../document/document.ts';
import { readIdLine, readLiteral } from './lines.ts';

const LABEL = /^([\p{L}\p{N}#][\p{L}\p{N} #._-]{0,40}?)\s*[:=.)]\s+(?=\S)/u;

/** Names that count puzzles; behind others a number is a date or the like. */
const NUMBERED = /^\D{0,12}\d{1,5}$/;

function readSquare(text: string): ParseResult | undefined {
  const cells = [...text];
  return /^[\d.?]+$/.test(text) && isFlatLine(cells) ? readFlat(cells) : undefined;
}

export const labelledShape: Shape = {
  name: 'labelled',
  examples: [
    ['Puzzle 3: 113/231/211', '113/231/211'],
    ['1. hitori:3x3:113231211', '113/231/211'],
    ['date: 12/05', 'unknown-format'],
  ],
  claim({ lines }, at) {
    const { text } = lines[at];
    const match = LABEL.exec(text.slice(0, 80));
    if (!match) return undefined;
    const rest = text.slice(match[0].length);
    const result = readIdLine(rest) ?? (rest.split('/').length > 2 ? readLiteral(rest) : undefined);
    const read = result ?? (NUMBERED.test(match[1]) ? readSquare(rest) : undefined);
    if (!read?.ok) return undefined;
    return claimOne(at, at + 1, ok({ ...read.value, id: read.value.id ?? match[1].trim() }));
  },
};
