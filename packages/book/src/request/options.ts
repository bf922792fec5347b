/** What a book is to be: the options of `makeBook` with their defaults, and their checks. */
import { LANGUAGES, type Language } from '@hitori/core';
import { isUsable, PAPERS, type Paper } from './paper.ts';

/** How many puzzles can stand on a page. */
export const PER_PAGE = [1, 2, 4, 6] as const;
/** One of PER_PAGE. */
export type PerPage = (typeof PER_PAGE)[number];

/**
 * Where the answers stand: at the end, on the back of each page of puzzles, nowhere; or the book holds
 * `only` the answers, for a file of their own.
 */
export const ANSWERS = ['end', 'after-each', 'none', 'only'] as const;
/** One of ANSWERS. */
export type Answers = (typeof ANSWERS)[number];

/** In which order the puzzles stand: as they were given, or by level and size. */
export const ORDERS = ['as-is', 'level'] as const;
/** One of ORDERS. */
export type Order = (typeof ORDERS)[number];

/** How a book is made. Lengths are in millimetres. */
export interface BookOptions {
  /** On the title page, at the foot of the pages, and the name of the document; default: by language. */
  readonly title?: string | undefined;
  /** Below the title on the title page. */
  readonly subtitle?: string | undefined;
  /** On the title page and in the document's data. */
  readonly author?: string | undefined;
  /** Of every word; default: `en`. */
  readonly language?: Language | undefined;
  /** The size after cutting; default: A4. */
  readonly paper?: Paper | undefined;
  /** The most puzzles on a page; default: 1. Boards too large for that get more room. */
  readonly perPage?: PerPage | undefined;
  /** Default: `end`. */
  readonly answers?: Answers | undefined;
  /** Default: `level` with sections, else `as-is`. */
  readonly order?: Order | undefined;
  /** A page that opens each level; default: false. */
  readonly sections?: boolean | undefined;
  /** Sheets that reach 1/8 inch beyond the trim at the sides that are cut; default: false. */
  readonly bleed?: boolean | undefined;
  /** The inside margin; default: by the number of pages. */
  readonly gutter?: number | undefined;
  /** Text and numerals of 16 pt and more; default: false. */
  readonly largePrint?: boolean | undefined;
  /** The rules and a worked example in front; default: false. */
  readonly rules?: boolean | undefined;
  /** So many of the last puzzles are told step by step; default: 0. */
  readonly walkthroughs?: number | undefined;
  /** A title page in front; default: false. */
  readonly titlePage?: boolean | undefined;
  /** A font file (TTF, OTF, WOFF, WOFF2, TTC) to set everything in that it has. */
  readonly font?: Uint8Array | undefined;
  /** Puzzles without exactly one solution are printed and marked, not refused; default: false. */
  readonly allowAny?: boolean | undefined;
}

/** Fields that may be missing even when every default is filled in. */
type Optional = 'title' | 'subtitle' | 'author' | 'gutter' | 'font';

/** Options with every default filled in. */
export type CompleteOptions = {
  readonly [Name in Exclude<keyof BookOptions, Optional>]-?: NonNullable<BookOptions[Name]>;
} & { readonly [Name in Optional]: BookOptions[Name] };

/** The widest gutter that is sensible. */
export const WIDEST_GUTTER = 60;

/** Fills in the defaults. Throws RangeError for a value that is none of those allowed. */
export function completeOptions(options: BookOptions): CompleteOptions {
  const { sections = false, gutter } = options;
  const complete: CompleteOptions = {
    title: options.title,
    subtitle: options.subtitle,
    author: options.author,
    language: options.language ?? 'en',
    paper: options.paper ?? PAPERS['a4']!,
    perPage: options.perPage ?? 1,
    answers: options.answers ?? 'end',
    order: options.order ?? (sections ? 'level' : 'as-is'),
    sections,
    bleed: options.bleed ?? false,
    gutter,
    largePrint: options.largePrint ?? false,
    rules: options.rules ?? false,
    walkthroughs: options.walkthroughs ?? 0,
    titlePage: options.titlePage ?? false,
    font: options.font,
    allowAny: options.allowAny ?? false,
  };
  checkWord('language', complete.language, LANGUAGES);
  checkWord('perPage', complete.perPage, PER_PAGE);
  checkWord('answers', complete.answers, ANSWERS);
  checkWord('order', complete.order, ORDERS);
  if (!isUsable(complete.paper)) throw new RangeError('paper: a side is 90 to 900 mm');
  if (gutter !== undefined && !(gutter >= 0 && gutter <= WIDEST_GUTTER))
    throw new RangeError(`gutter must be 0 to ${WIDEST_GUTTER} mm, not ${gutter}`);
  if (!Number.isInteger(complete.walkthroughs) || complete.walkthroughs < 0)
    throw new RangeError(`walkthroughs must be a whole number from 0 up`);
  return complete;
}

function checkWord<T>(name: string, value: T, allowed: readonly T[]): void {
  if (!allowed.includes(value))
    throw new RangeError(`${name} must be one of ${allowed.join(', ')}, not ${String(value)}`);
}
