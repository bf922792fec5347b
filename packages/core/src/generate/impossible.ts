/**
 * What no generator can make, said at once instead of searched for. The ceilings of the small shapes
 * (with symbols 1..max(rows, columns)) come from rating every grid of the shape up to renumbering.
 */
import type { Frame } from '../kernel/framed-grid.ts';
import { LEVELS, type Level } from '../people/deduction/technique.ts';
import type { GenerateLevel, Symmetry } from './request.ts';

/** Hardest level of the small shapes, the shorter side first; one-line grids are all easy. */
const CEILINGS: Readonly<Record<string, Level>> = {
  '2x2': 'easy',
  '2x3': 'medium',
  '3x3': 'medium',
  '2x4': 'hard',
  '2x5': 'hard',
  '2x6': 'hard',
  '3x4': 'hard',
};

/** Why there is no such puzzle, or undefined when there may be one. */
export function findImpossibility(
  frame: Frame,
  level: GenerateLevel,
  symmetry: Symmetry,
): string | undefined {
  const { rows, cols } = frame;
  const shape = `${rows}x${cols}`;
  if (rows * cols === 2) return `no ${shape} puzzle has exactly one solution`;
  const [short, long] = rows < cols ? [rows, cols] : [cols, rows];
  const ceiling = short === 1 ? 'easy' : CEILINGS[`${short}x${long}`];
  if (level !== 'any' && ceiling && LEVELS.indexOf(level) > LEVELS.indexOf(ceiling))
    return `no ${shape} puzzle over 1..${long} is harder than ${ceiling}`;
  if (symmetry === 'diagonal' && rows !== cols)
    return `a ${shape} grid has no diagonal symmetry: it is not square`;
  if (symmetry === 'mirror' && cols === 2)
    return 'with two columns every cell touches its mirror image, so none could be shaded';
  if (symmetry === 'rotational' && short === 2 && long === 2)
    return 'in a 2x2 grid two cells opposite one another cannot both be shaded';
  return undefined;
}
