/**
 * Named sections of a record: a header line, which may hold a value, and the plain lines below it. The
 * record forms of `text` and of Janko's files differ in what a header looks like only.
 */
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

/** The sections that have no meaning of their own, as fields to carry through. */
export function sectionExtra(
  sections: Sections,
  known: readonly string[],
): { readonly extra?: Readonly<Record<string, unknown>> } {
  const fields = [...sections]
    .filter(([name]) => !known.includes(name))
    .filter(([, { value, rows }]) => value !== '' || rows.length > 0)
    .map(([name, { value, rows }]) => [name || 'heading', rows.length === 0 ? value : rows]);
  return fields.length > 0 ? { extra: Object.fromEntries(fields) } : {};
}
