/** The words of a book in English. */
import type { BookWords } from './words.ts';

const range = (first: number, last: number) => (first === last ? `${first}` : `${first}–${last}`);

export const en: BookWords = {
  title: 'Hitori',
  puzzle: (number) => `Puzzle ${number}`,
  size: (rows, cols) => `${rows} × ${cols}`,
  answers: 'Answers',
  answer: (number) => `Answer ${number}`,
  answersOn: (first, last) =>
    first === last ? `Answers on page ${first}` : `Answers on pages ${first} and ${last}`,
  levels: {
    easy: 'Easy',
    medium: 'Medium',
    hard: 'Hard',
    expert: 'Expert',
    beyond: 'Beyond',
  },
  levelText: {
    easy: 'Sandwiches, pairs, corners and cuts: each next cell can be seen without supposing anything.',
    medium: 'Now and then you ask what would happen if a cell were shaded, and see it at once.',
    hard: 'Suppose, follow the marks for a few steps, and find the contradiction.',
    expert: 'Longer chains: a supposition breaks a rule only after many marks.',
    beyond:
      'One solution each, but no chain of moderate length finds it. Bring a pencil and patience.',
  },
  unrated: 'Without a level',
  puzzles: (first, last) => `${first === last ? 'Puzzle' : 'Puzzles'} ${range(first, last)}`,
  marks: {
    multiple: 'several solutions',
    none: 'no solution',
    unknown: 'not proven',
  },
  imprint: (count) =>
    count === 1
      ? 'The puzzle of this book has exactly one solution, and logic alone finds it. That was proven before it was printed.'
      : `Each of the ${count} puzzles of this book has exactly one solution, and logic alone finds it. That was proven before it was printed.`,
  rules: {
    heading: 'How to solve Hitori',
    goal: 'Shade some of the cells, so that three rules hold.',
    each: [
      {
        heading: 'No repeats',
        text: 'In no row and in no column may a number stand twice among the cells that are not shaded. Here two 2s do.',
      },
      {
        heading: 'No touching',
        text: 'Shaded cells never share a side, as they do here. They may meet at a corner.',
      },
      {
        heading: 'One area',
        text: 'The cells that are not shaded stay connected, side by side, as one area. Here the first 2 is cut off.',
      },
    ],
    brokenAlt: {
      R1: 'A grid of three rows whose first row is 2 1 2, with both 2s left: the first rule is broken.',
      R2: 'A grid of three rows with two shaded cells side by side: the second rule is broken.',
      R3: 'A grid of three rows whose first cell is cut off by two shaded ones: the third rule is broken.',
    },
    example: 'An example',
    exampleText:
      'Every puzzle has exactly one solution, and you never have to guess. A cell is named by its row and column: r2c3 is the third cell of the second row.',
  },
  walkthroughs: 'Step by step',
  walkthrough: (number) => `Puzzle ${number}, step by step`,
  legend:
    'Solid frame: what follows. Dotted frame: what it rests on. Numbers in cells: the marks of a chain, in their order.',
  step: (number) => `${number}`,
  solution: 'Solved',
  stepAlt: (number) =>
    number === null
      ? 'The solved board.'
      : `The board of step ${number}; the words below say what it shows.`,
  boardAlt: (number, rows, cols) => `The grid of puzzle ${number}: ${rows} rows, ${cols} columns.`,
  answerAlt: (number) => `The solution of puzzle ${number}; shaded cells are named.`,
  shaded: (symbol) => `${symbol}, shaded`,
};
