/** English. */
import type { Mark } from '../../people/deduction/deduction.ts';
import { SHADED } from '../../puzzle/shading.ts';
import type { Mood, Words } from './words.ts';

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

const are = (cells: readonly string[], state: string): string =>
  `${list(cells)} ${cells.length === 1 ? 'is' : 'are'} ${state}`;

const stateName = (state: Mark): string => (state === SHADED ? 'shaded' : 'unshaded');

const andCutOff = (part: string | undefined): string =>
  part === undefined ? '' : ` and cut off ${part}`;

const times = (count: number): string => (count === 2 ? 'twice' : `${count} times`);

const would = (mood: Mood): string => (mood === 'would' ? 'would ' : '');

export const en: Words = {
  techniques: {
    routine: {
      name: 'Routine',
      rule: 'neighbours of shaded cells are unshaded, and equals of unshaded cells in their lines are shaded',
    },
    sandwich: { name: 'Sandwich', rule: 'a cell between two equal symbols is unshaded' },
    pair: {
      name: 'Pair',
      rule: 'two equal neighbours keep one of their symbols, so every other one in their line is shaded',
    },
    corner: { name: 'Corner', rule: 'a corner cell equal to both of its neighbours is shaded' },
    cut: {
      name: 'Cut',
      rule: 'a cell whose shading would split the unshaded area is unshaded',
    },
    forced: {
      name: 'Forced',
      rule: 'by routine alone, one of the two states of a cell soon breaks a rule',
    },
    short_contradiction: {
      name: 'Short contradiction',
      rule: 'one of the two states of a cell breaks a rule within a few steps',
    },
    contradiction: {
      name: 'Contradiction',
      rule: 'one of the two states of a cell breaks a rule in the end',
    },
    mistake: { name: 'Mistake', rule: 'the marks so far cannot all stay' },
    search: { name: 'Search', rule: 'no technique helps here; only trying everything out does' },
  },
  pictures: {
    triple: {
      name: 'Triple',
      rule: 'of three equal symbols in a row the middle one is unshaded and the others are shaded',
    },
    inner_triple: {
      name: 'Inner triple',
      rule: 'were the inner cell of three equals round a corner unshaded, the other two would be shaded and cut the corner off',
    },
    quad_corner: {
      name: 'Quad corner',
      rule: 'two pairs fill the corner and lose one cell each, on a diagonal; the diagonal that misses the corner would cut it off',
    },
    double_corner: {
      name: 'Double corner',
      rule: 'were this cell beside the corner shaded, the equal next to it would stay and the other one be shaded: both together cut the corner off',
    },
    offset_pair: {
      name: 'Offset pair',
      rule: 'one of the pair is shaded. If it is the one beside this cell, this cell is unshaded; if it is the other, the further equal next to that stays, so the last one, beside this cell, is shaded',
    },
    flanked_pair: {
      name: 'Flanked pair',
      rule: 'one cell of the inner pair is shaded, so the symbol beside it stays and every other one of its kind in the line is shaded',
    },
    square: {
      name: 'Square',
      rule: 'two pairs side by side lose one cell each, on one diagonal or on the other',
    },
    stacked_pairs: {
      name: 'Stacked pairs',
      rule: 'the pairs lose cells in turn, left and right; either way a cell needs this one to get out, or a neighbour of it is shaded',
    },
  },
  levels: { easy: 'easy', medium: 'medium', hard: 'hard', expert: 'expert', beyond: 'beyond' },
  endings: {
    solved: 'The puzzle is solved: nothing is left to find.',
    impossible: 'This puzzle has no solution: what follows from it breaks a rule.',
    open: 'Nothing more follows: the cells still open differ between the solutions.',
    limit:
      'The techniques are stuck, and the limit was reached before a search could prove a cell.',
  },

  row: (number) => `Look at row ${number}.`,
  column: (number) => `Look at column ${number}.`,
  corner: (cell) => `Look at the corner ${cell}.`,
  area: (from, to) => `Look at the area from ${from} to ${to}.`,
  wholeBoard: 'Look at the whole board.',

  term: ({ name, rule }) => `${name}: ${rule}.`,
  list,
  space: ' ',

  neighbours: (source, cells) => `${source} is shaded, so ${are(cells, 'unshaded')}.`,
  equals: (source, symbol, cells) => `${source} keeps its ${symbol}, so ${are(cells, 'shaded')}.`,
  sandwich: (cell, ends, symbol) =>
    `${cell} stands between ${list(ends)}, which both hold ${symbol}: one of them is shaded, so ${cell} is unshaded.`,
  pair: (pair, symbol, cells) =>
    `${list(pair)} touch and both hold ${symbol}: exactly one of them stays, so ${are(cells, 'shaded')}.`,
  corners: (cell, beside, symbol) =>
    `${list([cell, ...beside])} all hold ${symbol}: if ${cell} stayed, the other two would be shaded and cut it off. So ${cell} is shaded.`,
  cut: (cell, closing) => `If ${cell} were shaded, ${closing}. So ${cell} is unshaded.`,
  likewise: (cells, because, symbol, state) =>
    `The same with the ${symbol} at ${list(because)}: ${are(cells, stateName(state))}.`,
  picture: (cell, equals, rule) => {
    const seen = equals.map(({ symbol, cells }) => `the ${symbol} (${cells.join(', ')})`);
    return `Look at ${cell}, and at ${list(seen)}: ${rule}.`;
  },
  search: (cell, state) =>
    `The techniques are stuck here. A search through all possibilities proves that ${cell} is ${stateName(state)}.`,
  therefore: (cell, state) => `So ${cell} is ${stateName(state)}.`,

  suppose: (cell, state) => `Suppose that ${cell} is ${stateName(state)}.`,
  byNeighbour: (cell, source) => `Then ${cell} is unshaded, beside ${source}.`,
  byEqual: (cell, source, symbol) => `Then ${cell} is shaded, for ${source} keeps its ${symbol}.`,
  bySandwich: (cell, ends, symbol) =>
    `Also, ${cell} is unshaded, between two ${symbol} at ${list(ends)}.`,
  byPair: (cell, pair, symbol) =>
    `Also, ${cell} is shaded, for one of ${list(pair)} keeps the ${symbol}.`,
  byCorner: (cell, beside, symbol) =>
    `Also, ${cell} is shaded, the corner of three ${symbol} with ${list(beside)}.`,
  byCut: (cell, closing) => `Then ${cell} is unshaded, or else ${closing}.`,

  duplicate: (cells, symbol) =>
    `But ${list(cells)} are then both unshaded and both hold ${symbol}.`,
  touching: (cells) => `But ${list(cells)} are then both shaded, and they touch.`,
  divided: (closing) => `But then ${closing}.`,
  ring: (cells, cutOff, mood) =>
    `the shaded cells ${list(cells)} ${would(mood)}close a ring${andCutOff(cutOff)}`,
  wall: (cells, cutOff, mood) =>
    `the shaded cells ${list(cells)} ${would(mood)}make a wall from edge to edge${andCutOff(cutOff)}`,
  splitter: (cell, mood) =>
    `${cell} alone ${mood === 'would' ? 'would divide' : 'divides'} the board`,
  nothingOpen: (mood) => `no open cell ${mood === 'would' ? 'would be' : 'is'} left`,
  cellsWith: (cell, others) => `${cell} and ${others} more cells`,

  violations: {
    R1: (line, number, symbol, cells) =>
      `${line === 'row' ? 'Row' : 'Column'} ${number} has ${symbol} unshaded ${times(cells.length)}: ${list(cells)}.`,
    R2: (cells) => `${list(cells)} are both shaded, and they touch.`,
    R3: (cutOff) => `The shaded cells cut off ${cutOff}.`,
    nothingOpen: 'No cell is left unshaded.',
  },

  wrong: (cell, state) => `${cell} is marked ${stateName(state)}, which is wrong.`,
  noSolutionHas: (cell, state) => `No solution has ${cell} ${stateName(state)}.`,
  clashTogether: (cells) =>
    `Each of the marks at ${list(cells)} is possible, but they clash together.`,
  noSolutionHasAll: 'No solution has them all.',
  unjudged: 'The marks could not be judged in time; if they are right, this follows.',

  page: {
    title: 'The way to the solution',
    step: (number) => `Step ${number}`,
    solution: 'The solution',
    legend:
      'Solid frame: what follows. Dotted frame: the cells that the reason rests on. Line: shaded cells that would close. Numbers: the marks of a chain, in their order; filled ones are shaded.',
    verdicts: {
      unique: 'Exactly one solution.',
      multiple: 'More than one solution: the steps hold in all of them.',
      none: 'No solution: the steps lead to a broken rule.',
      unknown: 'A limit was reached before all was known.',
    },
    ends: {
      solved: 'The solution',
      impossible: 'A rule is broken',
      open: 'The cells that differ',
      limit: 'So far',
    },
  },
};
