/** A hint as JSON has it, and the language that hints are told in. */
import {
  type Conclusion,
  type Hint,
  LANGUAGES,
  type Language,
  type Puzzle,
  SHADED,
} from '@hitori/core';
import type { OptionSpecs } from './command.ts';
import { placeOf, violationFields } from './drawing.ts';
import { choice } from './options.ts';

export interface LanguageValues {
  language?: Language;
}

export const LANGUAGE_OPTIONS: OptionSpecs<LanguageValues> = {
  language: choice('--language <name>', 'of the words: en or ja (default: en)', LANGUAGES),
};

export function hintFields(puzzle: Puzzle, hint: Hint): object {
  const { technique, ending, picture, level, clash, stages, text } = hint;
  const places = (cells: readonly number[]) => cells.map((cell) => placeOf(puzzle, cell));
  const conclusion = ({ cell, state }: Conclusion) => [
    ...placeOf(puzzle, cell),
    state === SHADED ? '#' : '-',
  ];
  return {
    technique,
    ending,
    picture,
    level,
    cells: hint.cells.map(conclusion),
    because: places(hint.because),
    region: places(hint.region),
    chain: hint.chain.map((step) => ({
      cells: [conclusion(step)],
      reason: step.cause,
      because: places(step.because),
      text: step.text,
    })),
    ring: places(hint.ring),
    violation: clash && violationFields(puzzle, clash),
    differ: places(ending === null ? [] : hint.differ),
    stages,
    text,
  };
}
