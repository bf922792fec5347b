/** The examples of every shape, through each of the doors, and as one of several puzzles of a text. */
import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../../../test/read-puzzle.ts';
import type { ParseResult } from '../contract/format.ts';
import { SHAPES } from '../shapes/table.ts';
import { parsePuzzle } from './parse.ts';
import { PuzzleSplitter, parseRecord } from './puzzle-splitter.ts';

function readStream(text: string, size = 7): ParseResult[] {
  const splitter = new PuzzleSplitter();
  const records = [];
  for (let at = 0; at < text.length; at += size)
    records.push(...splitter.push(text.slice(at, at + size)));
  return [...records, ...splitter.end()].map((record) => parseRecord(record));
}

describe.each(SHAPES.map((shape) => [shape.name, shape.examples] as const))('%s', (_, examples) => {
  test.each(examples)('%j', (text, expected) => {
    const result = parsePuzzle(text);
    expect(outcomeOf(result)).toBe(expected);
    expect(readStream(text)).toEqual([result]);
    for (const end of ['\r\n', '\r'])
      expect(outcomeOf(parsePuzzle(text.replaceAll('\n', end)))).toBe(expected);
    if (result.ok) expect(outcomeOf(parsePuzzle(`\uFEFF\n\n${text}\n\n`))).toBe(expected);
  });
});
