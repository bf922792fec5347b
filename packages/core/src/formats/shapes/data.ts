/**
 * Puzzles in program texts: arrays in any brackets, facts, and quoted texts that are puzzles. They are
 * looked for in the whole text at once (`program/`); here each is given its lines, and an array of marks
 * is joined to the array of the same shape before it.
 */
import { ok } from '../../base/result.ts';
import { createPuzzle } from '../../puzzle/puzzle.ts';
import { readFlagged } from '../cells/flagged.ts';
import { sideOf } from '../cells/flat.ts';
import { MARKS } from '../cells/marks.ts';
import { readTwoStates } from '../cells/two-states.ts';
import type { ParsedPuzzle, ParseResult } from '../contract/format.ts';
import type { Claim, Document, Part, Shape } from '../document/document.ts';
import { puzzleFromFacts } from '../notations/asp.ts';
import type { DataArray } from '../program/arrays.ts';
import { readLabels } from '../program/labels.ts';

export const dataShape: Shape = {
  name: 'program data',
  examples: [
    ['board = [[1,1,3],[2,3,1],[2,1,1]]', '113/231/211'],
    ['int b[3][3] = {{1,1,3},{2,3,1},{2,1,1}};', '113/231/211'],
    ['A = [1 1 3; 2 3 1; 2 1 1];', '113/231/211'],
    ['grid = [|1,1,3|2,3,1|2,1,1|];', '113/231/211'],
    ['((1, 1, 3),\n (2, 3, 1), # a row\n (2, 1, 1),)', '113/231/211'],
    ['puzzle([[1,1,3],[2,3,1],[2,1,1]]).', '113/231/211'],
    ['let g = vec![vec![1,1,3], vec![2,3,1], vec![2,1,1]];', '113/231/211'],
    ["rows = ['113', '231', '211']", '113/231/211'],
    ['[[1 1 3]\n [2 3 1]\n [2 1 1]]', '113/231/211'],
    ["var task = '113231211';", '113/231/211'],
    ['cells = [1,1,3,2,3,1,2,1,1]', '113/231/211'],
    ['cell(1,1,1). cell(1,2,1). cell(2,1,2). cell(2,2,1).', '11/21'],
    ['given(0,0,1).\ngiven(0,1,1).\ngiven(1,0,2).\ngiven(1,1,1).', '11/21'],
    ['cell(1,1,1). cell(1,2,1). cell(2,1,2). cell(1,2,1).', 'ragged r1c2'],
  ],
  claim(document, at) {
    const { text } = document.lines[at];
    if (!/[[({"'`]/.test(text)) return undefined;
    const { arrays, facts } = document.data;
    if (arrays.length === 0 && facts.length === 0) return claimText(document, at);
    const starts = [...arrays, ...facts].some(({ line }) => line === at);
    if (!starts) return undefined;
    const fact = facts.find(({ line }) => line === at);
    if (fact) {
      const labels = readLabels(document.lines.map((line) => line.raw));
      return {
        end: fact.endLine + 1,
        parts: [{ start: at, end: fact.endLine + 1, result: puzzleFromFacts(fact, labels) }],
      };
    }
    return claimArrays(document, at);
  },
};

/** The arrays that begin on this line, or on a line that one of these takes. */
function claimArrays(document: Document, at: number): Claim {
  const { arrays } = document.data;
  const parts: Part[] = [];
  let end = at + 1;
  const first = arrays.findIndex(({ line }) => line === at);
  for (let index = first; index < arrays.length && arrays[index].line < end; index++) {
    const array = arrays[index];
    const next = arrays[index + 1];
    end = Math.max(end, array.endLine + 1);
    const isPair =
      next !== undefined && !isMarks(array) && isMarks(next) && isSameShape(array, next);
    if (isPair) {
      index++;
      end = Math.max(end, next.endLine + 1);
    }
    parts.push({ start: at, end, result: readArray(document, array, isPair ? next : undefined) });
  }
  return { end, parts };
}

function isSameShape(a: DataArray, b: DataArray): boolean {
  return a.cells.length === b.cells.length && a.cells[0].length === b.cells[0].length;
}

/** Cells of which answers are made: two states, or marks. */
function isMarks({ cells }: DataArray): boolean {
  const states = new Set(cells.flat());
  return [...states].every(
    (state) => MARKS.has(state) || /^(?:[01]|true|false|[bwBW])$/.test(state),
  );
}

function readArray(
  document: Document,
  array: DataArray,
  marks: DataArray | undefined,
): ParseResult {
  const labels = readLabels(document.lines.slice(0, array.line).map((line) => line.raw));
  const flagged = readFlagged(array.cells);
  const puzzle = flagged
    ? ok(flagged.puzzle)
    : createPuzzle(
        array.cells.map((row) => row.map((cell) => labels.get(cell) ?? blankless(cell))),
      );
  if (!puzzle.ok) return puzzle;
  const warnings = [array.warning, flagged?.warning].filter((warning) => warning !== undefined);
  const format =
    labels.size > 0 || /^\s*(?:rows|cols|grid)\s*=/.test(document.lines[array.line].text)
      ? 'dzn'
      : 'grid';
  const base: ParsedPuzzle = {
    puzzle: puzzle.value,
    format,
    warnings,
    ...(flagged?.answer ? { answer: flagged.answer } : {}),
  };
  return marks ? ok(withMarks(base, marks)) : ok(base);
}

function blankless(cell: string): string | null {
  return cell === '_' || cell === '-' ? null : cell;
}

/** The marks of a second array; under a name such as `solution` they are the stored solution. */
function withMarks(parsed: ParsedPuzzle, { cells, name }: DataArray): ParsedPuzzle {
  const flat = cells.flat();
  const isPlain = flat.every((cell) => MARKS.has(cell));
  const read = isPlain
    ? { shading: Uint8Array.from(flat, (cell) => MARKS.get(cell)!) }
    : readTwoStates(parsed.puzzle, flat);
  if (!read.shading) {
    const warning =
      'the second array looks like marks, but which of its states is shaded is not clear: ignored';
    return { ...parsed, warnings: [...parsed.warnings, warning] };
  }
  return { ...parsed, [/sol/i.test(name) ? 'solution' : 'answer']: read.shading };
}

/** A quoted text of a program that is a puzzle: `task = '113231211'`. */
function claimText(document: Document, at: number): Claim | undefined {
  const { tokens } = document.data;
  const first = firstToken(tokens, at);
  for (let index = first; index < tokens.length && tokens[index].line === at; index++) {
    const { kind, text } = tokens[index];
    const before = tokens[index - 1];
    if (kind !== 'string' || before?.kind !== 'sign' || !'=(:[,'.includes(before.text)) continue;
    if (!isPuzzleText(text)) continue;
    const result = document.readInner(text)[0];
    const end = at + text.split('\n').length;
    if (result?.ok) return { end, parts: [{ start: at, end, result }] };
  }
  return undefined;
}

/** The first token of a line, by halving. */
function firstToken(tokens: Document['data']['tokens'], line: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tokens[middle].line < line) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isPuzzleText(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length < 3 || trimmed.length > 65_536) return false;
  if (/^[\d.?]+$/.test(trimmed)) return sideOf(trimmed.length) !== undefined;
  return /[/\n:,]/.test(trimmed) && /\d/.test(trimmed);
}
