/**
 * Symbols by keys. A digit waits a moment for another one where the number of both is one of 1 to the longer
 * side; everything else is a symbol at once. Longer symbols are written in a field.
 */

/** Digits that another one may still be added to. */
export interface Typing {
  readonly cell: number;
  readonly text: string;
  readonly at: number;
}

/** How long a digit waits, in milliseconds. */
export const MOMENT_MS = 700;

const DIGIT = /^\d$/;

/** The digits with the key's behind them; null when they make no number up to `largest`, or it is too late. */
export function joinedText(
  typing: Typing | null,
  cell: number,
  key: string,
  now: number,
  largest: number,
): string | null {
  if (typing === null || typing.cell !== cell || !DIGIT.test(key)) return null;
  const text = typing.text + key;
  return now - typing.at <= MOMENT_MS && Number(text) <= largest ? text : null;
}

/** Whether another digit may follow. */
export function mayGrow(text: string, largest: number): boolean {
  const number = Number(text);
  return /^\d+$/.test(text) && number > 0 && number * 10 <= largest;
}
