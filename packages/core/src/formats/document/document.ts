/**
 * What the reader and the shapes share. A **shape** is one way in which puzzles stand in a text; asked at
 * a line, it either claims that line and some that follow, or leaves it. A **part** is one puzzle of a
 * claim (or the error it is), with its lines.
 */
import type { ParseResult } from '../contract/format.ts';
import { type DataArray, findArrays } from '../program/arrays.ts';
import { type FactGrid, findFactGrids } from '../program/facts.ts';
import { findGroups } from '../program/groups.ts';
import { scanTokens, type Token } from '../program/tokens.ts';
import type { Line } from './lines.ts';

export interface Part {
  /** 0-based lines: from the first up to and without the last. */
  readonly start: number;
  readonly end: number;
  readonly result: ParseResult;
}

export interface Claim {
  readonly end: number;
  /** None: the lines are text that must not be looked at again. */
  readonly parts: readonly Part[];
}

export interface Shape {
  readonly name: string;
  /** Texts with the rows that are read from them, or the code of the error. */
  readonly examples: readonly (readonly [text: string, outcome: string])[];
  claim(document: Document, at: number): Claim | undefined;
}

interface ProgramData {
  readonly tokens: readonly Token[];
  readonly arrays: readonly DataArray[];
  readonly facts: readonly FactGrid[];
}

export class Document {
  readonly lines: readonly Line[];
  /** Reads a text within this one, such as the contents of a table's cell or a quoted link. */
  readonly readInner: (text: string) => readonly ParseResult[];
  /** What shapes know of lines to come, by their names, so that no line is searched twice. */
  readonly memo: Map<string, number> = new Map();
  #data: ProgramData | undefined;

  constructor(lines: readonly Line[], readInner: (text: string) => readonly ParseResult[]) {
    this.lines = lines;
    this.readInner = readInner;
  }

  /** The arrays and facts of the whole text, found once. */
  get data(): ProgramData {
    if (this.#data) return this.#data;
    const tokens = scanTokens(this.lines.map(({ text }) => text).join('\n'));
    const groups = findGroups(tokens);
    const facts = findFactGrids(groups);
    // What else stands in brackets beside facts are the rules of a program.
    this.#data = { tokens, facts, arrays: facts.length > 0 ? [] : findArrays(groups) };
    return this.#data;
  }

  /** The lines as they came, joined. */
  rawText(start: number, end: number): string {
    return this.lines
      .slice(start, end)
      .map(({ raw }) => raw)
      .join('\n');
  }

  /** The next line that is not blank, or the end. */
  nextFull(at: number): number {
    while (at < this.lines.length && this.lines[at].text === '') at++;
    return at;
  }

  /** The end of the lines up to the next blank one. */
  blockEnd(at: number): number {
    while (at < this.lines.length && this.lines[at].text !== '') at++;
    return at;
  }
}

/** A claim of one puzzle. */
export function claimOne(start: number, end: number, result: ParseResult): Claim {
  return { end, parts: [{ start, end, result }] };
}
