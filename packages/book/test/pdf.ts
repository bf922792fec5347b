/** Reads a PDF back with outside programs: qpdf, and those of poppler. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const PROGRAMS = ['qpdf', 'pdfinfo', 'pdffonts', 'pdftotext'];

/** Whether all of them are here; `npm test` installs them where it can. */
export const HAS_PROGRAMS: boolean = PROGRAMS.every(
  (program) => spawnSync(program, ['-v']).error === undefined,
);

/** A file for as long as the test runs. */
export function save(bytes: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'hitori-book-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'book.pdf');
  writeFileSync(file, bytes);
  return file;
}

function outputOf(program: string, ...args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
}

/** What qpdf finds wrong: an empty text when nothing. */
export function faultsOf(file: string): string {
  const { status, stdout, stderr } = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' });
  return status === 0 && stderr === '' ? '' : stdout + stderr;
}

/** The lines `Title`, `Tagged` and so on. */
export function infoOf(file: string): Record<string, string> {
  const lines = outputOf('pdfinfo', file).split('\n');
  return Object.fromEntries(
    lines.map((line) => [line.split(':')[0], line.replace(/^.*?:\s+/, '')]),
  );
}

export interface FontRow {
  readonly name: string;
  readonly isEmbedded: boolean;
  readonly isSubset: boolean;
  readonly hasUnicode: boolean;
}

export function fontsOf(file: string): FontRow[] {
  return outputOf('pdffonts', file)
    .split('\n')
    .slice(2, -1)
    .map((line) => {
      const [embedded, subset, unicode] = line.split(/\s+/).slice(-5);
      return {
        name: line.split(' ')[0]!,
        isEmbedded: embedded === 'yes',
        isSubset: subset === 'yes',
        hasUnicode: unicode === 'yes',
      };
    });
}

/** left, bottom, right, top in points. */
export type PdfBox = readonly number[];

/** The boxes of each page by their names. */
export function boxesOf(file: string): Record<'MediaBox' | 'BleedBox' | 'TrimBox', PdfBox>[] {
  const pages: Record<string, PdfBox>[] = [];
  const text = outputOf('pdfinfo', '-box', '-f', '1', '-l', '100000', file);
  for (const [, page, name, numbers] of text.matchAll(/^Page\s+(\d+) (\w+Box):\s+(.*)$/gm)) {
    pages[Number(page) - 1] ??= {};
    pages[Number(page) - 1]![name!] = numbers!.trim().split(/\s+/).map(Number);
  }
  return pages as Record<'MediaBox' | 'BleedBox' | 'TrimBox', PdfBox>[];
}

export interface Word {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The words of each page with their places, in points from the top left corner of the sheet. */
export function wordsOf(file: string): Word[][] {
  const pages = outputOf('pdftotext', '-bbox', file, '-').split('<page ').slice(1);
  const pattern = /<word xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">(.*?)<\/word>/g;
  return pages.map((page) =>
    [...page.matchAll(pattern)].map(([, left, top, right, bottom, text]) => ({
      text: text!,
      left: Number(left),
      top: Number(top),
      right: Number(right),
      bottom: Number(bottom),
    })),
  );
}

/** The text of the whole document. */
export function textOf(file: string): string {
  return outputOf('pdftotext', '-raw', file, '-');
}

/** A table of the tag tree, with the heading before it. */
export interface ReadTable {
  readonly heading: string;
  readonly cells: readonly (readonly string[])[];
}

/** The tables of the tag tree in reading order: a text a cell, empty where nothing stands in it. */
export function tablesOf(file: string): ReadTable[] {
  const tables: { heading: string; cells: string[][] }[] = [];
  let heading = '';
  let inside = '';
  for (const line of outputOf('pdfinfo', '-struct-text', file).split('\n')) {
    const item = line.trim();
    const text = /^"(.*)"$/.exec(item)?.[1];
    const tag = text === undefined ? /^(\w+)/.exec(item)?.[1] : undefined;
    inside = tag ?? inside;
    if (text !== undefined && /^H\d$/.test(inside)) heading = text;
    if (text !== undefined && inside === 'TD') tables.at(-1)!.cells.at(-1)!.push(text);
    if (tag === 'Table') tables.push({ heading, cells: [] });
    if (tag === 'TR') tables.at(-1)!.cells.push([]);
  }
  return tables;
}

/** The tags in reading order: `H1`, `Table`. */
export function tagsOf(file: string): string[] {
  const lines = outputOf('pdfinfo', '-struct', file).split('\n');
  return lines.flatMap((line) => /^\s*([A-Z]\w*)/.exec(line)?.[1] ?? []);
}

export interface Bookmark {
  readonly title: string;
  readonly page: number;
  readonly kids: readonly Bookmark[];
}

/** The outline with the page of each entry, from 1. */
export function bookmarksOf(file: string): Bookmark[] {
  const { outlines } = JSON.parse(outputOf('qpdf', '--json', '--json-key=outlines', file));
  const read = (entry: { title: string; destpageposfrom1: number; kids: never[] }): Bookmark => ({
    title: entry.title,
    page: entry.destpageposfrom1,
    kids: entry.kids.map(read),
  });
  return outlines.map(read);
}
