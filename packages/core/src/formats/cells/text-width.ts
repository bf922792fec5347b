/**
 * How many columns a text takes in a terminal: two for East Asian wide characters and emoji, none for
 * combining marks, one for the rest. Ranges: Unicode's EastAsianWidth W and F, in blocks.
 */
const WIDE = new RegExp(
  `^[${[
    '\\u1100-\\u115F\\u231A\\u231B\\u23E9-\\u23EC\\u2614\\u2615\\u2648-\\u2653\\u26AA\\u26AB',
    '\\u2705\\u2728\\u274C\\u2753-\\u2755\\u2757\\u2795-\\u2797\\u2B1B\\u2B1C\\u2B50\\u2B55',
    '\\u2E80-\\u303E\\u3041-\\u33FF\\u3400-\\u4DBF\\u4E00-\\uA4CF\\uA960-\\uA97C\\uAC00-\\uD7A3',
    '\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6F\\uFF01-\\uFF60\\uFFE0-\\uFFE6',
    '\\u{1F300}-\\u{1F64F}\\u{1F680}-\\u{1F6FC}\\u{1F7E0}-\\u{1F7F0}\\u{1F90C}-\\u{1FAFF}\\u{20000}-\\u{3FFFD}',
  ].join('')}]$`,
  'u',
);

export function textWidth(text: string): number {
  let width = 0;
  for (const char of text) width += /^[\p{M}\p{Cf}]$/u.test(char) ? 0 : WIDE.test(char) ? 2 : 1;
  return width;
}
