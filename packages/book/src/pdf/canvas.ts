/**
 * The only file that knows pdfkit: a document of pages with text, lines and tags. Lengths are in points from
 * the top left corner of the trimmed page; colours are greys (0 is ink), so that one plate prints them.
 * Everything drawn is either tagged or an artifact.
 */
import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import type { Weight } from '../fonts/bundled.ts';
import type { FontSet } from '../fonts/font-set.ts';
import { type Box, type Sheet, trimLeft } from '../request/paper.ts';
import { joined } from './pack.ts';

/** A node of the tag tree. */
export interface Tag {
  /** Adds a node below; what `draw` draws is its content. */
  add(type: string, options?: TagOptions, draw?: () => void): Tag;
  /** Nothing more comes below: it can be written. */
  close(): void;
}

export interface TagOptions {
  readonly alt?: string;
  readonly bbox?: Box;
}

/** How a text is set. */
export interface TextStyle {
  readonly size: number;
  readonly weight?: Weight;
  readonly grey?: number;
  /** Where x is; default: at the left end. */
  readonly align?: 'left' | 'center' | 'right';
}

export interface Stroke {
  readonly width: number;
  readonly grey?: number;
  readonly dash?: readonly number[];
  readonly roundCap?: boolean;
}

export interface DocumentInfo {
  readonly title: string;
  readonly author: string | undefined;
  readonly language: string;
}

/** All books are of one moment, so that the same book is the same file. */
const DATE = new Date(Date.UTC(2000, 0, 1));

export class Canvas {
  readonly root: Tag;
  private readonly doc: PDFKit.PDFDocument;
  private readonly fonts: FontSet;
  private readonly sheet: Sheet;
  private readonly names = new Map<Font, string>();
  private readonly outlines: (typeof this.doc.outline)[] = [];

  constructor(sheet: Sheet, fonts: FontSet, { title, author, language }: DocumentInfo) {
    this.sheet = sheet;
    this.fonts = fonts;
    const options = {
      pdfVersion: '1.7',
      subset: 'PDF/UA',
      tagged: true,
      lang: language,
      displayTitle: true,
      // `packObjects` does that.
      compress: false,
      autoFirstPage: false,
      // No standard font, which could not be embedded.
      font: null,
      info: {
        Title: title,
        ...(author !== undefined && { Author: author }),
        Creator: 'Hitori',
        CreationDate: DATE,
      },
    };
    this.doc = new PDFDocument(options as unknown as PDFKit.PDFDocumentOptions);
    // pdfkit takes the number 1 for PDF/A-1 and writes sets of glyphs that lack the parts of composed ones.
    (this.doc as unknown as { subset: string }).subset = '1';
    const element = this.doc.struct('Document');
    this.doc.addStructure(element);
    this.root = this.tag(element);
    this.outlines.push(this.doc.outline);
  }

  /** Begins a page; its number decides at which side the bleed is. */
  addPage(page: number): void {
    const { width, height, bleed } = this.sheet;
    const media = [width + bleed, height + 2 * bleed] as const;
    this.doc.addPage({ size: [...media], margin: 0 });
    const left = trimLeft(this.sheet, page);
    const { data } = this.doc.page.dictionary as unknown as { data: Record<string, unknown> };
    data['BleedBox'] = [0, 0, ...media];
    data['TrimBox'] = [left, bleed, left + width, bleed + height];
    this.doc.translate(left, bleed);
  }

  /** A bookmark to the top of this page; a deeper level than the last one stands below it. */
  addBookmark(title: string, level: number): void {
    const parent = this.outlines[level - 1] ?? this.outlines.at(-1)!;
    // pdfkit counts from the right side.
    const left = this.doc.page.width;
    const item = parent.addItem(title, { expanded: level === 1, left } as { expanded: boolean });
    this.outlines.splice(level, Number.POSITIVE_INFINITY, item);
  }

  /** What is only seen: lines, tones, running feet. Not within what a tag draws. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  /** A text whose baseline is at y. */
  text(text: string, x: number, y: number, style: TextStyle): void {
    const { size, weight = 'regular', grey = 0, align = 'left' } = style;
    const width = align === 'left' ? 0 : this.fonts.widthOf(text, weight, size);
    let left = x - (align === 'center' ? width / 2 : align === 'right' ? width : 0);
    if (grey !== 0) this.doc.addContent(`${grey} g`);
    for (const run of this.fonts.runsOf(text, weight)) {
      this.doc.font(this.nameOf(run.font), size);
      this.doc.text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' });
      left += run.width * size;
    }
    if (grey !== 0) this.doc.addContent('0 g');
  }

  /** Fills a rectangle, or with a path of SVG what it encloses. */
  fill(shape: Box | string, grey: number): void {
    this.doc.addContent(`${grey} g`);
    this.trace(shape);
    this.doc.addContent('f').addContent('0 g');
  }

  /** Strokes a rectangle or a path of SVG. */
  stroke(shape: Box | string, { width, grey = 0, dash = [], roundCap = false }: Stroke): void {
    this.doc.save();
    this.doc.addContent(`${grey} G`).addContent(`${roundNumber(width)} w`);
    if (dash.length > 0) this.doc.addContent(`[${dash.map(roundNumber).join(' ')}] 0 d`);
    if (roundCap) this.doc.addContent('1 J 1 j');
    this.trace(shape);
    this.doc.addContent('S');
    this.doc.restore();
  }

  /** Draws with the unit of length changed to `scale` points and the origin moved. */
  within(x: number, y: number, scale: number, draw: () => void): void {
    this.doc.save();
    this.doc.translate(x, y);
    this.doc.scale(scale);
    draw();
    this.doc.restore();
  }

  /** The bytes of the document, which is at its end. */
  finish(): Promise<Uint8Array> {
    this.root.close();
    const chunks: Uint8Array[] = [];
    const bytes = new Promise<Uint8Array>((resolve) => {
      this.doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
      this.doc.on('end', () => resolve(joined(chunks)));
    });
    this.doc.end();
    return bytes;
  }

  /** pdfkit looks a font up by its name much faster than by itself. */
  private nameOf(font: Font): string {
    const known = this.names.get(font);
    if (known !== undefined) return known;
    const name = `font ${this.names.size}`;
    this.names.set(font, name);
    this.doc.registerFont(name, font as unknown as Uint8Array);
    return name;
  }

  private trace(shape: Box | string): void {
    if (typeof shape === 'string') this.doc.path(shape);
    else this.doc.rect(shape.x, shape.y, shape.width, shape.height);
  }

  private tag(element: PDFKit.PDFStructureElement): Tag {
    return {
      add: (type, { alt, bbox } = {}, draw) => {
        const options = {
          ...(alt !== undefined && { alt }),
          ...(bbox && { bbox: this.sheetBox(bbox) }),
        };
        const child = this.doc.struct(type, options);
        element.add(child);
        if (draw) {
          child.add(draw);
          child.end();
        }
        return this.tag(child);
      },
      close: () => element.end(),
    };
  }

  /** A box as pdfkit wants it: left, top, right, bottom from the corner of the sheet. */
  private sheetBox({ x, y, width, height }: Box): [number, number, number, number] {
    const { bleed } = this.sheet;
    const left = (this.doc.page.dictionary as unknown as { data: { TrimBox: number[] } }).data
      .TrimBox[0]!;
    return [left + x, bleed + y, left + x + width, bleed + y + height];
  }
}

function roundNumber(value: number): number {
  return Math.round(value * 1000) / 1000;
}
