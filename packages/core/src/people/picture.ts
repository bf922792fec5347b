/**
 * Pictures: small arrangements of equal symbols that people know by name. They explain a conclusion that
 * a technique has found; they change neither its technique nor its level. What they say follows from the
 * symbols alone, and holds on every grid.
 *
 * Each is written down once, as seen with its corner top left; `orientations` turns the grid.
 */
import { orientations } from '../puzzle/canonical.ts';
import { isSameSymbol, type Puzzle } from '../puzzle/puzzle.ts';
import { SHADED, UNSHADED } from '../puzzle/shading.ts';
import type { Conclusion, Deduction } from './deduction/deduction.ts';

/** The pictures by name, the simplest first; docs/techniques.md shows each on a board. */
export const PICTURES = [
  'triple',
  'inner_triple',
  'quad_corner',
  'double_corner',
  'offset_pair',
  'flanked_pair',
  'stacked_pairs',
  'square',
] as const;
/** One of PICTURES. */
export type Picture = (typeof PICTURES)[number];

/** Pictures that settle a cell beyond what the techniques without suppositions see, simplest first. */
const CONCLUDING: readonly Picture[] = PICTURES.filter(
  (picture) => picture !== 'triple' && picture !== 'square',
);

/** A picture that was found on a grid. */
export interface Sight {
  /** Which one it is. */
  readonly picture: Picture;
  /** The cells that make up the picture. */
  readonly because: readonly number[];
  /**
   * What follows from the symbols alone; empty for `square`, which leaves two cases and takes one fact more
   * (the chain of the deduction) to choose between them.
   */
  readonly cells: readonly Conclusion[];
}

/**
 * The picture that shows the conclusion of a deduction, if there is one. Of a sandwich it is made of the
 * deduction's own cells.
 */
export function findPicture(puzzle: Puzzle, deduction: Deduction): Sight | undefined {
  const { parts } = deduction;
  if (parts) {
    const sights = parts.map((part) => findPicture(puzzle, part));
    // Told together they have a name only if all of them have it.
    const because = [...new Set(sights.flatMap((sight) => sight?.because ?? []))];
    return sights.every((sight) => sight) ? { ...sights[0]!, because } : undefined;
  }
  const { technique, cells, because } = deduction;
  const [{ cell, state }] = cells.length > 0 ? cells : [{ cell: -1, state: SHADED }];
  const concludes = (sight: Sight) =>
    sight.cells.some((mark) => mark.cell === cell && mark.state === state);
  if (technique === 'sandwich') {
    const [before, after] = because;
    if (!isSameSymbol(puzzle, cell, before)) return undefined;
    return { picture: 'triple', because: [before, cell, after], cells };
  }
  if (
    technique !== 'forced' &&
    technique !== 'short_contradiction' &&
    technique !== 'contradiction'
  )
    return undefined;
  return (
    findSight(puzzle, CONCLUDING, concludes) ??
    findSight(puzzle, ['square'], (sight) => sight.because.includes(cell))
  );
}

function findSight(
  puzzle: Puzzle,
  pictures: readonly Picture[],
  isWanted: (sight: Sight) => boolean,
): Sight | undefined {
  for (const picture of pictures)
    for (const sight of sightsOf(puzzle, picture)) if (isWanted(sight)) return sight;
  return undefined;
}

/** Every place where a picture is seen. */
export function* sightsOf(puzzle: Puzzle, picture: Picture): Generator<Sight> {
  const { rows, cols } = puzzle;
  for (const { start, down, right, ...size } of orientations(rows, cols)) {
    const at = (row: number, col: number) => start + row * down + col * right;
    const view: View = {
      ...size,
      at,
      isSame: (...cells) => cells.every((cell) => isSameSymbol(puzzle, cell, cells[0])),
    };
    for (const { because, shaded = [], unshaded = [] } of VIEWS[picture](view)) {
      const cells = [
        ...shaded.map((cell) => ({ cell, state: SHADED }) as const),
        ...unshaded.map((cell) => ({ cell, state: UNSHADED }) as const),
      ];
      if (cells.length > 0 || picture === 'square') yield { picture, because, cells };
    }
  }
}

