/**
 * Brackets of program texts as a tree: what stands in each pair, in order. Brackets without a partner
 * are left out. Linear, without recursion, so that no depth of nesting is too much.
 */
import type { Token } from './tokens.ts';

export interface Group {
  readonly kind: 'group';
  readonly open: '[' | '(' | '{';
  readonly items: Item[];
  /** 0-based lines of the two brackets. */
  readonly line: number;
  endLine: number;
  /** What stands before it within the same pair. */
  readonly before: readonly Item[];
  readonly index: number;
}

export type Item = Token | Group;

const PARTNER: Readonly<Record<string, string>> = { ']': '[', ')': '(', '}': '{' };

/** All pairs, inner ones before outer ones. */
export function findGroups(tokens: readonly Token[]): Group[] {
  const closed: Group[] = [];
  const top: Item[] = [];
  const open: Group[] = [];
  const counts: Record<string, number> = { '[': 0, '(': 0, '{': 0 };
  for (const token of tokens) {
    const items = open.at(-1)?.items ?? top;
    const { kind, text, line } = token;
    if (kind === 'sign' && (text === '[' || text === '(' || text === '{')) {
      const before = items;
      const group: Group = {
        kind: 'group',
        open: text,
        items: [],
        line,
        endLine: line,
        before,
        index: items.length,
      };
      items.push(group);
      open.push(group);
      counts[text]++;
    } else if (kind === 'sign' && text in PARTNER) {
      if (counts[PARTNER[text]] === 0) continue;
      for (let group = open.pop(); group; group = open.pop()) {
        counts[group.open]--;
        group.endLine = line;
        if (group.open !== PARTNER[text]) continue;
        closed.push(group);
        break;
      }
    } else items.push(token);
  }
  return closed;
}

/** The name that stands before a group, as in `board = [` or `cell(`: '' when there is none. */
export function nameBefore(group: Group): string {
  for (let at = group.index - 1; at >= 0 && at >= group.index - 8; at--) {
    const item = group.before[at];
    if (item.kind === 'word') return item.text;
    if (item.kind === 'number' || (item.kind === 'sign' && item.text === ',')) return '';
  }
  return '';
}
