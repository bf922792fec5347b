/** What a change of marks is in words: the cell, its state, and what it breaks; of several, how many. */
import { colOf, rowOf, type Violation } from '@hitori/core';
import type { Game } from '../game/game.ts';
import type { Messages } from '../text/en.ts';

/** `violations`: those after the change that the player wants to be told of. */
export function sayMarks(
  before: Game,
  after: Game,
  violations: readonly Violation[],
  words: Messages,
): string {
  const { puzzle, marks } = after;
  const cells = [...marks.keys()].filter((cell) => marks[cell] !== before.marks[cell]);
  const [first] = cells;
  if (first === undefined) return '';
  const state = words.states[marks[first]];
  if (cells.length > 1)
    return cells.every((cell) => marks[cell] === marks[first])
      ? words.marked(cells.length, state)
      : words.changed(cells.length);
  const place = (cell: number) => words.place(rowOf(puzzle, cell) + 1, colOf(puzzle, cell) + 1);
  const broken = violations.flatMap((violation) => {
    if (violation.rule === 'R3') {
      const isIn = marks[first] !== 0 && violation.groups.length !== 1;
      return isIn ? [words.divides] : [];
    }
    if (!violation.cells.some((cell) => cell === first)) return [];
    const others = violation.cells.filter((cell) => cell !== first).map(place);
    const list = others.join(words.comma);
    return [violation.rule === 'R2' ? words.touches(list) : words.repeats(violation.symbol, list)];
  });
  return [words.markedAt(place(first), state), ...broken].join(words.semicolon);
}
