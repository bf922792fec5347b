/**
 * Records that say what they are: save files, files of pzpr, Janko's blocks, text records with `grid:`,
 * box pictures and SVG files. Each ends where its format says, or where the next record begins.
 */

import { type Claim, claimOne, type Document, type Shape } from '../document/document.ts';
import { isPictureBottom, isPictureTop, parseAnsi } from '../notations/ansi-picture.ts';
import { isProblemLine, parseJanko } from '../notations/janko.ts';
import { isPzprv3, parsePzprv3 } from '../notations/pzprv3.ts';
import { parseSgt } from '../notations/sgt.ts';
import { parseSvg } from '../notations/svg.ts';
import { parseText } from '../notations/text.ts';

const SAVE = /^SAVEFILE\s*:/;
const GENRE = /^genre\s*:/i;
const BEGIN = /^\[?begin\]?$/i;
const END = /^\[?end\]?$/i;
const NAMED = /^[a-z][\w-]*\s*:/i;
const GRID = /^grid\s*:/i;
const STORED = /^(?:solution|answer)\s*:/i;

function isHeaded(line: string): boolean {
  return GENRE.test(line) || BEGIN.test(line) || SAVE.test(line) || isPzprv3(line);
}

/** The first line from here on that is blank or begins another record. */
function recordEnd({ lines }: Document, from: number): number {
  let at = from;
  while (at < lines.length && lines[at].text !== '' && !isHeaded(lines[at].text)) at++;
  return at;
}

export const saveShape: Shape = {
  name: 'save file',
  examples: [
    [
      "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nPARAMS  :3:3x3\nDESC    :9:113231211",
      '113/231/211',
    ],
  ],
  claim(document, at) {
    if (!SAVE.test(document.lines[at].text)) return undefined;
    const end = recordEnd(document, at + 1);
    return claimOne(at, end, parseSgt(document.rawText(at, end)));
  },
};

export const pzprv3Shape: Shape = {
  name: 'pzprv3',
  examples: [
    ['pzprv3\nhitori\n3\n3\n1 1 3 \n2 3 1 \n2 1 1 ', '113/231/211'],
    ['pzprv3/hitori/3/3/1 1 3 /2 3 1 /2 1 1 /', '113/231/211'],
    ['pzprv3\nhitori\n3', 'bad-header'],
  ],
  claim(document, at) {
    const { text } = document.lines[at];
    if (!isPzprv3(text)) return undefined;
    const next = document.lines[at + 1]?.text ?? '';
    const isAlone = !text.includes('/');
    // A row of letters may read like the first word; the name of a puzzle follows in a file.
    if (isAlone && !/^[a-z_]+$/i.test(next)) return undefined;
    const end = isAlone ? recordEnd(document, at + 1) : at + 1;
    return claimOne(at, end, parsePzprv3(document.rawText(at, end)));
  },
};

export const jankoShape: Shape = {
  name: 'janko',
  examples: [
    [
      'begin\npuzzle hitori\nsize 3\n\nproblem\n1 1 3\n2 3 1\n2 1 1\nsolution\n- x -\n- - -\nx - x\nend',
      '113/231/211',
    ],
    ['problem\n113\n231\n211', '113/231/211'],
    ['[puzzle hitori]\n[problem]\n113\n231\n211\n[end]', '113/231/211'],
  ],
  claim(document, at) {
    const { lines } = document;
    const { text } = lines[at];
    const isOpen = BEGIN.test(text) || /^\[puzzle\b/i.test(text);
    if (!isOpen && !isProblemLine(text)) return undefined;
    const end = jankoEnd(document, at, BEGIN.test(text));
    const block = lines
      .slice(at, end)
      .map((line) => line.text)
      .filter((line) => line !== '');
    if (isProblemLine(text) && !hasRows(block)) return undefined;
    return claimOne(at, end, parseJanko(block));
  },
};

/** With `begin` the block goes on to `end`; without, to a blank line. */
function jankoEnd(document: Document, at: number, isOpen: boolean): number {
  for (let line = at + 1; line < document.lines.length; line++) {
    const { text } = document.lines[line];
    if (END.test(text)) return line + 1;
    if (isHeaded(text) || (text === '' && !isOpen)) return line;
  }
  return document.lines.length;
}

/** A row of seven letters may read `problem` too: then its neighbour is such a row. */
function hasRows(block: readonly string[]): boolean {
  return block.length > 1 && !/^\p{L}{7}$/u.test(block[1]);
}

export const recordShape: Shape = {
  name: 'text record',
  examples: [
    ['genre: hitori\ngrid:\n113\n231\n211', '113/231/211'],
    ['id: a\n\ngenre: hitori\n\ngrid:\n113\n231\n211\nsolution:\n-#-\n---\n#-#', '113/231/211'],
    ['genre: sudoku\ngrid:\n1', 'wrong-genre'],
  ],
  claim(document, at) {
    if (!NAMED.test(document.lines[at].text)) return undefined;
    const grid = findGrid(document, at);
    return grid < 0 ? undefined : claimRecord(document, at, grid);
  },
};

/** The line `grid:` below headers and blank lines, or -1. */
function findGrid({ lines, memo }: Document, at: number): number {
  if ((memo.get('no grid before') ?? 0) > at) return -1;
  for (let line = at; ; line++) {
    const text = lines[line]?.text;
    if (text !== undefined && GRID.test(text)) return line;
    if (text !== undefined && (text === '' || NAMED.test(text))) continue;
    memo.set('no grid before', line);
    return -1;
  }
}

function claimRecord(document: Document, at: number, grid: number): Claim {
  let end = recordEnd(document, document.nextFull(grid + 1));
  // The solution may stand apart.
  for (
    let next = document.nextFull(end);
    next > end && next < document.lines.length;
    next = document.nextFull(end)
  ) {
    if (!STORED.test(document.lines[next].text)) break;
    end = recordEnd(document, next + 1);
  }
  return claimOne(at, end, parseText(document.rawText(at, end)));
}

export const pictureShape: Shape = {
  name: 'picture',
  examples: [['┌─────────┐\n│ 1 ▓1▓ 3 │\n│ 2  3  1 │\n│▓2▓ 1 ▓1▓│\n└─────────┘', '113/231/211']],
  claim(document, at) {
    if (!isPictureTop(document.lines[at].text)) return undefined;
    const end = findLine(document, at, 'picture', isPictureBottom);
    return end < 0 ? undefined : claimOne(at, end + 1, parseAnsi(document.rawText(at, end + 1)));
  },
};

export const svgShape: Shape = {
  name: 'svg',
  examples: [['<svg>\n<metadata>{"grid":["113","231","211"]}</metadata></svg>', '113/231/211']],
  claim(document, at) {
    if (!document.lines[at].text.includes('<svg')) return undefined;
    const end = findLine(document, at, 'svg', (line) => line.includes('</svg>'));
    return end < 0 ? undefined : claimOne(at, end + 1, parseSvg(document.rawText(at, end + 1)));
  },
};

/** The next line of a kind, or -1; that there is none is looked for once only. */
function findLine(
  { lines, memo }: Document,
  from: number,
  name: string,
  isMeant: (line: string) => boolean,
): number {
  if (memo.has(name)) return -1;
  for (let at = from; at < lines.length; at++) if (isMeant(lines[at].text)) return at;
  memo.set(name, lines.length);
  return -1;
}
