/**
 * Puzzles onto pages. The two pages of a spread have one number of slots and one size of cells; boards whose
 * cells could be much larger than their neighbours' wait for the next spread, and where numerals would become
 * too small a page holds fewer boards than were asked for.
 */
import { PER_PAGE, type PerPage } from '../request/options.ts';
import { type Box, isRecto } from '../request/paper.ts';
import { type Board, type BoardPage, cellThatFits, placeBoards, slotsOf } from './slots.ts';

/** What the pages have to offer. */
export interface Pages {
  /** The area for boards of a page by its number. */
  areaOf(page: number): Box;
  readonly caption: number;
  readonly perPage: PerPage;
  readonly leastNumeral: number;
  /** Only right-hand pages hold puzzles: their backs hold the answers. */
  readonly rectoOnly: boolean;
}

export interface PuzzlePages {
  readonly pages: readonly BoardPage[];
  /** Boards whose numerals would be too small on a page of their own. */
  readonly unfit: readonly Board[];
}

/** Cells may be this much smaller than their board alone would have them. */
const MOST_SHRINK = 1.5;

/** The pages from `first` on. */
export function spreadBoards(boards: readonly Board[], first: number, pages: Pages): PuzzlePages {
  const filled: BoardPage[] = [];
  const unfit: Board[] = [];
  let page = pages.rectoOnly && !isRecto(first) ? first + 1 : first;
  let at = 0;
  while (at < boards.length) {
    const numbers = pages.rectoOnly || isRecto(page) ? [page] : [page, page + 1];
    const found = fillSpread(boards.slice(at, at + 2 * pages.perPage), numbers, pages);
    if (found) {
      filled.push(...found.pages);
      at += found.count;
      page = numbers[numbers.length - 1]! + (pages.rectoOnly ? 2 : 1);
    } else if (pages.areaOf(page + 1).height > pages.areaOf(page).height)
      // The heading of the first page takes the room that is missing.
      page += pages.rectoOnly ? 2 : 1;
    else unfit.push(boards[at++]!);
  }
  return { pages: filled, unfit };
}

/** As many of the next boards as make a good spread; undefined when the first does not fit at all. */
function fillSpread(
  boards: readonly Board[],
  numbers: readonly number[],
  pages: Pages,
): { pages: BoardPage[]; count: number } | undefined {
  const sizes = PER_PAGE.filter((size) => size <= pages.perPage).reverse();
  for (const perPage of sizes) {
    const slots = numbers.map((page) => slotsOf(perPage, pages.areaOf(page), pages.caption));
    const room = smallest(slots.map(([slot]) => slot!));
    const group = alike(boards.slice(0, perPage * numbers.length), room);
    const cell = Math.min(...group.map((board) => cellThatFits(board, room)));
    if (group.some(({ symbol }) => symbol * cell < pages.leastNumeral)) {
      if (perPage > 1 || group.length === 1) continue;
      // The first alone may still be legible.
      const alone = fillSpread(group.slice(0, 1), numbers.slice(0, 1), pages);
      if (!alone) return undefined;
      return alone;
    }
    const onPages = numbers.map((page, index) => ({
      page,
      boards: placeBoards(group.slice(index * perPage, (index + 1) * perPage), slots[index]!, cell),
    }));
    return { pages: onPages.filter((one) => one.boards.length > 0), count: group.length };
  }
  return undefined;
}

function smallest(slots: readonly Box[]): Box {
  const [first] = slots;
  return {
    ...first!,
    width: Math.min(...slots.map(({ width }) => width)),
    height: Math.min(...slots.map(({ height }) => height)),
  };
}

/** The longest beginning of a list whose boards would have cells of about one size. */
function alike(boards: readonly Board[], room: Box): readonly Board[] {
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  let count = 0;
  for (const board of boards) {
    const cell = cellThatFits(board, room);
    least = Math.min(least, cell);
    most = Math.max(most, cell);
    if (most > MOST_SHRINK * least) break;
    count++;
  }
  return boards.slice(0, count);
}
