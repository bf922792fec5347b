/** A puzzle of a library as a record that every command reads, and as a puzzle. */
import { createPuzzle, type ParsedPuzzle, parseShading } from '@hitori/core';
import type { StoredPuzzle } from '@hitori/library';

/** The fields of the JSON object; what came with the puzzle when it was added stands behind. */
export function recordOf(stored: StoredPuzzle): Record<string, unknown> {
  const { id, rows, cols, gridText, status, level, score, effort, steps, techniques } = stored;
  const { solution, givens, hash, added, sources, stated, extra } = stored;
  const grid: unknown = JSON.parse(gridText);
  const rating = { status, level, score, effort, steps, techniques };
  const known = { ...rating, solution, givens, hash, added, sources };
  return { id, rows, cols, grid, ...known, ...(stated && { stated }), ...extra };
}

/** The puzzle with its solution, and as `extra` what a record has beside them. */
export function puzzleOf(stored: StoredPuzzle): ParsedPuzzle {
  const { id, gridText, solution } = stored;
  const made = createPuzzle(JSON.parse(gridText));
  if (!made.ok) throw new Error(`bug: the grid of '${id}': ${made.error.message}`);
  const puzzle = made.value;
  const shading = solution && parseShading(puzzle, solution);
  const { rows, cols, grid, solution: _solution, ...extra } = recordOf(stored);
  return {
    puzzle,
    format: 'jsonl',
    id,
    ...(shading?.ok && { solution: shading.value }),
    warnings: [],
    extra,
  };
}
