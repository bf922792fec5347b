/** A range of numbers as people write it: `20..30`, `20..` or `..30`. */
import { err, ok, type Result } from './result.ts';

/** Numbers between two others. */
export interface NumberRange {
  /** The smallest one. */
  readonly least: number;
  /** The largest one. */
  readonly most: number;
}

/** Reads a range; an error is a sentence that says what it must be. */
export function parseRange(text: string): Result<NumberRange, string> {
  const match = /^(\d*(?:\.\d+)?)\.\.(\d*(?:\.\d+)?)$/.exec(text);
  if (!match || text === '..') return err('It must be a range such as 20..30, 20.. or ..30.');
  const least = Number(match[1]);
  const most = match[2] === '' ? Number.MAX_VALUE : Number(match[2]);
  return least <= most ? ok({ least, most }) : err(`${text} is no range: the first is the least.`);
}
