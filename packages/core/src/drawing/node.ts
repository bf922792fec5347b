/**
 * A picture as plain data: elements with attributes, so that the same drawing becomes a file (text) and
 * the live board of the page (elements made by its renderer).
 */
export interface SvgNode {
  /** Of the element: `svg`, `path`… */
  readonly name: string;
  /** Not escaped; `svgText` does that. */
  readonly attributes: Readonly<Record<string, string | number>>;
  /** In the order in which they are drawn. */
  readonly children: readonly (SvgNode | string)[];
}

/** An element, of which children are elements and texts. */
export function node(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  children: readonly (SvgNode | string)[] = [],
): SvgNode {
  return { name, attributes, children };
}

/** A number with at most three decimals, so that files are small and the same everywhere. */
export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** What XML has no place for: most control characters, halves of surrogate pairs, two non-characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Text that is safe inside an element or an attribute; what XML forbids becomes U+FFFD. */
export function escapeXml(text: string): string {
  return text
    .replace(FORBIDDEN, '\uFFFD')
    .replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** The XML text of a picture. */
export function svgText(picture: SvgNode): string {
  const attributes = Object.entries(picture.attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('');
  if (picture.children.length === 0) return `<${picture.name}${attributes}/>`;
  const children = picture.children.map((child) =>
    typeof child === 'string' ? escapeXml(child) : svgText(child),
  );
  return `<${picture.name}${attributes}>${children.join('')}</${picture.name}>`;
}
