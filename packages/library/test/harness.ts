/** Libraries in a folder that lasts as long as the test. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CellInput, createPuzzle, type Shading } from '@hitori/core';
import { onTestFinished } from 'vitest';
import type { Addition } from '../src/adder.ts';
import { examine } from '../src/examine.ts';
import { type Library, openLibrary } from '../src/library.ts';
import type { OpenMode } from '../src/open.ts';

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hitori-library-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** An open library, closed when the test ends. */
export function opened(path: string, mode: OpenMode = 'create'): Library {
  const library = openLibrary(path, mode);
  if (!library.ok) throw new Error(library.error.message);
  onTestFinished(() => library.value.close());
  return library.value;
}

export function newLibrary(): Library {
  return opened(join(temporaryFolder(), 'test.db'));
}

export interface Record {
  readonly grid: readonly (readonly CellInput[])[];
  readonly id?: string;
  readonly solution?: Shading;
  readonly extra?: { readonly [name: string]: unknown };
}

/** A puzzle to add, as a line of a file would become one. */
export function addition({ grid, ...others }: Record, source = 'test', line = 1): Addition {
  const made = createPuzzle(grid);
  if (!made.ok) throw new Error(made.error.message);
  const examined = examine({ puzzle: made.value, format: 'jsonl', warnings: [], ...others }, {});
  if (!examined) throw new Error('nothing stops this');
  return { examined, source, line };
}

/** `3222/1342` as rows of numbers. */
export function rowsOf(text: string): number[][] {
  return text.split('/').map((row) => [...row].map(Number));
}

export const UNIQUE = rowsOf('3222/1342/4113/1133');