/** The grid in one of its orientations. */
interface View {
  readonly rows: number;
  readonly cols: number;
  at(row: number, col: number): number;
  isSame(...cells: number[]): boolean;
}

interface Seen {
  readonly because: readonly number[];
  readonly shaded?: readonly number[];
  readonly unshaded?: readonly number[];
}

const VIEWS: Readonly<Record<Picture, (view: View) => Iterable<Seen>>> = {
  triple: function* ({ rows, cols, at, isSame }) {
    for (let row = 0; row < rows; row++)
      for (let col = 0; col + 2 < cols; col++) {
        const because = [at(row, col), at(row, col + 1), at(row, col + 2)];
        if (isSame(...because)) yield { because, unshaded: [because[1]] };
      }
  },

  inner_triple: function* ({ rows, cols, at, isSame }) {
    if (rows < 2 || cols < 2) return;
    const because = [at(1, 1), at(0, 1), at(1, 0)];
    if (isSame(...because)) yield { because, shaded: [because[0]] };
  },

  quad_corner: function* ({ rows, cols, at, isSame }) {
    if (rows < 2 || cols < 2) return;
    const because = [at(0, 0), at(0, 1), at(1, 0), at(1, 1)];
    if (isSame(because[0], because[1]) && isSame(because[2], because[3]))
      yield {
        because,
        shaded: [because[0], because[3]],
        unshaded: [because[1], because[2]],
      };
  },

  double_corner: function* ({ rows, cols, at, isSame }) {
    if (rows < 2 || cols < 2) return;
    const beside = at(0, 1);
    for (const other of [at(0, 0), at(1, 1)])
      if (isSame(beside, other)) yield { because: [beside, other], unshaded: [at(1, 0)] };
  },

  offset_pair: function* ({ rows, cols, at, isSame }) {
    for (let row = 0; row + 2 < rows; row++)
      for (let col = 0; col + 1 < cols; col++) {
        const near = [at(row, col), at(row + 1, col)];
        const far = [at(row, col + 1), at(row + 2, col + 1)];
        if (isSame(...near) && isSame(...far))
          yield { because: [...near, ...far], unshaded: [at(row + 2, col), at(row + 1, col + 1)] };
      }
  },

  flanked_pair: function* ({ rows, cols, at, isSame }) {
    for (let row = 0; row < rows; row++)
      for (let col = 0; col + 3 < cols; col++) {
        const because = [0, 1, 2, 3].map((offset) => at(row, col + offset));
        const [left, a, b, right] = because;
        if (!isSame(a, b) || !isSame(left, right)) continue;
        const line = Array.from({ length: cols }, (_, other) => at(row, other));
        const shaded = line.filter((cell) => !because.includes(cell) && isSame(cell, left));
        yield { because, shaded };
      }
  },

  stacked_pairs: function* ({ rows, cols, at, isSame }) {
    for (let col = 0; col + 1 < cols; col++) {
      const outside = (row: number) => [
        ...(col > 0 ? [at(row, col - 1)] : []),
        ...(col + 2 < cols ? [at(row, col + 2)] : []),
      ];
      for (let row = 0; row + 1 < rows; row++) {
        // Two pairs against the edge, or three anywhere.
        const height = row === 0 ? 2 : 3;
        const pairs = Array.from({ length: height }, (_, i) => row - height + 2 + i).map((r) => [
          at(r, col),
          at(r, col + 1),
        ]);
        if (pairs.every((pair) => isSame(...pair)))
          yield { because: pairs.flat(), unshaded: outside(row) };
      }
    }
  },

  square: function* ({ rows, cols, at, isSame }) {
    for (let row = 0; row + 1 < rows; row++)
      for (let col = 0; col + 1 < cols; col++) {
        const because = [at(row, col), at(row, col + 1), at(row + 1, col), at(row + 1, col + 1)];
        if (isSame(because[0], because[1]) && isSame(because[2], because[3])) yield { because };
      }
  },
};
