/**
 * A picture of the grid for a terminal. Shaded cells are filled (`▓3▓`); in a partial
 * shading the unshaded ones are circled, `(3)`, as players do, so that the undecided stand out. It says
 * all this without colours; with them, shaded cells are inverted instead of filled. Read back, filled
 * cells are shaded marks and circled ones unshaded (`ansi-picture.ts`).
 *
 *     ┌────────────┐
 *     │▓3▓ 2 ▓2▓ 2 │
 *     │ 1  3  4 ▓2▓│
 *     └────────────┘
 */
import { labelRows, type Puzzle } from '../../puzzle/puzzle.ts';
import { SHADED, type Shading, UNKNOWN, UNSHADED } from '../../puzzle/shading.ts';
import { textWidth } from '../cells/text-width.ts';
import { type FormatOptions, type PrintResult, printed } from '../contract/format.ts';
import { printable } from '../contract/quote.ts';

const INVERT = '\u001B[7m';
const RESET = '\u001B[0m';

/** Writes the format `ansi`: the picture of the command. */
export function formatAnsi(puzzle: Puzzle, options: FormatOptions = {}): PrintResult {
  const { shading, color = false } = options;
  const rows = labelRows(puzzle).map((row) => row.map((label) => printable(label) || '·'));
  const widths = rows[0].map((_, col) => Math.max(...rows.map((row) => textWidth(row[col]))));
  const states = shading && markedStates(shading);
  const lines = rows.map((row, rowIndex) =>
    row.map((label, col) => {
      const state = states?.[rowIndex * puzzle.cols + col] ?? UNKNOWN;
      return drawCell(label, widths[col], state, color);
    }),
  );
  const edge = '─'.repeat(widths.reduce((sum, width) => sum + width + 2, 0));
  const body = lines.map((line) => `│${line.join('')}│`);
  return printed([`┌${edge}┐`, ...body, `└${edge}┘`].join('\n'), 'ansi', options, {
    shading: true,
  });
}

/** The states to draw: in a complete shading the unshaded cells need no mark of their own. */
function markedStates(shading: Shading): Shading {
  if (shading.includes(UNKNOWN)) return shading;
  return shading.map((state) => (state === UNSHADED ? UNKNOWN : state));
}

/** The label centred in its column, between two signs that tell the state. */
function drawCell(label: string, width: number, state: number, color: boolean): string {
  const isFilled = state === SHADED && !color;
  const room = width - textWidth(label);
  const fill = isFilled ? '▓' : ' ';
  const [open, close] = state === UNSHADED ? '()' : [fill, fill];
  const left = fill.repeat(Math.ceil(room / 2));
  const right = fill.repeat(Math.floor(room / 2));
  const text = `${open}${left}${label}${right}${close}`;
  return state === SHADED && color ? `${INVERT}${text}${RESET}` : text;
}
