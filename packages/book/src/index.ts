/** `@hitori/book`: books of puzzles as print-ready PDF. */
export { type BookError, makeBook } from './book.ts';
export {
  ANSWERS,
  type Answers,
  type BookOptions,
  completeOptions,
  gutterFor,
  ORDERS,
  type Order,
  PAPERS,
  type Paper,
  PER_PAGE,
  type PerPage,
  readPaper,
} from './request/options.ts';
export {
  type BookPuzzle,
  judge,
  numberPuzzles,
  type PrintedPuzzle,
  type Verdict,
} from './request/puzzles.ts';
