/**
 * The numerals and letters of the boards, drawn for this project as the centre lines of strokes of one
 * weight with round ends (in the manner of DIN 1451). So a machine without fonts draws them too.
 *
 * Units: capitals and numerals stand between y 0 and y 14, small letters from y 4.6, tails end at 18.
 */
export interface Glyph {
  /** Where the centre lines end on the right; they begin at x 0. */
  readonly width: number;
  readonly path: string;
}

export const CAP_HEIGHT = 14;
/** Between the centre lines of two glyphs. */
export const GLYPH_GAP = 3.6;

const BOWL = 'M6.8 9.3a3.4 4.7 0 1 1-6.8 0 3.4 4.7 0 0 1 6.8 0';

const SHAPES: Readonly<Record<string, readonly [width: number, path: string]>> = {
  '0': [8, 'M0 4a4 4 0 0 1 8 0v6a4 4 0 0 1-8 0Z'],
  '1': [8, 'M1.8 3 5.2 0V14'],
  '2': [8, 'M.3 3.9A3.7 3.8 0 0 1 7.7 3.9C7.7 6.2 6.1 7.8 4.5 9.4L0 14H8'],
  '3': [
    8,
    'M.3 3.3C.7 1.3 2.1 0 4 0 6.1 0 7.6 1.4 7.6 3.3 7.6 5.3 6.1 6.6 4 6.6H3M4 6.6C6.4 6.6 8 8.2 8 10.2 8 12.4 6.3 14 4 14 1.9 14 .3 12.7 0 10.7',
  ],
  '4': [8, 'M6 14V0L0 10.2H8.2'],
  '5': [
    8,
    'M7.3 0H1.3L.7 6.5C1.6 5.6 2.7 5.2 3.9 5.2 6.3 5.2 8 7 8 9.5 8 12.1 6.3 14 3.9 14 2 14 .5 13 0 11.3',
  ],
  '6': [8, 'M6.1 0 .72 7.7M8 10a4 4 0 1 1-8 0 4 4 0 0 1 8 0'],
  '7': [8, 'M0 0H8L3.2 14'],
  '8': [
    8,
    'M4 6.6A3.4 3.3 0 1 1 4 0 3.4 3.3 0 1 1 4 6.6ZM4 6.6A4 3.7 0 1 0 4 14 4 3.7 0 1 0 4 6.6Z',
  ],
  '9': [8, 'M1.9 14 7.28 6.3M0 4a4 4 0 1 1 8 0 4 4 0 0 1-8 0'],
  A: [9, 'M0 14 4.5 0 9 14M1.6 9.4H7.4'],
  B: [8, 'M0 0V14H4.2A3.75 3.75 0 0 0 4.2 6.5H0M0 0H4A3.25 3.25 0 0 1 4 6.5'],
  C: [8, 'M8 3.6A4 4 0 0 0 0 4V10A4 4 0 0 0 8 10.4'],
  D: [8, 'M0 0V14H3A5 5 0 0 0 8 9V5A5 5 0 0 0 3 0Z'],
  E: [7, 'M7 0H0V14H7M0 6.8H6'],
  F: [7, 'M7 0H0V14M0 6.8H6'],
  G: [8, 'M8 3.6A4 4 0 0 0 0 4V10A4 4 0 0 0 8 10V7.6H4.6'],
  H: [8, 'M0 0V14M8 0V14M0 6.8H8'],
  I: [0, 'M0 0V14'],
  J: [6, 'M6 0V10A3.6 3.6 0 0 1 0 12'],
  K: [8, 'M0 0V14M8 0 0 8.6M3 5.4 8 14'],
  L: [7, 'M0 0V14H7'],
  M: [10, 'M0 14V0L5 9 10 0V14'],
  N: [8, 'M0 14V0L8 14V0'],
  O: [9.2, 'M0 4.6a4.6 4.6 0 0 1 9.2 0v4.8a4.6 4.6 0 0 1-9.2 0Z'],
  P: [8, 'M0 14V0H4A4 4 0 0 1 4 8H0'],
  Q: [9.4, 'M0 4.6a4.6 4.6 0 0 1 9.2 0v4.8a4.6 4.6 0 0 1-9.2 0ZM6 10.6 9.4 14.4'],
  R: [8.2, 'M0 14V0H4A4 4 0 0 1 4 8H0M4.2 8 8.2 14'],
  S: [
    8,
    'M7.6 3C7.2 1.2 5.8 0 4 0 1.9 0 .3 1.5.3 3.5.3 8.2 8 5.8 8 10.5 8 12.5 6.4 14 4 14 1.9 14 .4 12.8 0 10.9',
  ],
  T: [8.4, 'M0 0H8.4M4.2 0V14'],
  U: [8, 'M0 0V10A4 4 0 0 0 8 10V0'],
  V: [8.8, 'M0 0 4.4 14 8.8 0'],
  W: [12, 'M0 0 3 14 6 2 9 14 12 0'],
  X: [8, 'M0 0 8 14M8 0 0 14'],
  Y: [8.4, 'M0 0 4.2 7.2V14M8.4 0 4.2 7.2'],
  Z: [8, 'M0 0H8L0 14H8'],
  a: [6.8, `M6.8 4.6V14${BOWL}`],
  b: [6.8, `M0 0V14${BOWL}`],
  c: [6.4, 'M6.4 6.6A3.4 4.7 0 1 0 6.4 12'],
  d: [6.8, `M6.8 0V14${BOWL}`],
  e: [6.8, 'M0 9.3H6.8A3.4 4.7 0 1 0 5.8 12.6'],
  f: [4.6, 'M4.6 0H4A2.4 2.4 0 0 0 1.6 2.4V14M0 5H4.4'],
  g: [6.8, `M6.8 4.6V14.6A3.4 3.4 0 0 1 .6 16.4${BOWL}`],
  h: [6.4, 'M0 0V14M0 8A3.2 3.4 0 0 1 6.4 8V14'],
  i: [0, 'M0 4.6V14M0 1.2V1.3'],
  j: [2, 'M2 4.6V15.4A2.4 2.4 0 0 1 0 17.6M2 1.2V1.3'],
  k: [6.4, 'M0 0V14M6 4.8 0 10.4M2.2 8.4 6.4 14'],
  l: [0, 'M0 0V14'],
  m: [9.6, 'M0 4.6V14M0 7.8A2.4 3.2 0 0 1 4.8 7.8V14M4.8 7.8A2.4 3.2 0 0 1 9.6 7.8V14'],
  n: [6.4, 'M0 4.6V14M0 8A3.2 3.4 0 0 1 6.4 8V14'],
  o: [6.8, BOWL],
  p: [6.8, `M0 4.6V18${BOWL}`],
  q: [6.8, `M6.8 4.6V18${BOWL}`],
  r: [4.4, 'M0 4.6V14M0 8A3.2 3.4 0 0 1 4.4 5'],
  s: [
    6,
    'M5.6 6.4C5.2 5.3 4.2 4.6 3 4.6 1.5 4.6.3 5.5.3 6.9.3 10 6 8.5 6 11.6 6 13 4.7 14 3 14 1.5 14 .3 13.2 0 11.9',
  ],
  t: [4.8, 'M1.8 1.4V11.6A2.4 2.4 0 0 0 4.8 13.8M0 4.8H4.6'],
  u: [6.4, 'M0 4.6V10.6A3.2 3.4 0 0 0 6.4 10.6M6.4 4.6V14'],
  v: [6.8, 'M0 4.6 3.4 14 6.8 4.6'],
  w: [9.6, 'M0 4.6 2.4 14 4.8 6 7.2 14 9.6 4.6'],
  x: [6.4, 'M0 4.6 6.4 14M6.4 4.6 0 14'],
  y: [6.8, 'M0 4.6 3.4 13.4M6.8 4.6 2.4 16.6C2 17.6 1.4 18 .2 18'],
  z: [6.2, 'M0 4.6H6.2L0 14H6.2'],
  '?': [8, 'M.2 3.8A3.8 3.8 0 0 1 7.8 3.8C7.8 6.8 4 6.6 4 10M4 13.9V14'],
  '-': [6, 'M0 8H6'],
  '+': [8, 'M0 8H8M4 4V12'],
};

/** The glyph of a character; undefined when this project has none and a font must draw it. */
export function glyphOf(character: string): Glyph | undefined {
  if (!Object.hasOwn(SHAPES, character)) return undefined;
  const [width, path] = SHAPES[character];
  return { width, path };
}
