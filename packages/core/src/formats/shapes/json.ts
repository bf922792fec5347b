/**
 * JSON over any number of lines. A value ends with its last bracket; one that never closes ends where a
 * whole object stands on a line of its own. What is no JSON may still be the array of a program, which
 * is asked next (`data.ts`); a mark such as `[1]` is a title.
 */
import { isClosedJson, JsonDepth } from '../cells/json-depth.ts';
import { fault, type ParseResult } from '../contract/format.ts';
import { parseJsonText } from '../contract/json-text.ts';
import type { Claim, Document, Part, Shape } from '../document/document.ts';
import { readJsonValue } from '../notations/json.ts';

const MARK = /^\[[^\][",{}]*\]$/;

export const jsonShape: Shape = {
  name: 'json',
  examples: [
    ['{"grid":[[1,1,3],[2,3,1],[2,1,1]]}', '113/231/211'],
    ['{"board":[[1,1,3],[2,3,1],[2,1,1]]}', '113/231/211'],
    ['[\n["1","1","3"],\n["2","3","1"],\n["2","1","1"]\n]', '113/231/211'],
    ['{"data":{"clues":[[{"value":1},{"value":1}],[{"value":2},{"value":1}]]}}', '11/21'],
    ['{"url":"https://puzz.link/p?hitori/3/3/113231211"}', '113/231/211'],
    ['{"puzzle":"113231211"}', '113/231/211'],
    ['{"data":[1,1,3,2,3,1,2,1,1]}', '113/231/211'],
    ['{"name":"a"}', 'bad-json'],
    ['{"grid":', 'bad-json'],
  ],
  claim(document, at) {
    const { text } = document.lines[at];
    if (!/^[[{]/.test(text) || MARK.test(text) || /^\[[^\]]*\]\(/.test(text)) return undefined;
    return text.startsWith('{') || /^\[\s*(?:["[{]|$|[\d.])/.test(text)
      ? claimValue(document, at)
      : undefined;
  },
};

function claimValue(document: Document, at: number): Claim | undefined {
  const isList = /^\[\s*[\d.]/.test(document.lines[at].text);
  // Of lists that never close the end is looked for once only.
  if (isList && document.memo.has('open list')) return undefined;
  const end = findEnd(document, at);
  const value = parseJsonText(document.rawText(at, end).trim());
  const hasData = () => document.data.arrays.some(({ line }) => line >= at && line < end);
  if (value.ok) {
    const results = readJsonValue(value.value, (text) => document.readInner(text)[0]);
    const isLess = Array.isArray(value.value) && results.every(({ ok }) => !ok);
    return isLess && hasData() ? undefined : toClaim(at, end, results);
  }
  if (hasData()) return undefined;
  return /^\{\s*(?:"|$)|^\[\s*(?:["[{]|$)/.test(document.lines[at].text)
    ? toClaim(at, end, [fault('bad-json', value.error.message)])
    : undefined;
}

function toClaim(at: number, end: number, results: readonly ParseResult[]): Claim {
  return { end, parts: results.map((result): Part => ({ start: at, end, result })) };
}

function findEnd({ lines, memo }: Document, at: number): number {
  const depth = new JsonDepth();
  for (let line = at; line < lines.length; line++) {
    const { raw } = lines[line];
    if (line > at && raw.startsWith('{"') && isClosedJson(raw)) return line;
    if (depth.push(raw).isClosed) return line + 1;
  }
  memo.set('open list', at);
  return lines.length;
}
