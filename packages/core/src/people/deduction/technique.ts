/**
 * The names of the human techniques and the levels they stand for: profile `hitori-human`, version 1.
 * The order is the order in which the rater tries them, the cheapest first.
 */
export const TECHNIQUES = [
  'routine',
  'sandwich',
  'pair',
  'corner',
  'cut',
  'forced',
  'short_contradiction',
  'contradiction',
] as const;
/** One of TECHNIQUES; docs/techniques.md shows each on a board. */
export type Technique = (typeof TECHNIQUES)[number];

/** The places of the techniques in that list, for kernels. */
export const ROUTINE = 0;
export const SANDWICH = 1;
export const PAIR = 2;
export const CORNER = 3;
export const CUT = 4;
export const FORCED = 5;
export const SHORT_CONTRADICTION = 6;
export const CONTRADICTION = 7;

/** Levels of a puzzle; `beyond` is unique, but these techniques get stuck. */
export const LEVELS = ['easy', 'medium', 'hard', 'expert', 'beyond'] as const;
/** One of LEVELS. */
export type Level = (typeof LEVELS)[number];

/** The level of each technique; routine has none of its own. */
export const TECHNIQUE_LEVEL: Readonly<Record<Technique, Level | null>> = {
  routine: null,
  sandwich: 'easy',
  pair: 'easy',
  corner: 'easy',
  cut: 'easy',
  forced: 'medium',
  short_contradiction: 'hard',
  contradiction: 'expert',
};

/** Rounds of routine within which a forced value must break a rule. */
export const FORCED_ROUNDS = 2;
/** Steps within which a supposed value must break a rule. */
export const SHORT_STEPS = 6;
/** The same for `contradiction`. */
export const LONG_STEPS = 20;
