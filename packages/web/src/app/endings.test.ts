import { explain, findViolations, isSolution } from '@hitori/core';
import { expect, test } from 'vitest';
import { FOUR, readBoard, solutionOf } from '../../test/boards.ts';
import { settle, stage } from '../../test/sessions.ts';
import { textIn } from '../text/index.ts';
import { traceSearch } from '../worker/search-trace.ts';
import { framesOf, sayFrame, traceShowing } from './trace-frames.ts';
import { walkShowing } from './walk.ts';

const EN = textIn('en');

/** Two solutions; no solution, seen by rules alone; no solution, seen by a sandwich and a pair; one that is searched for. */
const TWO = '12/21';
const NONE = '11/11';
const NONE_BY_PATTERN = '1323/2122/1131';
const SEARCHED = 'hitori:5x5:4421544551123452533532452';

test('the walk-through ends on the solution where it says so', () => {
  const puzzle = readBoard(FOUR);
  const explanation = explain(puzzle);
  expect(explanation.end.ending).toBe('solved');
  const { marks, overlay } = walkShowing(puzzle, explanation, explanation.steps.length);
  expect(isSolution(puzzle, marks)).toBe(true);
  expect(overlay).toEqual([]);
});

test('it hatches what differs between solutions', () => {
  const puzzle = readBoard(TWO);
  const explanation = explain(puzzle);
  expect(explanation.end).toMatchObject({ ending: 'open', differ: [0, 1, 2, 3], clash: null });
  expect(walkShowing(puzzle, explanation, 0).overlay).toHaveLength(4);
});

test('it shows the rule that an impossible board breaks', () => {
  const puzzle = readBoard(NONE);
  const explanation = explain(puzzle);
  const { ending, clash } = explanation.end;
  expect(ending).toBe('impossible');
  expect(clash).not.toBeNull();
  const { overlay } = walkShowing(puzzle, explanation, explanation.steps.length);
  expect(overlay.length).toBeGreaterThan(0);
});

test('a limit is called a limit', () => {
  const puzzle = readBoard(TWO);
  const stopped = explain(puzzle, { shouldStop: () => true });
  expect(stopped.end.ending).toBe(stopped.status === 'unknown' ? 'limit' : 'open');
});

const verdictOf = (board: string) => {
  const puzzle = readBoard(board);
  const trace = traceSearch(puzzle);
  const frame = framesOf(trace).at(-1)!;
  const { marks, overlay } = traceShowing(puzzle, trace, frame);
  return { puzzle, trace, marks, overlay, said: sayFrame(puzzle, trace, frame, EN) };
};

test.each([FOUR, SEARCHED])('watching %s ends on the only solution', (board) => {
  const { puzzle, marks, said } = verdictOf(board);
  expect(said).toContain('only solution');
  expect(marks).toEqual(solutionOf(puzzle));
});

test('watching ends on cells that differ, where there are several solutions', () => {
  const { marks, overlay, said } = verdictOf(TWO);
  expect(said).toContain('more than one solution');
  expect(overlay).toHaveLength(marks.filter((state) => state === 0).length);
  expect(overlay.length).toBeGreaterThan(0);
});

test.each([NONE, NONE_BY_PATTERN])('watching %s ends on a broken rule', (board) => {
  const { said, overlay } = verdictOf(board);
  expect(said).toContain('no solution');
  expect(overlay.length).toBeGreaterThan(0);
});

test.each([NONE, NONE_BY_PATTERN, SEARCHED, FOUR, TWO])(
  'every broken branch of %s names the rule and the place',
  (board) => {
    const puzzle = readBoard(board);
    const trace = traceSearch(puzzle);
    for (const frame of framesOf(trace)) {
      const node = trace.nodes[frame.node];
      if (frame.isVerdict || node.outcome !== 'broken' || frame.step < node.steps.length) continue;
      const said = sayFrame(puzzle, trace, frame, EN);
      expect(said).toMatch(/r\d+c\d+|(Row|Column) \d+|No cell is left/);
      const { marks, overlay } = traceShowing(puzzle, trace, frame);
      expect(overlay.length).toBeGreaterThan(0);
      if (node.clash?.violation)
        expect(findViolations(puzzle, marks)).toContainEqual(node.clash.violation);
    }
  },
);

test('the words of the session are those of its board', async () => {
  const { session } = stage({ board: TWO });
  session.commands.walk.run();
  await settle();
  expect(session.steps.last.value).toBe(0);
  expect(session.board.isReadOnly.value).toBe(true);
  expect(session.board.overlay.value).toHaveLength(4);
});
