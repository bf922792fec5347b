/**
 * Named sections of a record: a header line, which may hold a value, and the plain lines below it. The
 * record forms of `text` and of Janko's files differ in what a header looks like only.
 */

import { ok } from '../../base/result.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Shading } from '../../puzzle/shading.ts';
import { marksFromText } from '../cells/marks.ts';
import type { FormatName, ParseResult } from '../contract/format.ts';

export interface Section {
  readonly value: string;
  readonly rows: string[];
}

export type Sections = ReadonlyMap<string, Section>;

/** Reads sections; lines before the first header belong to the section ''. */
export function readSections(
  lines: readonly string[],
  findHeader: (line: string, section: string) => { name: string; value: string } | undefined,
): Sections {
  const sections = new Map<string, Section>([['', { value: '', rows: [] }]]);
  let current = '';
  for (const line of lines) {
    const header = findHeader(line, current);
    if (header) {
      current = header.name;
      sections.set(current, { value: header.value, rows: [] });
    } else sections.get(current)!.rows.push(line);
  }
  return sections;
}

/**
 * The puzzle of a record with what came along: `id`, the marks under `answer`, the stored solution under
 * `solution`, and every section that is not known to the format as a field to carry through.
 */
export function sectionResult(
  format: FormatName,
  puzzle: Puzzle,
  sections: Sections,
  known: readonly string[],
): ParseResult {
  const id = sections.get('id')?.value;
  const warnings: string[] = [];
  const marksIn = (name: string): Shading | undefined => {
    const section = sections.get(name);
    const rows = section?.rows.length
      ? section.rows
      : section?.value
        ? section.value.split('/')
        : [];
    if (rows.length === 0) return undefined;
    const read = marksFromText(rows, puzzle);
    if (!read.ok)
      warnings.push(`the ${name} does not fit the grid: ignored (${read.error.message})`);
    return read.ok ? read.value : undefined;
  };
  const answer = marksIn('answer');
  const solution = marksIn('solution');
  const extra = [...sections]
    .filter(([name]) => ![...known, 'id', 'answer', 'solution'].includes(name))
    .filter(([, { value, rows }]) => value !== '' || rows.length > 0)
    .map(([name, { value, rows }]) => [name || 'heading', rows.length === 0 ? value : rows]);
  return ok({
    puzzle,
    format,
    ...(id ? { id } : {}),
    ...(answer ? { answer } : {}),
    ...(solution ? { solution } : {}),
    warnings,
    ...(extra.length > 0 ? { extra: Object.fromEntries(extra) } : {}),
  });
}
