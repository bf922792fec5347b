/** Letters for the cells around letters. */

/** The alphabets known, each with its first and last letter. */
const RANGES: readonly (readonly [first: string, last: string])[] = [
  ['A', 'Z'],
  ['a', 'z'],
  ['Α', 'Ω'],
  ['А', 'Я'],
  ['א', 'ת'],
  ['あ', 'ん'],
  ['ア', 'ン'],
  ['가', '깋'],
];

/** Small kana, and a gap in the Greek capitals, are no letters to fill with. */
const UNFIT = /[ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ\u03A2]/u;

const ALPHABETS: readonly (readonly string[])[] = RANGES.map(([first, last]) => {
  const start = first.codePointAt(0)!;
  const codes = Array.from({ length: last.codePointAt(0)! - start + 1 }, (_, i) => start + i);
  return codes.map((code) => String.fromCodePoint(code)).filter((letter) => !UNFIT.test(letter));
});

/**
 * The alphabet that most of the letters given belong to, without those missing from every alphabet;
 * undefined when a text is no letter, or when it has fewer letters than are needed.
 */
export function alphabetFor(letters: readonly string[], needed: number): string[] | undefined {
  if (letters.length === 0 || !letters.every((letter) => /^\p{L}$/u.test(letter))) return undefined;
  const hits = (alphabet: readonly string[]) =>
    letters.filter((letter) => alphabet.includes(letter)).length;
  const best = ALPHABETS.reduce((a, b) => (hits(b) > hits(a) ? b : a));
  const all = [...new Set([...best, ...letters])];
  return all.length < needed ? undefined : all;
}
