/** The check of the layers finds what it is for, and nothing in the sources as they are. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import {
  faultBetween,
  findCircle,
  findFaults,
  foldersOf,
  importsOf,
  LAYERS,
} from '../../../scripts/check-layers.mjs';

function graphOf(arrows: Readonly<Record<string, readonly string[]>>): Map<string, Set<string>> {
  return new Map(Object.entries(arrows).map(([name, targets]) => [name, new Set(targets)]));
}

test('a circle is found wherever it lies, and named from a file to itself', () => {
  expect(findCircle(graphOf({ a: ['b'], b: ['c'], c: ['d', 'b'], d: [] }))).toEqual([
    'b',
    'c',
    'b',
  ]);
  expect(findCircle(graphOf({ a: ['a'] }))).toEqual(['a', 'a']);
  expect(findCircle(graphOf({ x: [], y: ['x'], a: ['b'], b: ['a'] }))).toEqual(['a', 'b', 'a']);
});

test('two ways to one file are no circle', () => {
  expect(findCircle(graphOf({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toBeUndefined();
});

test('folders may be in a circle where files are not', () => {
  const files = graphOf({ 'one/a': ['two/b'], 'two/b': [], 'two/c': ['one/d'], 'one/d': [] });
  expect(findCircle(files)).toBeUndefined();
  expect(findCircle(foldersOf(files))).toEqual(['one', 'two', 'one']);
});

test('imports lead down or stay in their room', () => {
  expect(faultBetween('explain', 'people')).toBeUndefined();
  expect(faultBetween('people', 'people')).toBeUndefined();
  expect(faultBetween('puzzle', 'solve')).toBe(
    "'puzzle' may not import 'solve': imports lead down",
  );
  // Rooms of one row do not know one another.
  expect(faultBetween('kernel', 'drawing')).toMatch(/may not import/);
  expect(faultBetween('people', 'formats')).toMatch(/may not import/);
  expect(faultBetween('cellar', 'base')).toBe("'cellar' is no room of core");
  expect(faultBetween('base', 'cellar')).toBe("'cellar' is no room of core");
});

test('every way to write an import is seen', () => {
  const text = `import a from './a.ts';
import { type B, c } from "./b.ts";
export * from './c.ts';
export {
  d,
} from './d.ts';
import './e.ts';
const f = await import('./f.ts');`;
  const expected = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `./${name}.ts`);
  expect(importsOf(text)).toEqual(expected);
});

test('every room of core has its place', () => {
  const core = fileURLToPath(new URL('../../core/src', import.meta.url));
  const rooms = readdirSync(core).filter((name) => !name.endsWith('.test.ts'));
  expect(rooms.filter((room) => !LAYERS.flat().includes(room))).toEqual([]);
});

test('the sources have no fault', () => {
  expect(findFaults()).toEqual([]);
});
