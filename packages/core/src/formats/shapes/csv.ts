/** Tables with quoted fields, `"1","1","3"`; without quotes they are bare rows. */

import { ok } from '../../base/result.ts';
import { createPuzzle } from '../../puzzle/puzzle.ts';
import { dropTableFrame } from '../cells/table-frame.ts';
import { fault, type ParseResult } from '../contract/format.ts';
import { claimOne, type Shape } from '../document/document.ts';
import { readTable } from '../notations/csv.ts';

const QUOTED = /^(?:[^",;\t]{0,40}[,;\t])*"[^"]*(?:""[^"]*)*"\s*(?:[,;\t]|$)/;

export const csvShape: Shape = {
  name: 'csv',
  examples: [
    ['"1","1","3"\n"2","3","1"\n"2","1","1"', '113/231/211'],
    ['"New York",2\n2,"say ""x"""', 'New York 2/2 say "x"'],
    ['"","0","1","2"\n"0","1","1","3"\n"1","2","3","1"\n"2","2","1","1"', '113/231/211'],
    ['"1"\n1\n2\n3', '1/1/2/3'],
  ],
  claim(document, at) {
    const { raw, text } = document.lines[at];
    if (!text.includes('"') || !/[",;\t]/.test(text.slice(1))) return undefined;
    const end = document.blockEnd(at);
    const below = end > at + 1 ? document.lines[at + 1].text : '';
    if (!isTableLine(raw) && !isColumn(text, below)) return undefined;
    const result = parseTable(document.rawText(at, end));
    // Text in quotes is no table, unless it was written as one.
    return result.ok || text.startsWith('"') ? claimOne(at, end, result) : undefined;
  },
};

/** A quoted row alone, as programs write it, has no further field. */
function isTableLine(raw: string): boolean {
  const line = raw.trim();
  if (line.includes('\\n"') || line.includes('://')) return false;
  if (!/^"[^"]*"[,;]?$/.test(line)) return line.startsWith('"') ? QUOTED.test(line) : false;
  return /[^\p{L}\p{N}.?_\-,;\s|]/u.test(line.slice(1, line.lastIndexOf('"')));
}

/** A table of one column, as `formatCsv` writes it: only the first field stands in quotes. */
function isColumn(first: string, second: string): boolean {
  return /^"[^"]*"$/.test(first) && /^(?:""|[^\s",;|]+)$/.test(second);
}

function parseTable(text: string): ParseResult {
  const table = readTable(text);
  if (!table)
    return fault(
      'stray-character',
      'a quotation mark is not closed, or stands inside a field: double it',
    );
  const bare = dropTableFrame(table);
  const puzzle = createPuzzle(bare?.cells ?? table);
  return puzzle.ok
    ? ok({ puzzle: puzzle.value, format: 'csv', warnings: bare ? [bare.warning] : [] })
    : puzzle;
}
