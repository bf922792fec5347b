import { expect, test } from 'vitest';
import { moveCursor } from './cursor.ts';
import { commandOf, type KeyPress } from './keys.ts';
import { extendStroke, startStroke, strokeMarks } from './painting.ts';
import { nextState, PRESETS, type Preset, type Press } from './presets.ts';

const COLS = 4;
const paint = (marks: Uint8Array, to: number, ...cells: readonly number[]) => {
  const stroke = cells
    .slice(1)
    .reduce(
      (led, cell) => extendStroke(led, marks, cell),
      startStroke(COLS, marks, cells[0] ?? 0, to),
    );
  return strokeMarks(stroke).map(({ cell }) => cell);
};

test('a drag that shades stays on one checkerboard colour', () => {
  expect(paint(new Uint8Array(16), 1, 0, 3, 15)).toEqual([0, 2, 7, 15]);
});

test('a fast drag marks the cells that it skipped', () => {
  expect(paint(new Uint8Array(16), 2, 0, 3)).toEqual([0, 1, 2, 3]);
});

test('a drag leaves cells in another state alone', () => {
  const marks = Uint8Array.of(0, 1, 0, 2, ...Array(12).fill(0));
  expect(paint(marks, 2, 0, 3)).toEqual([0, 2]);
  expect(paint(marks, 0, 1, 3)).toEqual([1]);
});

/** What an unmarked, a shaded and an unshaded cell become: `#` shaded, `-` unshaded, `.` unmarked. */
test.each<[Preset, Press, string]>([
  ['own', 'left', '#-.'],
  ['own', 'right', '-.#'],
  ['own', 'ctrl', '-.#'],
  ['own', 'tap', '#-.'],
  ['own', 'long', '--.'],
  ['puzzlink', 'left', '#.#'],
  ['puzzlink', 'right', '--.'],
  ['puzzlink', 'ctrl', '--.'],
  ['puzzlink', 'tap', '#.#'],
  ['puzzlink', 'long', '--.'],
  ['tatham', 'left', '#..'],
  ['tatham', 'right', '-..'],
  ['tatham', 'ctrl', '-..'],
  ['tatham', 'tap', '#..'],
  ['tatham', 'long', '-..'],
  ['conceptis', 'left', '-.#'],
  ['conceptis', 'right', '#-.'],
  ['conceptis', 'ctrl', '#-.'],
  ['conceptis', 'tap', '-.#'],
  ['conceptis', 'long', '#.#'],
  ['gnome', 'left', '#.#'],
  ['gnome', 'right', '--.'],
  ['gnome', 'ctrl', '--.'],
  ['gnome', 'tap', '#.#'],
  ['gnome', 'long', '--.'],
])('%s, %s: .#- become %s', (preset, press, states) => {
  const become = [0, 1, 2].map((state) => '.#-'[nextState(preset, 'shaded-first', press, state)]);
  expect(become.join('')).toBe(states);
});

test('a tap may begin with unshaded, and then a long press shades', () => {
  for (const preset of PRESETS) {
    expect(nextState(preset, 'unshaded-first', 'tap', 0)).toBe(2);
    expect(nextState(preset, 'unshaded-first', 'long', 0)).toBe(1);
    expect(nextState(preset, 'unshaded-first', 'left', 0)).toBe(
      nextState(preset, 'shaded-first', 'left', 0),
    );
  }
});

test('the cursor stops at the edges', () => {
  const shape = { rows: 2, cols: 3 };
  expect(moveCursor(shape, 0, 'up')).toBe(0);
  expect(moveCursor(shape, 0, 'left')).toBe(0);
  expect(moveCursor(shape, 2, 'right')).toBe(2);
  expect(moveCursor(shape, 1, 'column-end')).toBe(4);
  expect(moveCursor(shape, 1, 'board-end')).toBe(5);
});

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrl: false,
  shift: false,
  alt: false,
  ...more,
});

test('h moves or hints, as the scheme says; Shift+H always hints', () => {
  expect(commandOf(press('h'), 'wasd')).toBe('hint');
  expect(commandOf(press('h'), 'hjkl')).toBe('left');
  for (const scheme of ['wasd', 'hjkl'] as const)
    expect(commandOf(press('H', { shift: true }), scheme)).toBe('hint');
});

test.each([
  ['z', false, 'undo'],
  ['y', false, 'redo'],
  ['Z', true, 'redo'],
])('Ctrl+%s (shift: %s) is %s', (key, shift, kind) => {
  expect(commandOf(press(key, { ctrl: true, shift }), 'wasd')).toBe(kind);
});

test("the browser's own keys stay its own", () => {
  expect(commandOf(press('s', { ctrl: true }), 'wasd')).toBeUndefined();
  expect(commandOf(press('ArrowLeft', { alt: true }), 'wasd')).toBeUndefined();
});

test('while steps are watched, the keys of a line go through them', () => {
  expect(commandOf(press('ArrowLeft'), 'wasd', true)).toBe('step-back');
  expect(commandOf(press('End'), 'wasd', true)).toBe('last-step');
  expect(commandOf(press('ArrowUp'), 'wasd', true)).toBe('up');
  expect(commandOf(press('Home', { ctrl: true }), 'wasd', true)).toBe('board-start');
});
