/** The readers and writers of all formats, as a part of the page that is loaded by itself. */
export { FORMATS, formatPuzzle, parsePuzzles } from '@hitori/core';
