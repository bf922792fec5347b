/** Sizes of type and strokes, in points. In large print no text is under 16 pt. */

/** What is set in which size. */
export interface TypeScale {
  readonly display: number;
  readonly title: number;
  readonly heading: number;
  readonly number: number;
  readonly body: number;
  readonly small: number;
  readonly foot: number;
  /** Numerals in boards are never smaller. */
  readonly leastNumeral: number;
  /** The numerals of answers, where they fit. */
  readonly answerNumeral: number;
}

const NORMAL: TypeScale = {
  display: 40,
  title: 30,
  heading: 18,
  number: 12,
  body: 10,
  small: 8.5,
  foot: 8.5,
  leastNumeral: 5,
  answerNumeral: 7.5,
};

const LARGE: TypeScale = {
  display: 48,
  title: 36,
  heading: 26,
  number: 20,
  body: 16,
  small: 16,
  foot: 16,
  leastNumeral: 16,
  answerNumeral: 16,
};

/** The sizes of a book. */
export function typeScale(isLarge: boolean): TypeScale {
  return isLarge ? LARGE : NORMAL;
}

/** Between two lines of a grid, and around it. */
export const HAIRLINE = 0.25;
export const FRAME = 1;

/** From one baseline to the next, in parts of the size. */
export const LEADING = 1.4;
