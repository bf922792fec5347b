/** The English texts of the booklet, a PDF of boards. */

export const enBooklet = {
  booklet: 'Booklet (PDF)',
  bookletLead: 'Tidy pages with numbers, levels and a running foot, made on this device.',
  bookletOf: 'Holds',
  bookletBoards: { these: 'These boards', fresh: 'New puzzles like this one' },
  bookletCount: 'How many',
  bookletRules: 'With the rules in front',
  saveBooklet: 'Save as PDF',
  bookletMaking: (done: number, count: number) => `Puzzle ${done + 1} of ${count}…`,
  bookletSetting: 'Setting the pages…',
  bookletReady: 'The booklet is saved.',
  bookletFailed: {
    'too-small': 'A board is too large for this many on a page.',
    'no-glyph': 'A board has a symbol that the fonts of the booklet lack.',
    other: 'The booklet could not be made.',
  },
};
