/** The options of `hitori book`. */
import {
  ORDERS,
  type Order,
  type Paper,
  PER_PAGE,
  type PerPage,
  readPaper,
  WIDEST_GUTTER,
} from '@hitori/book/request';
import { err, ok, type Result } from '@hitori/core';
import type { OptionSpec, OptionSpecs } from '../shell/command.ts';
import { LANGUAGE_OPTIONS, type LanguageValues } from '../shell/hint-fields.ts';
import {
  BATCH_OPTIONS,
  type BatchValues,
  choice,
  LIMIT_OPTIONS,
  type LimitValues,
  wholeNumber,
} from '../shell/options.ts';

export interface BookValues
  extends LimitValues,
    LanguageValues,
    Pick<BatchValues, 'jobs' | 'from'> {
  output?: string;
  title?: string;
  subtitle?: string;
  author?: string;
  paper?: Paper;
  perPage?: PerPage;
  answers?: string;
  order?: Order;
  sections?: boolean;
  bleed?: boolean;
  gutter?: number | 'auto';
  largePrint?: boolean;
  rules?: boolean;
  walkthroughs?: number;
  certificates?: string;
  coverTitle?: boolean;
  font?: string;
  allowAny?: boolean;
}

export const BOOK_OPTIONS: OptionSpecs<BookValues> = {
  output: { flags: '-o, --output <file>', summary: 'the PDF to write', isFile: true },
  title: text('--title <text>', 'at the foot of the pages and in the data of the document'),
  subtitle: text('--subtitle <text>', 'below the title on the title page'),
  author: text('--author <text>', 'on the title page and in the data of the document'),
  ...LANGUAGE_OPTIONS,
  paper: {
    flags: '--paper <size>',
    summary: 'a4, letter, a5, 6x9, 8x10, 8.5x11, or WxHmm (default: a4)',
    read: readPaper,
  },
  perPage: {
    flags: '--per-page <1|2|4|6>',
    summary: 'the most puzzles on a page (default: 1); large ones get more room',
    choices: PER_PAGE.map(String),
    read: readPerPage,
  },
  answers: {
    flags: '--answers <end|after-each|none|FILE.pdf>',
    summary: 'where the answers stand (default: end)',
    read: readAnswers,
    isFile: true,
  },
  order: choice('--order <order>', 'as-is, or level: by level and size', ORDERS),
  sections: { flags: '--sections', summary: 'a page that opens each level; orders by level' },
  bleed: { flags: '--bleed', summary: 'sheets that reach 3.2 mm beyond the trim' },
  gutter: {
    flags: '--gutter <auto|mm>',
    summary: 'the inside margin (default: auto, by the number of pages)',
    read: readGutter,
  },
  largePrint: { flags: '--large-print', summary: 'text and numerals of 16 pt and more' },
  rules: { flags: '--rules', summary: 'the rules and a worked example in front' },
  walkthroughs: {
    flags: '--walkthroughs <n>',
    summary: 'tell the last n puzzles step by step',
    read: wholeNumber(0),
  },
  certificates: {
    flags: '--certificates <file>',
    summary: 'write a certificate of each printed puzzle, for hitori verify',
    isFile: true,
  },
  coverTitle: { flags: '--cover-title', summary: 'a title page in front' },
  font: {
    flags: '--font <file>',
    summary: 'set everything in this font that it has (TTF, OTF, WOFF, TTC)',
    read: (value) => ok(value),
    isFile: true,
  },
  allowAny: {
    flags: '--allow-any',
    summary: 'print puzzles without exactly one solution too, and mark them',
  },
  jobs: BATCH_OPTIONS.jobs,
  from: BATCH_OPTIONS.from,
  ...LIMIT_OPTIONS,
};

function text(flags: string, summary: string): OptionSpec<string> {
  return { flags, summary, read: (value) => ok(value) };
}

function readPerPage(value: string): Result<PerPage, string> {
  const found = PER_PAGE.find((count) => String(count) === value);
  return found ? ok(found) : err(`Choose one of ${PER_PAGE.join(', ')}.`);
}

function readAnswers(value: string): Result<string, string> {
  const isKnown = ['end', 'after-each', 'none'].includes(value) || /\.pdf$/i.test(value);
  return isKnown ? ok(value) : err('Choose one of end, after-each, none, or a FILE.pdf.');
}

function readGutter(value: string): Result<number | 'auto', string> {
  if (value === 'auto') return ok('auto');
  const match = /^(\d{1,3}(?:\.\d{1,2})?)(?:mm)?$/.exec(value);
  const width = Number(match?.[1] ?? Number.NaN);
  return width <= WIDEST_GUTTER
    ? ok(width)
    : err(`It must be auto, or a width of 0 to ${WIDEST_GUTTER} mm.`);
}
