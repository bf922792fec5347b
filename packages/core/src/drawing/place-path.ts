/**
 * A glyph's path put where it stands: its numbers themselves are moved and scaled. A `transform` would say
 * the same, but browsers keep a place of its own in their paint list for each, and a board has hundreds.
 */
import { round } from './node.ts';

/** A command with its arguments: those of one repetition for each of its kind. */
interface Step {
  readonly command: string;
  readonly numbers: readonly number[];
}

/** By command in small letters: of each argument, whether it is a length across, down, or neither. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  m: 'xy',
  l: 'xy',
  h: 'x',
  v: 'y',
  c: 'xyxyxy',
  // Two radii, the turn of the axes, two flags, the end.
  a: 'rrfffxy',
  z: '',
};

const known = new Map<string, readonly Step[]>();

/** The path scaled by a factor and moved by (left, top), with three decimals. */
export function placePath(path: string, scale: number, left: number, top: number): string {
  return stepsOf(path)
    .map(({ command, numbers }) => {
      const kinds = ARGUMENTS[command.toLowerCase()];
      const isRelative = command !== command.toUpperCase();
      const placed = numbers.map((number, index) => {
        const kind = kinds[index % kinds.length];
        if (kind === 'f') return number;
        const move = isRelative || kind === 'r' ? 0 : kind === 'x' ? left : top;
        return round(number * scale + move);
      });
      return command + placed.join(' ').replaceAll(' -', '-');
    })
    .join('');
}

function stepsOf(path: string): readonly Step[] {
  let steps = known.get(path);
  if (steps === undefined) {
    steps = (path.match(/[a-z][^a-z]*/gi) ?? []).map((text) => ({
      command: text[0],
      numbers: (text.match(/-?\d*\.?\d+/g) ?? []).map(Number),
    }));
    known.set(path, steps);
  }
  return steps;
}
