/**
 * HTML and LaTeX: rows of a table (`<tr><td>`, `&` and `\\`), and rows divided by line breaks of the
 * markup. The tags are taken away and what is left is read as text.
 */

import { ok } from '../../base/result.ts';
import { createPuzzle } from '../../puzzle/puzzle.ts';
import { readBlock } from '../cells/block.ts';
import { dropTableFrame } from '../cells/table-frame.ts';
import type { ParseResult } from '../contract/format.ts';
import { type Claim, claimOne, type Document, type Shape } from '../document/document.ts';
import { readRowText } from '../document/row-text.ts';

const TABLE = /<(?:table|tbody|tr)[\s>]/i;
const BREAKS = /<(?:br\s*\/?|p|pre|div|li|code|textarea)(?:\s[^<>]*)?>/i;
const BREAK_TAGS = /<\/?(?:br|p|pre|div|li|tr|ul|ol|textarea)(?:\s[^<>]*)?\/?>/gi;
const TAGS = /<\/?[a-z!][^<>]*>/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&#160;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

function plainText(html: string): string {
  return html
    .replace(TAGS, '')
    .replace(/&[#\w]{2,6};/g, (entity) => ENTITIES[entity.toLowerCase()] ?? '')
    .trim();
}

export const tableShape: Shape = {
  name: 'html table',
  examples: [
    [
      '<table>\n<tr><td>1</td><td>1</td><td>3</td></tr>\n<tr><td>2<td>3<td>1</tr>\n<tr><td>2<td>1<td>1</table>',
      '113/231/211',
    ],
    [
      '<p>Puzzle</p><table class="x"><tr><td>1</td><td>1</td></tr><tr><td>2</td><td>&nbsp;</td></tr></table>',
      '11/2.',
    ],
  ],
  claim(document, at) {
    if (!TABLE.test(document.lines[at].text)) return undefined;
    const end = closing(document, at, '</table');
    const html = document.rawText(at, end);
    const tables = html.split(/<table/i).filter((table) => /<t[dh][\s>]/i.test(table));
    if (tables.length === 0) return { end, parts: [] };
    return { end, parts: tables.map((table) => ({ start: at, end, result: readTable(table) })) };
  },
};

function readTable(html: string): ParseResult {
  const rows = html
    .split(/<tr[\s>]/i)
    .map((row) =>
      row
        .split(/<t[dh](?:\s[^<>]*)?>/i)
        .slice(1)
        .map(plainText),
    )
    .filter((row) => row.length > 0);
  const bare = dropTableFrame(rows);
  const puzzle = createPuzzle(bare?.cells ?? rows);
  return puzzle.ok
    ? ok({ puzzle: puzzle.value, format: 'grid', warnings: bare ? [bare.warning] : [] })
    : puzzle;
}

/** The line after the closing tag; the end of the text when it is missing. */
function closing({ lines }: Document, at: number, tag: string): number {
  let end = at;
  while (end < lines.length && !lines[end].text.toLowerCase().includes(tag)) end++;
  return Math.min(end + 1, lines.length);
}

export const breaksShape: Shape = {
  name: 'html text',
  examples: [
    ['<pre>113\n231\n211</pre>', '113/231/211'],
    ['<p>113<br>231<br/>211</p>', '113/231/211'],
  ],
  claim(document, at) {
    const { text } = document.lines[at];
    const tag = TABLE.test(text) ? null : BREAKS.exec(text);
    if (!tag) return undefined;
    const isPre = /^<(pre|textarea)/i.exec(tag[0]);
    const end = isPre
      ? closing(document, at, `</${isPre[1].toLowerCase()}`)
      : document.blockEnd(at);
    const inner = plainText(document.rawText(at, end).replace(BREAK_TAGS, '\n'));
    return claimInner(document, at, end, inner);
  },
};

function claimInner(document: Document, at: number, end: number, inner: string): Claim {
  const results = document.readInner(inner);
  return { end, parts: results.map((result) => ({ start: at, end, result })) };
}

const LATEX = /\\begin\{(?:tabular|array|matrix|[pbvBV]matrix|smallmatrix)\*?\}/;

export const latexShape: Shape = {
  name: 'latex',
  examples: [
    [
      '\\begin{tabular}{|c|c|c|}\n\\hline\n1 & 1 & 3 \\\\ \\hline\n2 & 3 & 1 \\\\\n2 & 1 & 1\n\\end{tabular}',
      '113/231/211',
    ],
    ['$\\begin{array}{ccc} 1 & 1 & 3 \\\\ 2 & 3 & 1 \\\\ 2 & 1 & 1 \\end{array}$', '113/231/211'],
  ],
  claim(document, at) {
    if (!LATEX.test(document.lines[at].text)) return undefined;
    const end = closing(document, at, '\\end{');
    const rows = latexRows(
      document
        .rawText(at, end)
        .replace(/^[\s\S]*?\\begin\{\w+\*?\}(?:\[\w*\])?(?:\{[^{}]*\})?/, '')
        .replace(/\\end\{[\s\S]*$/, ''),
    );
    if (rows.length === 0) return { end, parts: [] };
    const reading = readBlock(rows);
    return claimOne(at, end, reading.kind === 'one' ? reading.result : reading.results[0]);
  },
};

/** The rows of a table without its frame, which may stand on one line: `1 & 2 \\ 2 & 1`. */
export const latexRowsShape: Shape = {
  name: 'latex rows',
  examples: [
    ['1 & 1 & 3 \\\\ 2 & 3 & 1 \\\\ 2 & 1 & 1', '113/231/211'],
    ['$1&1&3\\\\[2pt]2&3&1\\\\2&1&1\\\\ \\hline$', '113/231/211'],
    ['1 & 1 & 3 \\\\ 2 & 3 & 1 \\\\\n2 & 1 & 1', '113/231/211'],
  ],
  claim(document, at) {
    const { lines } = document;
    const { text } = lines[at];
    if (!text.includes('&') || latexRows(text).length < 2) return undefined;
    let end = at + 1;
    while (end < lines.length && lines[end].text.includes('&')) end++;
    const rows = latexRows(document.rawText(at, end));
    if (!rows.every((row) => row.includes('&') && readRowText(row).kind !== 'text'))
      return undefined;
    const reading = readBlock(rows);
    return claimOne(at, end, reading.kind === 'one' ? reading.result : reading.results[0]);
  },
};

function latexRows(body: string): string[] {
  return body
    .replace(/\\(?:hline|toprule|midrule|bottomrule|cline\{[^{}]*\})/g, ' ')
    .split(/\\\\(?:\[\w*\])?|\\tabularnewline|\\cr\b/)
    .map((row) => row.replace(/\$/g, ' ').replace(/\s+/g, ' ').trim())
    .filter((row) => row !== '');
}
