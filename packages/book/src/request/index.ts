/** `@hitori/book/request`: what a book is asked for and of which puzzles; it loads nothing that draws. */
export {
  ANSWERS,
  type Answers,
  type BookOptions,
  type CompleteOptions,
  completeOptions,
  ORDERS,
  type Order,
  PER_PAGE,
  type PerPage,
  WIDEST_GUTTER,
} from './options.ts';
export { gutterFor, PAPERS, type Paper, readPaper } from './paper.ts';
export {
  type BookPuzzle,
  judge,
  numberPuzzles,
  type PrintedPuzzle,
  type Verdict,
  verdictOf,
} from './puzzles.ts';
