/**
 * A record that spans lines, while a stream is cut into records: what its first line says about where
 * it ends. Blank lines end most kinds; JSON ends with its last bracket, a Janko block with `end`, rows
 * under a size line with the last row promised.
 */
import { parseSizeLine } from './grid.ts';
import { isClosedJson, JsonDepth } from './json-depth.ts';
import { splitRows } from './rows.ts';

/** Says where a record ends, line by line; the first line is the first that is asked about. */
interface Ending {
  /** Whether the line belongs to the next record already. */
  isBefore(line: string): boolean;
  /** Whether the line, which belongs to the record, is its last. */
  isAfter(line: string): boolean;
}

const GENRE = /^\s*genre\s*:/i;
const NAMED = /^\s*[a-z][\w-]*\s*:/i;
const HEADED = /^\s*(?:genre\s*:|begin\s*$|SAVEFILE\s*:|pzprv3)/i;

export class RecordBlock {
  readonly firstLine: number;
  readonly #ending: Ending;
  readonly #maxLength: number;
  #text = '';
  #isTruncated = false;

  constructor(firstLine: number, line: string, maxLength: number) {
    this.firstLine = firstLine;
    this.#ending = endingFor(line);
    this.#maxLength = maxLength;
  }

  endsBefore(line: string): boolean {
    return this.#text !== '' && this.#ending.isBefore(line);
  }

  /** Adds a line; true when it is the last. */
  add(line: string, isTruncated: boolean): boolean {
    const text = this.#text === '' ? line : `${this.#text}\n${line}`;
    this.#isTruncated ||= isTruncated || text.length > this.#maxLength;
    if (text.length <= this.#maxLength) this.#text = text;
    return this.#ending.isAfter(line);
  }

  record(): { text: string; line: number; truncated: boolean } {
    return { text: this.#text, line: this.firstLine, truncated: this.#isTruncated };
  }
}

function endingFor(line: string): Ending {
  if (/^\s*[[{]/.test(line)) return jsonEnding();
  if (/^\s*begin\s*$/i.test(line))
    return { isBefore: isHeaded, isAfter: (next) => /^\s*end\s*$/i.test(next) };
  if (NAMED.test(line) && !/^\s*SAVEFILE/.test(line)) return textEnding();
  const size = parseSizeLine(line);
  return size ? sizedEnding(size) : { isBefore: isBreak, isAfter: () => false };
}

function isHeaded(line: string): boolean {
  return HEADED.test(line);
}

function isBreak(line: string): boolean {
  return line.trim() === '' || HEADED.test(line);
}

/** A whole object on a line of its own means that this record was cut off and never closes. */
function jsonEnding(): Ending {
  const depth = new JsonDepth();
  return {
    isBefore: (line) => line.startsWith('{"') && isClosedJson(line),
    isAfter: (line) => depth.push(line).isClosed,
  };
}

/** Blank lines may stand between the headers, but not within the grid. */
function textEnding(): Ending {
  let hasGrid = false;
  let hasRows = false;
  return {
    isBefore: (line) => (line.trim() === '' ? hasRows : hasGrid && GENRE.test(line)),
    isAfter: (line) => {
      hasRows ||= hasGrid && line.trim() !== '';
      hasGrid ||= /^\s*grid\s*:/i.test(line);
      return false;
    },
  };
}

/**
 * Counts rows once the first of them shows whether the line above was a size, and of which order. Two
 * separate cells below two numbers decide nothing: only a blank line ends such a record.
 */
function sizedEnding({
  rows,
  cols,
  isCertain,
}: NonNullable<ReturnType<typeof parseSizeLine>>): Ending {
  let taken = -1;
  let promised = Number.POSITIVE_INFINITY;
  return {
    isBefore: isBreak,
    isAfter: (line) => {
      if (line.trim() === '') return false;
      taken++;
      if (taken === 1) {
        const width = splitRows([line], cols)[0].length;
        const isOpen = !isCertain && width === 2 && /\S\s+\S/.test(line);
        if (!isOpen && width === cols) promised = rows;
        else if (!isOpen && width === rows) promised = cols;
      }
      return taken === promised;
    },
  };
}
