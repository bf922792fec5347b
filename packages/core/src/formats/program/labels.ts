/**
 * Formats that number the symbols keep the labels in comments, `% symbol 3 is "foo"`, where the number
 * alone would not give the label back. 0 stands for the empty cells.
 */
import { BLANK, type Puzzle, QUESTION, ZERO } from '../../puzzle/puzzle.ts';

const LINE = /^[%#\s/]*symbol (\d{1,9}) is ("(?:[^"\\]|\\.)*")\s*$/;

/** The comments for the numbers of a puzzle whose label is another text. */
export function labelComments(
  puzzle: Puzzle,
  numberOf: (symbol: number) => string,
  empty: string,
): string[] {
  const lines = puzzle.labels.flatMap((label, symbol) =>
    symbol === 0 || numberOf(symbol) === label ? [] : [comment(numberOf(symbol), label)],
  );
  const kind = emptyKind(puzzle);
  return kind === undefined || kind === empty ? lines : [comment('0', kind), ...lines];
}

function comment(number: string, label: string): string {
  return `% symbol ${number} is ${JSON.stringify(label).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}`;
}

/** What all empty cells are written as; of several kinds, the first. */
function emptyKind({ symbols }: Puzzle): string | undefined {
  const first = symbols.find((symbol) => symbol <= 0);
  if (first === undefined) return undefined;
  return first === BLANK ? '' : first === QUESTION ? '?' : '0';
}

/** Whether empty cells of several kinds become one. */
export function hasMixedEmpties({ symbols }: Puzzle): boolean {
  return [BLANK, QUESTION, ZERO].filter((kind) => symbols.includes(kind)).length > 1;
}

/** The labels that comments give to numbers. */
export function readLabels(lines: Iterable<string>): Map<string, string> {
  const labels = new Map<string, string>();
  for (const line of lines) {
    const match = line.includes('symbol ') ? LINE.exec(line) : null;
    if (!match) continue;
    try {
      labels.set(match[1], JSON.parse(match[2]) as string);
    } catch {
      // A comment that only looks like one of these.
    }
  }
  return labels;
}
