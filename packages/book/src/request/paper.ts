/**
 * Paper: trim sizes, margins and gutters, in points (1/72 inch) inside and in millimetres outside. The
 * table of gutters is that of print-on-demand services (docs/books.md).
 */
import { err, ok, type Result } from '@hitori/core';

/** Points in a millimetre. */
export const MM: number = 72 / 25.4;

/** A size of paper after cutting, in millimetres. */
export interface Paper {
  readonly width: number;
  readonly height: number;
}

const inches = (width: number, height: number): Paper => ({
  width: width * 25.4,
  height: height * 25.4,
});

/** The sizes with a name. */
export const PAPERS: Readonly<Record<string, Paper>> = {
  a4: { width: 210, height: 297 },
  letter: inches(8.5, 11),
  a5: { width: 148, height: 210 },
  '6x9': inches(6, 9),
  '8x10': inches(8, 10),
  '8.5x11': inches(8.5, 11),
};

const LEAST_SIDE = 90;
const MOST_SIDE = 900;

/** Reads the name of a size, or `WxHmm`. */
export function readPaper(text: string): Result<Paper, string> {
  const named = PAPERS[text.toLowerCase()];
  if (named) return ok(named);
  const match = /^(\d{1,4}(?:\.\d{1,2})?)x(\d{1,4}(?:\.\d{1,2})?)mm$/i.exec(text);
  const paper = match && { width: Number(match[1]), height: Number(match[2]) };
  if (!paper)
    return err(`Choose one of ${Object.keys(PAPERS).join(', ')}, or a size as 170x240mm.`);
  return isUsable(paper) ? ok(paper) : err(`A side must be ${LEAST_SIDE} to ${MOST_SIDE} mm.`);
}

/** Whether a size can hold a book. */
export function isUsable({ width, height }: Paper): boolean {
  return [width, height].every((side) => side >= LEAST_SIDE && side <= MOST_SIDE);
}

const GUTTERS: readonly (readonly [pages: number, gutter: number])[] = [
  [150, 9.5],
  [300, 12.7],
  [500, 15.9],
  [700, 19.1],
];
const WIDEST_GUTTER = 22.2;

/** The inside margin that the binding of so many pages asks for, in millimetres. */
export function gutterFor(pages: number): number {
  return GUTTERS.find(([most]) => pages <= most)?.[1] ?? WIDEST_GUTTER;
}

/** What is printed beyond the trim at the three sides that are cut, in millimetres: 1/8 inch. */
export const BLEED = 3.175;

/** A rectangle in points, from its top left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The sheet of one page, in points; boxes are measured from the top left corner of the trimmed page. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Beyond the trim: above, below and at the outer side; 0: none. */
  readonly bleed: number;
  readonly gutter: number;
  readonly outer: number;
  readonly top: number;
  readonly bottom: number;
}

/** The least outer margin, in millimetres: 1/2 inch, the most that services ask for. */
const LEAST_MARGIN = 12.7;

/** The bottom margin, in which the running foot stands, in outer margins. */
const FOOT = 1.75;

/** The sheet of a book: margins grow with the paper, the gutter is given in millimetres. */
export function sheetOf(paper: Paper, gutter: number, hasBleed: boolean): Sheet {
  const outer = Math.max(LEAST_MARGIN, Math.min(paper.width, paper.height) * 0.075) * MM;
  return {
    width: paper.width * MM,
    height: paper.height * MM,
    bleed: hasBleed ? BLEED * MM : 0,
    gutter: gutter * MM,
    outer,
    top: outer,
    bottom: outer * FOOT,
  };
}

/** Right-hand pages have odd numbers. */
export function isRecto(page: number): boolean {
  return page % 2 === 1;
}

/** The type area of a page: what lies within the margins. */
export function frameOf(sheet: Sheet, page: number): Box {
  return {
    x: isRecto(page) ? sheet.gutter : sheet.outer,
    y: sheet.top,
    width: sheet.width - sheet.gutter - sheet.outer,
    height: sheet.height - sheet.top - sheet.bottom,
  };
}

/** Where the trimmed page begins on the sheet that is printed, in points from its left side. */
export function trimLeft(sheet: Sheet, page: number): number {
  return isRecto(page) ? 0 : sheet.bleed;
}
