/** The writer of each format (`notations/print.ts`). */
export { formatPuzzle } from './notations/print.ts';
