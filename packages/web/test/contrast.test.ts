import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const CSS = readFileSync(new URL('../src/style/tokens.css', import.meta.url), 'utf8');

/** The colours of a block of tokens. */
function tokensOf(selector: string): Record<string, string> {
  const start = CSS.indexOf(`${selector} {`);
  const block = CSS.slice(start, CSS.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name, colour]),
  );
}

const light = tokensOf(':root');
const THEMES = {
  light,
  dark: { ...light, ...tokensOf(':root[data-theme="dark"]') },
  contrast: { ...light, ...tokensOf(':root[data-theme="contrast"]') },
  'contrast-dark': { ...light, ...tokensOf(':root[data-theme="contrast-dark"]') },
};

/** WCAG 2: relative luminance and the ratio of two. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** What is read: numerals in every state, and texts. */
const READ = [
  ['ink', 'paper'],
  ['ink', 'peer'],
  ['dim', 'paper'],
  ['dim', 'peer'],
  ['knockout', 'shade'],
  ['ink', 'desk'],
  ['muted', 'desk'],
  ['muted', 'panel'],
  ['on-accent', 'accent'],
  ['warn', 'panel'],
  ['warn', 'desk'],
  ['ink', 'panel'],
  ['ink', 'soft'],
  ['muted', 'soft'],
  ['accent', 'panel'],
] as const;
/** What is seen: marks and frames. */
const SEEN = [
  ['ring', 'paper'],
  ['ring', 'peer'],
  ['hatch', 'paper'],
  ['accent', 'paper'],
  ['accent', 'peer'],
  ['focus', 'paper'],
  ['warn', 'paper'],
  ['trial-on-shade', 'shade'],
  ['line', 'paper'],
  ['focus', 'desk'],
  ['focus', 'panel'],
] as const;

/** Marks of reasons and errors, which have an edge of paper around them. */
const EDGED = ['accent', 'warn'] as const;

test.each(Object.keys(THEMES) as (keyof typeof THEMES)[])('every pair of colours: %s', (theme) => {
  const tokens = THEMES[theme];
  const ratio = (pair: readonly [string, string]) =>
    contrast(tokens[pair[0]] ?? '', tokens[pair[1]] ?? '');
  const tooFaint = [
    ...READ.filter((pair) => !(ratio(pair) >= 4.5)),
    ...SEEN.filter((pair) => !(ratio(pair) >= 3)),
    ...EDGED.filter((mark) => Math.max(ratio([mark, 'shade']), ratio(['paper', 'shade'])) < 3).map(
      (mark) => [mark, 'shade'] as const,
    ),
  ].map((pair) => `${pair.join(' on ')}: ${ratio(pair).toFixed(2)}`);
  expect(tooFaint).toEqual([]);
});
