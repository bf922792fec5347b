/** The reader of answers (`answers/answer.ts`). */
export { type AnswerOptions, type ParsedAnswer, parseAnswer } from './answers/answer.ts';
