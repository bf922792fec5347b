import { generate } from '@hitori/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FOUR, readBoard } from '../../test/boards.ts';
import { type FakeSolver, fakeEnvironment, fakeSolver } from '../../test/sessions.ts';
import { sketchOf, withFaces } from '../draft/sketch.ts';
import { hiddenText } from '../game/hidden-text.ts';
import { createMemoryStore, type Store } from '../game/storage.ts';
import { analysisOf } from './findings.ts';
import { createGuest } from './guest.ts';
import { fillDraft, hideMessage } from './requests.ts';
import { type ComposeSession, createComposeSession } from './session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Bench {
  readonly session: ComposeSession;
  readonly said: string[];
  readonly solvers: FakeSolver[];
  keys(...keys: readonly string[]): void;
}

function bench(store: Store = createMemoryStore()): Bench {
  const solvers: FakeSolver[] = [];
  let time = 0;
  const environment = fakeEnvironment();
  const session = createComposeSession({
    ...environment,
    now: () => time,
    store,
    newSolver() {
      const solver = fakeSolver();
      solvers.push(solver);
      return solver;
    },
  });
  const keys = (...pressed: readonly string[]) => {
    for (const key of pressed) {
      time += 100;
      const ctrl = key.startsWith('^');
      session.press({ key: ctrl ? key.slice(1) : key, ctrl, shift: false, alt: false });
    }
  };
  return { session, said: environment.said, solvers, keys };
}

/** Lets timers and promises that can go on do so. */
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

const symbols = ({ draft }: ComposeSession): string => {
  const { cols, faces } = draft.value.sketch;
  return Array.from({ length: faces.length / cols }, (_, row) =>
    faces.slice(row * cols, (row + 1) * cols).map(({ symbol }) => symbol || '.'),
  )
    .map((row) => row.join(''))
    .join('/');
};

const sized = (session: ComposeSession, text: string) => session.use(sketchOf(readBoard(text)));
const statusOf = ({ findings }: ComposeSession) => analysisOf(findings.verdict.value)?.status;

test('symbols are typed one after the other, blanked, moved over and taken back', () => {
  const { session, said, keys } = bench();
  sized(session, '.../.../...');
  keys('1', '2', 'A');
  expect(symbols(session)).toBe('12A/.../...');
  expect(session.board.cursor.value).toBe(3);
  expect(said.at(-1)).toBe('row 1 column 3: A');
  keys('Backspace');
  expect(symbols(session)).toBe('12./.../...');
  keys('ArrowUp', 'ArrowLeft', '.', 'Delete');
  expect(symbols(session)).toBe('1../.../...');
  keys('^z', '^z');
  expect(said.at(-1)).toBe('Undone: row 1 column 3: A');
  expect(session.board.cursor.value).toBe(2);
  keys('^z');
  expect(symbols(session)).toBe('12./.../...');
  keys('^y');
  expect(symbols(session)).toBe('12A/.../...');
});

test('two digits within a moment are one number where there is such a number', async () => {
  const { session, keys } = bench();
  session.use({ ...session.draft.value.sketch, rows: 3, cols: 12 });
  keys('1', '2', '1', '5', '9', '1');
  expect(session.draft.value.sketch.faces.slice(0, 5).map(({ symbol }) => symbol)).toEqual([
    '12',
    '1',
    '5',
    '9',
    '1',
  ]);
  expect(session.board.cursor.value).toBe(4);
  await pass(1000);
  expect(session.board.cursor.value).toBe(5);
  keys('^z');
  keys('^z');
  keys('^z');
  keys('^z');
  expect(session.draft.value.sketch.faces[0].symbol).toBe('12');
  keys('^z');
  expect(session.draft.value.sketch.faces[0].symbol).toBe('');
});

test('the verdict follows each key, and that of another puzzle is never shown', async () => {
  const { session, solvers, keys } = bench();
  sized(session, FOUR);
  const [judge] = solvers as [FakeSolver];
  await pass();
  expect(statusOf(session)).toBe('unique');
  expect(session.verdictWords.value.title).toBe('One solution');
  judge.hold();
  keys('2');
  expect(session.verdictWords.value.title).toBe('Working…');
  keys('1');
  keys('1');
  await pass();
  expect(session.findings.verdict.value.kind).toBe('working');
  judge.answer();
  await pass();
  const { puzzle } = session;
  expect(puzzle.value.symbols[1]).toBe(puzzle.value.symbols[2]);
  expect(session.findings.verdict.value.kind).toBe('known');
  expect(judge.asked.filter((kind) => kind === 'analyse').length).toBeLessThan(5);
});

