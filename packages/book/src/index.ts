/** `@hitori/book`: books of puzzles as print-ready PDF. */
export { type BookError, makeBook } from './book.ts';
export {
  ANSWERS,
  type Answers,
  type BookOptions,
  ORDERS,
  type Order,
  PER_PAGE,
  type PerPage,
} from './options.ts';
export { gutterFor, PAPERS, type Paper, readPaper } from './paper.ts';
export {
  type BookPuzzle,
  judge,
  numberPuzzles,
  type PrintedPuzzle,
  type Verdict,
} from './puzzles.ts';
