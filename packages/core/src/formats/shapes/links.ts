/**
 * Links anywhere in a text: alone on a line, in quotes or brackets, as Markdown, escaped in another link.
 * A link is taken when it says that it holds a puzzle; any other address is text. Each line is walked
 * once: a link ends where the next can begin.
 */
import { ok } from '../../base/result.ts';
import { trimSigns, unquote } from '../cells/trim.ts';
import { fault, type ParseResult } from '../contract/format.ts';
import type { Part, Shape } from '../document/document.ts';
import { isKanpenLink, parseKanpen } from '../notations/kanpen.ts';
import { parsePenpa } from '../notations/penpa.ts';
import { parsePzpr } from '../notations/pzpr.ts';
import { parsePzprv3 } from '../notations/pzprv3.ts';

const SCHEME = '://';
const END = /[\s"'`<>|\\^{}]/;
/** Kinds of puzzles stand before a size in the links of pzpr. */
const PZPR = /^\w[\w-]*(?:_edit|_play)?\/(?:v:\w*\/)?(?:[a-z]+\/){0,8}\d{1,5}\/\d{1,5}(?:\/|$)/i;
const PLAIN_START =
  /^(?:\S{0,80}\?)?(?:\w+=\w*&){0,4}(?:hitori(?:_edit|_play)?\/|pzprv3)|^(?:m=\w+&)?p=[\w+/%-]{8}/;
const DEEPEST = 3;

/** The puzzle of a link; undefined for an address that holds none. */
export function readLink(link: string, depth = 0): ParseResult | undefined {
  const text = link.includes('%2F') || link.includes('%2f') ? decode(link) : link;
  if (isKanpenLink(text)) return parseKanpen(text);
  const query = text.slice(text.indexOf('?') + 1).replace(/^(?:\w+=\w*&){1,4}/, '');
  if (query.startsWith('pzprv3')) return parsePzprv3(text);
  const inner = text.search(/[?&#]p=https?:/);
  if (inner >= 0 && depth < DEEPEST) return readLink(text.slice(inner + 3), depth + 1);
  if (/(?:^|[?&#])p=[\w+/ %-]{8}/.test(text) && (/[?&#]p=/.test(text) || !text.includes(SCHEME)))
    return parsePenpa(link);
  if (text.includes('?') ? PZPR.test(query) : /^hitori(?:_edit|_play)?\//.test(text))
    return parsePzpr(text);
  if (/\?(?:\w+=\w*&)*hitori/.test(text) || /hitori\/\d/.test(text))
    return text.includes('?')
      ? parsePzpr(text)
      : fault('bad-link', 'the link holds no puzzle: that would follow a question mark');
  return undefined;
}

function decode(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

/** The addresses of a line, without the punctuation around them. */
function findLinks(line: string): string[] {
  const links: string[] = [];
  let from = 0;
  for (let at = line.indexOf(SCHEME); at >= 0; at = line.indexOf(SCHEME, from)) {
    let start = at;
    while (start > from && /\w/.test(line[start - 1])) start--;
    let end = at + SCHEME.length;
    while (end < line.length && !END.test(line[end])) end++;
    links.push(trimLink(line.slice(start, end), line.charAt(start - 1)));
    from = end;
  }
  return links;
}

/** A link in brackets ends with the first closing one; at the end of a sentence it has no comma. */
function trimLink(link: string, before: string): string {
  const partner = before === '(' ? ')' : before === '[' ? ']' : '';
  const end = partner === '' ? -1 : link.indexOf(partner);
  const text = end < 0 ? link : link.slice(0, end);
  return trimSigns(text, '', '),;:!]');
}

/** Every puzzle that the links of a line hold. */
export function readLinks(text: string): ParseResult[] {
  const line = /%3A%2F%2F/i.test(text) ? decode(text) : text;
  if (line.includes(SCHEME))
    return findLinks(line)
      .map((link) => readLink(link))
      .filter((result) => result !== undefined);
  const bare = unquote(line);
  if (!PLAIN_START.test(bare.slice(0, 200)) || /\s/.test(bare.slice(0, 200))) return [];
  const result = readLink(bare);
  return result ? [result] : [];
}

/** Whether a line is a link and nothing else. */
export function isLinkLine(line: string): boolean {
  const bare = unquote(line);
  if (!bare.includes('/') && !bare.includes('p=')) return false;
  return (
    /^\w{1,10}:\/\/\S+$/.test(bare) || (PLAIN_START.test(bare.slice(0, 200)) && !/\s/.test(bare))
  );
}

export const linkShape: Shape = {
  name: 'link',
  examples: [
    ['https://puzz.link/p?hitori/3/3/113231211', '113/231/211'],
    ['[x](https://puzz.link/p?hitori/3/3/113231211)', '113/231/211'],
    ['see "https://puzz.link/p?hitori/3/3/113231211", it is easy', '113/231/211'],
    ['https://host/penpa-edit/#m=edit&p=https://puzz.link/p?hitori/3/3/113231211', '113/231/211'],
    ['http://www.kanpen.net/hitori.html?problem=3/3/1_1_3_/2_3_1_/2_1_0_/', '113/231/21.'],
    ['hitori/3/3/113231211', '113/231/211'],
    ['p?hitori/3/3/113231211', '113/231/211'],
    ['https://puzz.link/p?kurodoko/3/3/113231211', 'wrong-genre'],
    ['https://puzz.link/p?hitori/3', 'bad-link'],
  ],
  claim({ lines }, at) {
    const { raw, text } = lines[at];
    if (!/[/%]|p=/.test(text)) return undefined;
    const results = readLinks(raw.trim());
    if (results.length === 0) return undefined;
    const titles = results.length === 1 ? [markdownTitle(text)] : [];
    return {
      end: at + 1,
      parts: results.map(
        (result, index): Part => ({
          start: at,
          end: at + 1,
          result: withId(result, titles[index]),
        }),
      ),
    };
  },
};

/** The words of `[words](link)`. */
function markdownTitle(line: string): string | undefined {
  const match = /\[([^\][]{1,60})\]\(\w+:/.exec(line);
  return match?.[1].trim();
}

function withId(result: ParseResult, id: string | undefined): ParseResult {
  return result.ok && id && result.value.id === undefined ? ok({ ...result.value, id }) : result;
}