test('a question of a puzzle that is no more is given up', async () => {
  const { session, solvers, keys } = bench();
  const [judge] = solvers as [FakeSolver];
  await pass();
  judge.hold();
  keys('1');
  keys('2');
  await pass(1000);
  judge.answer();
  await pass();
  expect(session.findings.verdict.value.kind).toBe('known');
});

test('a solver that fails is told, and asked again of the next puzzle', async () => {
  const { session, solvers, keys } = bench();
  const [judge] = solvers as [FakeSolver];
  await pass();
  judge.crash('out of memory');
  keys('1');
  await pass();
  expect(session.verdictWords.value.title).toContain('out of memory');
});

test('a conflict is told with its cells', async () => {
  const { session } = bench();
  sized(session, '111/111/111');
  await pass();
  expect(session.verdictWords.value).toEqual({
    title: 'No solution',
    lines: [
      'These symbols alone clash, and are ringed: 1 at r1c1, 1 at r1c2, 1 at r1c3, 1 at r2c2.',
    ],
  });
  expect(session.board.describe?.(0)).toBe('Row 1, column 1: 1, part of the conflict');
});

test('a repair mends the puzzle, and is taken back', async () => {
  const { session, said } = bench();
  sized(session, FOUR.replace('3222', '2222'));
  session.findings.isMending.value = true;
  await pass(1000);
  const { repairs } = session.findings;
  if (repairs.value.kind !== 'known') throw new Error('no repairs');
  const repair = repairs.value.answer.repairs.find(({ cell, to }) => cell === 0 && to === '3');
  if (!repair) throw new Error('the repair is missing');
  session.findings.previewed.value = repair;
  expect(session.board.overlay.value.length).toBeGreaterThan(0);
  session.applyRepair(repair, 'r1c1');
  expect(said.at(-1)).toBe('Changed: r1c1');
  await pass(1000);
  expect(statusOf(session)).toBe('unique');
  expect(repairs.value.kind).toBe('idle');
  session.commands.undo.run();
  expect(symbols(session)).toBe('2222/1342/4113/1133');
});

test('noise is dimmed, and blanked by one step', async () => {
  const { session } = bench();
  sized(session, FOUR);
  await pass();
  expect(session.commands.minimise.isEnabled.value).toBe(false);
  session.findings.isNoiseShown.value = true;
  await pass(1000);
  const count = session.findings.noiseCells.value.size;
  expect(count).toBeGreaterThan(0);
  expect(session.board.dimmed.value.size).toBe(count);
  session.commands.minimise.run();
  expect(session.draft.value.past).toHaveLength(2);
  expect([...symbols(session)].filter((sign) => sign === '.')).toHaveLength(count);
  await pass(1000);
  expect(statusOf(session)).toBe('unique');
  expect(session.findings.noiseCells.value.size).toBe(0);
});

test('a pattern is painted with its symmetry, and a puzzle made that has it', async () => {
  const { session, keys } = bench();
  sized(session, '...../...../...../...../.....');
  session.mode.value = 'pattern';
  session.symmetry.value = 'rotational';
  session.board.begin(0, 'left');
  session.board.lead(4);
  session.board.end();
  const shaded = () =>
    session.draft.value.sketch.faces.flatMap(({ isShaded }, cell) => (isShaded ? [cell] : []));
  expect(shaded()).toEqual([0, 2, 4, 20, 22, 24]);
  session.board.cursor.value = 12;
  keys(' ');
  expect(shaded()).toContain(12);
  keys('Delete');
  expect(shaded()).not.toContain(12);
});

test('a puzzle is made that has the pattern as its solution', async () => {
  const { session } = bench();
  const made = generate({ rows: 5, cols: 5, seed: 'x' });
  if (!made.ok) throw new Error(made.error.message);
  session.use(sketchOf(readBoard('...../...../...../...../.....'), made.value.solution));
  const request = fillDraft(session.draft.value.sketch, 'any', 'y');
  await session.maker.make('pattern', request);
  await pass(1000);
  const solution = analysisOf(session.findings.verdict.value)?.solution ?? [];
  expect([...solution]).toEqual([...made.value.solution]);
  expect(session.draft.value.past).toHaveLength(2);
});

