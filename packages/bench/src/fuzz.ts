/**
 * Texts as people paste them, broken at random: no reader may throw or take long over any of them, what is
 * read must come back when it is written, and the stream reader must find what the whole text gives.
 */
import {
  formatPuzzle,
  parseAnswer,
  parsePuzzle,
  parsePuzzles,
  puzzleFromNumbers,
} from '@hitori/core';
import { PuzzleSplitter, parseRecord } from '@hitori/core/stream';

/** Numbers from 0 to n - 1 that only the seed decides. */
export type Below = (n: number) => number;

/** One text of each kind (docs/formats.md); the grid is the project's own. */
const SEEDS: readonly string[] = [
  '113231211',
  "var task = '113231211';",
  '3\n113\n231\n211\n',
  '2\n3x3\n113\n231\n211\n3x3\n113\n231\n211\n',
  '[1]\n1 1 3\n2 3 1\n2 1 1\n\n#2\n1,1,3\n2,3,1\n2,1,1\n',
  '% a comment\nTitle of it\n1 1 3\n\n2 3 1\n\n2 1 1\n',
  'board = [[1,1,3],[2,3,1],[2,1,1]]  # python',
  '{{1,1,3},{2,3,1},{2,1,1}};',
  '[1 1 3; 2 3 1; 2 1 1]',
  '[|1,1,3|2,3,1|2,1,1|]',
  'cell(1,1,1). cell(1,2,1). cell(1,3,3). cell(2,1,2). cell(2,2,3). cell(2,3,1). cell(3,1,2). cell(3,2,1). cell(3,3,1).',
  '{"id":"a","board":[[1,1,3],[2,3,1],[2,1,1]],"answer":["-#-","---","#-#"]}',
  '[{"grid":["113","231","211"]},{"grid":[[1,2],[2,1]]}]',
  ',0,1,2\n0,1,1,3\n1,2,3,1\n2,2,1,1\n',
  '| 1 | 1 | 3 |\n|---|---|---|\n| 2 | 3 | 1 |\n| 2 | 1 | 1 |\n',
  '<table><tr><td>1</td><td>1</td><td>3</td></tr><tr><td>2</td><td>3</td><td>1</td></tr><tr><td>2</td><td>1</td><td>1</td></tr></table>',
  '1 & 1 & 3 \\\\\n2 & 3 & 1 \\\\\n2 & 1 & 1 \\\\\n',
  'see [x](https://puzz.link/p?hitori/3/3/113231211), please',
  '1-0 1-1 3-0\n2-0 3-0 1-0\n2-1 1-0 1-1\n',
  '3x3:1*13.231.*21*1',
  "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\nGAME    :7:Singles\nPARAMS  :5:3x3de\n",
];

const ANSWERS = [
  '-#-/---/#-#',
  '1X3/231/X1X',
  'wbw/www/bwb',
  '010/000/101',
  '(1,2) (3,1) (3,3)',
  'B1 A3 C3',
];

/** Pieces that break readers. */
const SPICE = [
  '\0',
  '\ufeff',
  '\r',
  '\n',
  '\t',
  ' ',
  '/',
  '"',
  "'",
  '[',
  '{',
  '(',
  '|',
  '&',
  '\\',
  '-',
  '0',
  '9',
  '10',
  'x',
  ':',
  '?',
  '.',
  '#',
  '*',
  '=',
  ',',
  '\u3000',
  '１',
  '①',
  'é',
  '\ud800',
  '1e300',
  'null',
  'p=',
  'hitori/',
];

/** A seed of some kind or a written puzzle, changed in a few places. */
export function brokenText(below: Below): string {
  let text = SEEDS[below(SEEDS.length)]!;
  for (let changes = below(5); changes >= 0; changes--) {
    const at = below(text.length + 1);
    const length = below(6);
    const spice = SPICE[below(SPICE.length)]!;
    const kind = below(5);
    if (kind === 0) text = text.slice(0, at) + text.slice(at + length);
    else if (kind === 1) text = text.slice(0, at) + spice + text.slice(at);
    else if (kind === 2)
      text = text.slice(0, at) + text.slice(at, at + 20).repeat(1 + below(8)) + text.slice(at);
    else if (kind === 3) text = text.slice(0, at) + SEEDS[below(SEEDS.length)]! + text.slice(at);
    else text = text.slice(0, at) + spice + text.slice(at + 1);
  }
  return text;
}

/** Milliseconds that no text of this size may take, on the slowest machine. */
const TOO_LONG = 5000;

/** Throws an Error that says what is wrong with how a text is read. */
export function checkText(text: string, below: Below): void {
  const started = Date.now();
  const parsed = parsePuzzle(text);
  parsePuzzles(text);
  const board = parsed.ok
    ? parsed.value.puzzle
    : puzzleFromNumbers(3, 3, [1, 1, 3, 2, 3, 1, 2, 1, 1]);
  parseAnswer(text, board);
  parseAnswer(ANSWERS[below(ANSWERS.length)]! + text.slice(0, below(4)), board);
  const splitter = new PuzzleSplitter({});
  const cut = below(text.length + 1);
  for (const record of [
    ...splitter.push(text.slice(0, cut)),
    ...splitter.push(text.slice(cut)),
    ...splitter.end(),
  ])
    parseRecord(record, {});
  if (Date.now() - started > TOO_LONG) throw new Error(`reading took ${Date.now() - started} ms`);
  if (!parsed.ok) return;
  const written = formatPuzzle(parsed.value.puzzle, 'jsonl');
  const again = written.ok ? parsePuzzle(written.value.text) : written;
  if (!again.ok) throw new Error(`what was read is not read again: ${again.error.message}`);
  if (again.value.puzzle.labels.join() !== parsed.value.puzzle.labels.join())
    throw new Error('what was read comes back with other labels');
}
