/** The English texts. Every other language has the same keys (see `index.ts`). */
import type { Language } from '@hitori/core';
import { enFinish } from './en-finish.ts';
import { enLesson } from './en-lesson.ts';
import { enSheets } from './en-sheets.ts';
import { enTrouble } from './en-trouble.ts';

/** A reason as the end of a sentence. */
const sentence = (reason: string): string => (/[.!?]$/.test(reason) ? reason : `${reason}.`);

export const en = {
  language: 'en' as Language,
  name: 'Hitori',
  /** Joins sentences. */
  space: ' ',
  anyLevel: 'Any level',
  unrated: 'Unrated',
  states: ['unmarked', 'shaded', 'unshaded'] as readonly string[],
  size: (rows: number, cols: number) => `${rows}×${cols}`,
  daily: (date: string) => `Daily ${date}`,
  time: 'Time',
  progress: 'Progress',
  newPuzzle: 'New puzzle',
  settings: 'Settings',
  help: 'Help',
  history: 'History',
  share: 'Share and save',
  close: 'Close',
  tools: 'Tools',
  undo: 'Undo',
  redo: 'Redo',
  hint: 'Hint',
  check: 'Check',
  clear: 'Start over',
  setCheckpoint: 'Checkpoint',
  keepCheckpoint: 'Keep',
  dropCheckpoint: 'Take back',
  onTrial: (count: number) => `${count} on trial`,
  explain: 'Walk-through',
  watch: 'Watch the solver',
  miniMap: 'The whole board, and the part in sight',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  board: (rows: number, cols: number) => `Hitori board, ${rows} rows, ${cols} columns`,
  blank: 'blank',
  cell: (row: number, col: number, symbol: string, state: string) =>
    `Row ${row}, column ${col}: ${symbol}, ${state}`,
  derived: (state: string) => `${state} by assistance`,
  cellErrors: {
    R1: 'error: the same symbol is unshaded in its line',
    R2: 'error: touches a shaded cell',
    R3: 'error: cut off',
    wall: 'error: cuts cells off',
  },
  marked: (count: number, state: string) =>
    count === 1 ? `Marked ${state}` : `${count} cells marked ${state}`,
  place: (row: number, col: number) => `row ${row} column ${col}`,
  markedAt: (place: string, state: string) => `${place} ${state}`,
  touches: (places: string) => `touches ${places}`,
  repeats: (symbol: string, places: string) => `${symbol} is unshaded at ${places} too`,
  divides: 'cells are cut off',
  comma: ', ',
  semicolon: '; ',
  changed: (count: number) => `${count} cells changed`,
  onTrialMark: 'on trial',
  undone: (change: string) => `Undone: ${change}`,
  redone: (change: string) => `Done again: ${change}`,
  nothingToUndo: 'Nothing to undo',
  somethingWrong: 'Something is wrong',
  wrongCount: (count: number) => (count === 1 ? '1 error' : `${count} errors`),
  noViolations: 'No rule is broken so far.',
  wrongFinish: 'Not solved yet',
  wrongFinishLead: 'The board looks finished, but:',
  showMe: 'It is marked on the board.',
  loading: 'Thinking…',
  failedTitle: 'Something went wrong',
  failed: (message: string) => `That did not work: ${sentence(message)}`,
  hintStages: ['Where to look', 'Which technique', 'What follows and why'] as readonly string[],
  more: 'More',
  moreTools: 'More tools',
  tapMarks: (state: string) => `A tap marks: ${state}`,
  apply: 'Do it',
  applyRoutine: 'Do all that follows at once',
  nextHint: 'Next hint',
  hintApplied: 'Marked on the board',
  walkIntros: {
    solved: 'The whole way to the solution, one deduction after another.',
    open: 'What holds in every solution, one deduction after another.',
    impossible: 'The way to the contradiction, one deduction after another.',
    limit: 'As far as the limit allowed, one deduction after another.',
  },
  walkEnds: {
    solved: 'Solved',
    open: 'More than one solution',
    impossible: 'No solution',
    limit: 'Stopped',
  },
  walkEndings: {
    solved: 'All cells are decided: this is the only solution.',
    open: 'Nothing more holds in every solution: the hatched cells differ between solutions.',
    impossible: 'This board has no solution.',
    limit: 'The limit was reached before more was known.',
  },
  step: (at: number, all: number) => `Step ${at} of ${all}`,
  position: (at: number, all: number) => `${at} / ${all}`,
  first: 'First step',
  back: 'Step back',
  play: 'Play',
  pause: 'Pause',
  forward: 'Step forward',
  last: 'Last step',
  ruleNames: {
    sandwich: 'Sandwich: a cell between two equal symbols is unshaded',
    pair: 'Pair: one of two equal neighbours stays, so every other one in their line is shaded',
    seed: 'Seed: a symbol that no other cell of its lines holds stays unshaded',
    duplicate: 'Duplicate: the symbol of an unshaded cell is shaded elsewhere in its lines',
    adjacent: 'Adjacent: neighbours of a shaded cell are unshaded',
    cut: 'Cut: shading this cell would split the open area or leave nothing of it',
  },
  rules: {
    sandwich: 'Sandwich',
    pair: 'Pair',
    seed: 'Seed',
    duplicate: 'Duplicate',
    adjacent: 'Adjacent',
    cut: 'Cut',
    suppose: 'Suppose',
  },
  watchIntro:
    'Plain rules first, each lit as it fires; where they come to rest, the solver supposes.',
  watchNothing:
    'The plain rules find nothing on the untouched board: no sandwich, no pair, and the other rules need marks to start from. So the solver must suppose.',
  watchRest: 'The rules come to rest here: nothing more follows without a supposition.',
  watchSuppose: (cell: string, state: string) => `Suppose that ${cell} is ${state}.`,
  watchStep: (cell: string, state: string, rule: string) => `${cell} is ${state}. ${rule}.`,
  watchClash: (rule: string, cell: string) =>
    `${rule} asks for another state of ${cell} than the one it has.`,
  watchBroken: 'So this supposition is wrong: back to the last choice.',
  watchBrokenRoot: 'Nothing was supposed, so the board has no solution.',
  watchSolved: 'All cells are marked and no rule is broken: a solution.',
  watchEndings: {
    unique: 'The whole tree is searched, and this is the only solution.',
    multiple: 'There is more than one solution: two of them differ in the hatched cells.',
    impossible: 'The whole tree is searched, and every branch breaks a rule: there is no solution.',
    limit: 'The tree goes on; the rest is not shown.',
  },
  searchTree: 'Search tree',
  treeNode: (index: number, outcome: string) => `Branch ${index}: ${outcome}`,
  outcomes: { open: 'rests', broken: 'breaks', solved: 'solution' },
  finished: 'Solved',
  finishedIn: (time: string) => `in ${time}`,
  hintsUsed: (count: number) =>
    count === 0 ? 'without hints' : count === 1 ? 'with 1 hint' : `with ${count} hints`,
  neededTechniques: 'What this board needs',
  ...enFinish,
  ...enLesson,
  ...enSheets,
  ...enTrouble,
  linkBroken: (reason: string) => `This link holds no board that can be read: ${sentence(reason)}`,
  readerSays: (warning: string) => `About this puzzle: ${sentence(warning)}`,
  faultAt: (row: number, col: number | null, message: string) =>
    `Row ${row}${col === null ? '' : `, column ${col}`}: ${message}`,
  linkOffer: 'Here is another board to play.',
  verdicts: {
    multiple: 'This board has more than one solution: any of them counts.',
    none: 'This board has no solution.',
    unknown: 'The limit was reached before it was known whether this board has one solution.',
  },
  storage: {
    blocked: 'The browser keeps nothing for this page: the game will be lost when it is closed.',
    full: 'The browser has no room left for this game: it may be lost when the page is closed.',
    'other-version': 'What was kept comes from another version of this page and could not be read.',
  },
  verdictShort: {
    unique: 'Unique',
    multiple: 'Several solutions',
    none: 'No solution',
    unknown: 'Uniqueness unknown',
    waiting: 'Looking into it…',
  },
  effort: (effort: string) => `effort ${effort}`,
  bottleneck: (step: number, technique: string) => `Hardest step: ${step}, ${technique}`,
  origins: {
    bundled: 'comes with the page',
    generated: 'made here',
    daily: 'daily puzzle',
    link: 'from a link',
    pasted: 'pasted',
    lesson: 'lesson',
  },
  paused: 'Paused',
  goesOn: 'Going on',
  pauseClock: 'Pause',
  resume: 'Go on',
  dismiss: 'Dismiss',
  print: { link: 'Play it at' },
  install: 'Works offline once it has been opened.',
};

export type Messages = Omit<Widen<typeof en>, 'language'> & { readonly language: Language };

/** The same shape with any texts. */
type Widen<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : T extends readonly unknown[]
      ? T
      : { readonly [Key in keyof T]: Widen<T[Key]> };
