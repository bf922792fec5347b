/**
 * Whether a line holds a whole puzzle and nothing else: JSON, an ID, a link, rows joined by `/`. When the
 * first line of a stream does, every line is a puzzle.
 */
import { isClosedJson } from '../cells/json-depth.ts';
import { isRecord, parseJsonText } from '../contract/json-text.ts';
import { normalise } from '../document/lines.ts';
import { readJsonGrid } from '../notations/json-cells.ts';
import { isPzprv3 } from '../notations/pzprv3.ts';
import { readIdLine, readLiteral } from '../shapes/lines.ts';
import { isLinkLine } from '../shapes/links.ts';

export function isWholeLine(raw: string): boolean {
  const line = normalise(raw);
  if (/^[[{]/.test(line) && isClosedJson(line)) return isWholeJson(line);
  if (isLinkLine(line) || (isPzprv3(line) && line.includes('/'))) return true;
  return (readIdLine(line) ?? readLiteral(line)) !== undefined;
}

/** An object, or an array that is a grid: `[1,2],` and `[1]` are less than a puzzle. */
function isWholeJson(line: string): boolean {
  const value = parseJsonText(line);
  if (!value.ok) return false;
  return isRecord(value.value) || readJsonGrid(value.value) !== undefined;
}
