/**
 * `bench growth`: how the cost of solving, rating and generating grows with the side of the board, 8 to
 * 200, and the same as a picture: docs/growth.svg, both axes logarithmic.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generate, rate, solve } from '@hitori/core';
import { formatMs, printTable, spreadOf, timed } from './measure.ts';

const SIDES = [8, 12, 16, 20, 30, 40, 50, 70, 100, 140, 200];
const PUZZLES = 5;
const ROUNDS = 5;

const PICTURE = fileURLToPath(new URL('../../../docs/growth.svg', import.meta.url));
const WIDTH = 640;
const HEIGHT = 400;
const MARGIN = { left: 76, right: 120, top: 24, bottom: 44 };
/** Shape tells the series apart before colour does. */
const SERIES = [
  { name: 'generate', color: '#8a4b00', dash: '2 4', shift: 4 },
  { name: 'find and prove', color: '#1f55a8', dash: '', shift: 14 },
  { name: 'rate', color: '#2c6e49', dash: '9 5', shift: -4 },
] as const;

export function benchGrowth(): void {
  // The first time warms the code up.
  for (const side of SIDES) measureSide(side);
  const points = SIDES.map((side) => ({ side, medians: measureSide(side) }));
  printTable(
    ['side', ...SERIES.map(({ name }) => `${name}, ms`)],
    points.map(({ side, medians }) => [`${side}`, ...medians.map(formatMs)]),
  );
  writeFileSync(PICTURE, draw(points));
  console.log('drawn in docs/growth.svg');
}

function measureSide(side: number): number[] {
  const times: number[][] = [[], [], []];
  for (let round = 0; round < ROUNDS; round++)
    for (let seed = 0; seed < PUZZLES; seed++) {
      const made = timed(() => generate({ rows: side, cols: side, seed: `growth-${seed}` }));
      if (!made.value.ok) throw new Error(made.value.error.message);
      const { puzzle } = made.value.value;
      const solved = timed(() => solve(puzzle));
      const rated = timed(() => rate(puzzle));
      for (const [series, ms] of [made.ms, solved.ms, rated.ms].entries()) times[series]!.push(ms);
    }
  return times.map((all) => spreadOf(all).median);
}

interface Point {
  readonly side: number;
  readonly medians: readonly number[];
}

function draw(points: readonly Point[]): string {
  const all = points.flatMap(({ medians }) => medians);
  const low = Math.floor(Math.log10(Math.min(...all)));
  const high = Math.ceil(Math.log10(Math.max(...all)));
  const [first, last] = [SIDES[0]!, SIDES.at(-1)!];
  const across = (side: number) =>
    MARGIN.left +
    ((WIDTH - MARGIN.left - MARGIN.right) * Math.log(side / first)) / Math.log(last / first);
  const down = (ms: number) =>
    HEIGHT -
    MARGIN.bottom -
    ((HEIGHT - MARGIN.top - MARGIN.bottom) * (Math.log10(ms) - low)) / (high - low);
  const decades = Array.from({ length: high - low + 1 }, (_, i) => 10 ** (low + i));
  const grid = [
    ...decades.map(
      (ms) =>
        `<path d="M${MARGIN.left} ${down(ms).toFixed(1)}H${WIDTH - MARGIN.right}" stroke="#ccc"/>` +
        `<text x="${MARGIN.left - 8}" y="${(down(ms) + 4).toFixed(1)}" text-anchor="end">${Number(ms.toPrecision(1))} ms</text>`,
    ),
    ...SIDES.map(
      (side) =>
        `<text x="${across(side).toFixed(1)}" y="${HEIGHT - MARGIN.bottom + 20}" text-anchor="middle">${side}</text>`,
    ),
  ];
  const lines = SERIES.map(({ name, color, dash, shift }, series) => {
    const path = points.map(
      ({ side, medians }) => `${across(side).toFixed(1)} ${down(medians[series]!).toFixed(1)}`,
    );
    const end = points.at(-1)!.medians[series]!;
    return (
      `<path d="M${path.join('L')}" fill="none" stroke="${color}" stroke-width="2.5" stroke-dasharray="${dash}"/>` +
      `<text x="${across(last) + 8}" y="${(down(end) + shift).toFixed(1)}" fill="${color}">${name}</text>`
    );
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" fill="#222" role="img" aria-label="Milliseconds against the side of the board, both axes logarithmic">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    ...grid,
    ...lines,
    `<text x="${(MARGIN.left + WIDTH - MARGIN.right) / 2}" y="${HEIGHT - 6}" text-anchor="middle">side of the board</text>`,
    '</svg>\n',
  ].join('\n');
}
