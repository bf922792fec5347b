/** `@hitori/book`: books of puzzles as print-ready PDF. */
export { type BookError, makeBook } from './book.ts';
export {
  ANSWERS,
  type Answers,
  type BookOptions,
  type BookPuzzle,
  gutterFor,
  judge,
  numberPuzzles,
  ORDERS,
  type Order,
  PAPERS,
  type Paper,
  PER_PAGE,
  type PerPage,
  type PrintedPuzzle,
  readPaper,
  type Verdict,
} from './request/index.ts';
