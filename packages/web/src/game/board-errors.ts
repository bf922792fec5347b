/**
 * Which cells the broken rules are seen at. Of a divided board these are the smaller parts, and the wall:
 * the shaded cells beside them.
 */
import { neighboursOf, type Puzzle, SHADED, type Shading, type Violation } from '@hitori/core';
import { smallerParts } from '@hitori/core/drawing';

export type CellError = Violation['rule'] | 'wall';

export function errorsByCell(
  puzzle: Puzzle,
  marks: Shading,
  violations: readonly Violation[],
): ReadonlyMap<number, CellError> {
  const errors = new Map<number, CellError>();
  for (const cell of wallOf(puzzle, marks, violations)) errors.set(cell, 'wall');
  for (const violation of violations)
    for (const cell of cellsOf(violation)) errors.set(cell, violation.rule);
  return errors;
}

function cellsOf(violation: Violation): readonly number[] {
  return violation.rule === 'R3' ? smallerParts(violation.groups).flat() : violation.cells;
}

/** The shaded cells that cut the smaller parts off. */
export function wallOf(
  puzzle: Puzzle,
  marks: Shading,
  violations: readonly Violation[],
): ReadonlySet<number> {
  const parts = violations.filter(({ rule }) => rule === 'R3').flatMap(cellsOf);
  const beside = parts.flatMap((cell) => neighboursOf(puzzle, cell));
  return new Set(beside.filter((cell) => marks[cell] === SHADED));
}
