/** All grids of a shape over 1..symbols, up to renumbering: the first cell is 1, a new symbol the next. */
import { type Puzzle, puzzleFromNumbers } from '../src/puzzle/puzzle.ts';

export interface SmallGrid {
  readonly puzzle: Puzzle;
  /** How many grids over 1..symbols are the same up to renumbering. */
  readonly copies: number;
}

export function* smallGrids(rows: number, cols: number, symbols: number): Generator<SmallGrid> {
  const numbers = new Array<number>(rows * cols).fill(1);
  function* fill(cell: number, used: number): Generator<SmallGrid> {
    if (cell === numbers.length) {
      let copies = 1;
      for (let i = 0; i < used; i++) copies *= symbols - i;
      yield { puzzle: puzzleFromNumbers(rows, cols, numbers), copies };
      return;
    }
    for (let number = 1; number <= Math.min(used + 1, symbols); number++) {
      numbers[cell] = number;
      yield* fill(cell + 1, Math.max(used, number));
    }
  }
  yield* fill(0, 0);
}
