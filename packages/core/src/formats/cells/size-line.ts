/** Lines that give a size: `3`, `3 3`, `3x3`, `3,3`, `3 by 3`, `3*3`, also behind `size:`. */
import { parseCount } from '../contract/size.ts';

export interface SizeLine {
  readonly rows: number;
  readonly cols: number;
  /** Whether it is written as no row of cells is: `3x3`. */
  readonly isCertain: boolean;
  /** Whether it gives both sides, as a row of two cells may. */
  readonly isPair: boolean;
}

const SIZE =
  /^(?:(?:size|dimensions?|grid|board)\s*[:=]?\s*)?(\d{1,9})(?:(\s*[x×]\s*|\*|\s+by\s+|\s*,\s*|\s+)(\d{1,9}))?:?$/iu;

/** The size that a line gives, if it looks like one. */
export function parseSizeLine(line: string): SizeLine | undefined {
  if (line.length > 60) return undefined;
  const match = SIZE.exec(
    line.trim().replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10)),
  );
  if (!match) return undefined;
  const rows = parseCount(match[1]);
  return {
    rows,
    cols: match[3] === undefined ? rows : parseCount(match[3]),
    isCertain: /[x×*b]/i.test(match[2] ?? '') || /^[^\d]*[a-z]/i.test(line.trim()),
    isPair: match[3] !== undefined,
  };
}
