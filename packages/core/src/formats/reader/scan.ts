/**
 * Cuts a text into its puzzles. From the first line on, the shapes are asked in the order of their table;
 * the first that claims lines gets them, a line that none claims is text. A puzzle is joined by the lines
 * just above it that name it (`titles.ts`) and by marks of its shape just below it (`marks-below.ts`).
 *
 * Every line is looked at a bounded number of times, so the whole is linear.
 */
import { fault, type ParseResult } from '../contract/format.ts';
import type { Shape } from '../document/document.ts';
import { Document } from '../document/document.ts';
import { type Line, readLines } from '../document/lines.ts';
import { SHAPES } from '../shapes/table.ts';
import { takeMarksBelow } from './marks-below.ts';
import { applyContext, type Context, useOf } from './titles.ts';

/** A puzzle of a text, or the error that stands in its place. */
export interface Piece {
  /** 0-based lines: from the first up to and without the last. */
  readonly start: number;
  readonly end: number;
  readonly result: ParseResult;
  /** Whether it shares its lines with the piece before it. */
  readonly isShared: boolean;
  /** Whether it stands for bytes that are no text. */
  readonly isBad: boolean;
}

/** A text within a text within a text: no further. */
const DEEPEST = 3;

export function openDocument(lines: readonly Line[], depth = 0): Document {
  return new Document(lines, (inner) =>
    depth >= DEEPEST
      ? []
      : scanDocument(openDocument(readLines(inner), depth + 1)).map(({ result }) => result),
  );
}

export function scanDocument(document: Document, shapes: readonly Shape[] = SHAPES): Piece[] {
  const { lines } = document;
  const pieces: Piece[] = [];
  let free = 0;
  for (let at = 0; at < lines.length; ) {
    if (lines[at].text === '' && !lines[at].isBad) {
      at++;
      continue;
    }
    if (lines[at].isBad) {
      const end = badEnd(lines, at);
      pieces.push({ start: at, end, result: badFault(), isShared: false, isBad: true });
      at = free = end;
      continue;
    }
    const claim = claimAt(document, at, shapes);
    if (!claim) {
      at++;
      continue;
    }
    const { parts } = claim;
    let { end } = claim;
    for (const [index, part] of parts.entries()) {
      const context = index === 0 ? findContext(document, part.start, free) : undefined;
      let { result } = part;
      if (context) result = applyContext(result, context);
      let partEnd = part.end;
      if (index === parts.length - 1) {
        const more = takeMarksBelow(document, end, result);
        result = more.result;
        end = more.end;
        partEnd = Math.max(partEnd, more.end);
      }
      const isShared = index > 0 && part.start < parts[index - 1].end;
      pieces.push({
        start: context?.start ?? part.start,
        end: partEnd,
        result,
        isShared,
        isBad: false,
      });
    }
    if (parts.length > 0) free = end;
    at = Math.max(end, at + 1);
  }
  return pieces;
}

function claimAt(document: Document, at: number, shapes: readonly Shape[]) {
  for (const shape of shapes) {
    const claim = shape.claim(document, at);
    if (claim) return claim;
  }
  return undefined;
}

/** Neighbouring lines of bytes that are no text are one fault. */
function badEnd(lines: readonly Line[], at: number): number {
  let end = at;
  while (end < lines.length && (lines[end].isBad || lines[end].text === '')) end++;
  return end;
}

function badFault(): ParseResult {
  return fault(
    'unknown-format',
    'the line holds bytes that are no text: give puzzles as UTF-8 text',
  );
}

const MOST_ABOVE = 8;

/** What stands just above a line, from `free` on: one blank line may lie between. */
function findContext(
  { lines }: Document,
  start: number,
  free: number,
): Context & { readonly start: number } {
  const fields = new Map<string, string>();
  let id: string | undefined;
  let first = start;
  let at = start - 1;
  let above = 0;
  for (let gaps = 0; at >= free && above < MOST_ABOVE; at--) {
    if (lines[at].text === '') {
      if (++gaps > 1 || (at === start - 1 && lines[at - 1]?.text === '')) break;
      continue;
    }
    const use = useOf(lines[at].text);
    if (use.kind === 'other' && gaps > 0) break;
    if (use.kind === 'field') {
      if (!fields.has(use.name)) fields.set(use.name, use.value);
    } else if (use.kind === 'title') {
      if (id !== undefined) break;
      id = use.text;
    }
    above++;
    first = at;
  }
  return { start: first, fields, ...(id === undefined ? {} : { id }) };
}
