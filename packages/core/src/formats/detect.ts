/** The one door for text that may be in any format (`reader/parse.ts`). */
export { isLiteralPuzzle, type ParseOptions, parsePuzzle, parsePuzzles } from './reader/parse.ts';