test('the rest is filled around locked symbols', async () => {
  const { session, keys } = bench();
  keys('3', '!', 'ArrowRight', '5', 'ArrowLeft', '!');
  session.use(withFaces(session.draft.value.sketch, [0, 21], { symbol: '4', isLocked: true }));
  const request = fillDraft(session.draft.value.sketch, 'easy', 'x');
  await session.maker.make('locks', request);
  const { faces } = session.draft.value.sketch;
  expect([0, 21].map((cell) => faces[cell])).toEqual([
    { symbol: '4', isLocked: true, isShaded: false },
    { symbol: '4', isLocked: true, isShaded: false },
  ]);
  expect(faces.every(({ symbol }) => symbol !== '')).toBe(true);
  await pass(1000);
  expect(analysisOf(session.findings.verdict.value)).toMatchObject({
    status: 'unique',
    level: 'easy',
  });
});

test('a message replaces the draft, and is read back from its solution', async () => {
  const { session, said } = bench();
  await session.maker.make('message', hideMessage('Keep the door open', 'x'));
  await pass(1000);
  const analysis = analysisOf(session.findings.verdict.value);
  if (!analysis?.solution) throw new Error('no solution');
  expect(analysis.status).toBe('unique');
  const marks = analysis.solution;
  expect(hiddenText({ puzzle: session.puzzle.value, marks })).toBe('KEEPTHEDOOROPEN');
  expect(said).toContain('The puzzle is made');
  session.commands.undo.run();
  expect(session.draft.value.sketch.faces).toHaveLength(36);
});

test('what is made is given up, and says nothing any more', async () => {
  const { session, solvers } = bench();
  const maker = solvers.at(-1)!;
  maker.hold();
  const made = session.maker.make('message', hideMessage('ab', 'x'));
  maker.progress(7);
  expect(session.maker.making.value).toEqual({ kind: 'message', attempts: 7 });
  session.maker.stop();
  await made;
  expect(session.maker.making.value).toBeNull();
  expect(symbols(session)).toMatch(/^[./]+$/);
});

test('what cannot be made says why, and the draft stays', async () => {
  const { session } = bench();
  sized(session, '11/12');
  const shading = Uint8Array.from([1, 1, 0, 0]);
  await session.maker.make('pattern', { rows: 2, cols: 2, level: 'any', seed: 'x', shading });
  expect(session.maker.making.value).toMatchObject({ kind: 'pattern' });
  expect(JSON.stringify(session.maker.making.value)).toContain('beside another shaded cell');
  expect(symbols(session)).toBe('11/12');
});

test('drafts and their steps survive, are listed and deleted', () => {
  const store = createMemoryStore();
  const first = bench(store);
  sized(first.session, FOUR);
  first.keys('1', '!');
  first.session.startDraft();
  first.keys('5');
  const { session } = bench(store);
  expect(session.drafts.value).toHaveLength(2);
  expect(symbols(session)).toMatch(/^5/);
  session.openDraft(session.drafts.value[1]!);
  expect(symbols(session)).toBe('1222/1342/4113/1133');
  expect(session.draft.value.sketch.faces[1].isLocked).toBe(true);
  session.commands.undo.run();
  session.commands.undo.run();
  expect(symbols(session)).toBe(FOUR);
  session.removeDraft(session.draft.value.name);
  expect(session.drafts.value).toHaveLength(1);
  expect(symbols(session)).toMatch(/^5/);
  expect(bench(store).session.drafts.value).toHaveLength(1);
});

test('of two tabs neither loses what it drew', () => {
  const store = createMemoryStore();
  const one = bench(store);
  one.keys('1');
  const two = bench(store);
  two.keys('2', '2');
  one.keys('3');
  const { session } = bench(store);
  expect(session.drafts.value.map(({ sketch }) => sketch.faces.slice(0, 2))).toMatchObject([
    [{ symbol: '1' }, { symbol: '3' }],
    [{ symbol: '2' }, { symbol: '2' }],
  ]);
});

test('text in any format becomes the draft, as one step', async () => {
  const { session } = bench();
  const guest = createGuest(session, fakeSolver);
  vi.useRealTimers();
  expect((await guest.openText('hitori:4x4:3222134241131133')).kind).toBe('opened');
  expect(symbols(session)).toBe(FOUR);
  expect((await guest.openText('no puzzle at all: ###')).kind).toBe('fault');
  session.commands.undo.run();
  expect(session.draft.value.sketch.faces).toHaveLength(36);
});
