/**
 * The fonts of one book: a text is set in the first font that has its characters. A given font comes
 * first, then the bundled ones, of which only those are read that a text needs.
 */
import { err, ok, type Result } from '@hitori/core';
import { create, type Font, type FontCollection } from 'fontkit';
import { BUNDLED, type Weight } from './bundled.ts';
import { unpackWoff } from './unpack-woff.ts';

/** A stretch of text in one font. */
export interface Run {
  readonly font: Font;
  readonly text: string;
  /** In parts of the size of type. */
  readonly width: number;
}

/** Texts are measured and cut into runs by it. */
export interface FontSet {
  /** The stretches of a text, each in the first font that has it. */
  runsOf(text: string, weight: Weight): readonly Run[];
  /** How wide a text is, in the unit of `size`. */
  widthOf(text: string, weight: Weight, size: number): number;
  /** The height of capitals and numerals in parts of the size. */
  readonly capHeight: number;
  /** The characters of a text that no font has. */
  lacking(text: string): string[];
}

const WEIGHTS: readonly Weight[] = ['regular', 'bold'];

/** Reads a font file; of a collection, its first font. */
export function readFont(bytes: Uint8Array): Result<Font, string> {
  try {
    const read: Font | FontCollection = create(unpackWoff(bytes) as Buffer);
    const font = 'fonts' in read ? read.fonts[0] : read;
    return font ? ok(font) : err('there is no font in it');
  } catch (error) {
    return err(`it is no font that can be read: ${(error as Error).message}`);
  }
}

/** The fonts that are needed for these texts; `given` comes first. */
export async function loadFonts(
  texts: Iterable<string>,
  given: Font | undefined,
): Promise<FontSet> {
  const wanted = new Set([...texts].flatMap((text) => [...text]));
  const chains: Record<Weight, Font[]> = { regular: [], bold: [] };
  if (given) for (const weight of WEIGHTS) chains[weight].push(given);
  for (const face of BUNDLED) {
    const isDone = chains.regular.length > 0 && missing(wanted, chains.regular).length === 0;
    if (isDone) break;
    for (const weight of WEIGHTS) {
      const read = readFont(await face[weight]());
      if (!read.ok) throw new Error(`bug: a bundled font: ${read.error}`);
      chains[weight].push(read.value);
    }
  }
  return createFontSet(chains);
}

function missing(characters: Iterable<string>, fonts: readonly Font[]): string[] {
  return [...characters].filter((character) => !fonts.some((font) => hasGlyph(font, character)));
}

function hasGlyph(font: Font, character: string): boolean {
  return font.hasGlyphForCodePoint(character.codePointAt(0)!);
}

function createFontSet(chains: Readonly<Record<Weight, readonly Font[]>>): FontSet {
  const runs: Record<Weight, Map<string, readonly Run[]>> = { regular: new Map(), bold: new Map() };
  const widths: Record<Weight, Map<string, number>> = { regular: new Map(), bold: new Map() };
  const runsOf = (text: string, weight: Weight) =>
    remember(runs[weight], text, () => splitRuns(text, chains[weight]));
  const emWidth = (text: string, weight: Weight) =>
    remember(widths[weight], text, () =>
      runsOf(text, weight).reduce((sum, run) => sum + run.width, 0),
    );
  const [first] = chains.bold;
  return {
    runsOf,
    widthOf: (text, weight, size) => emWidth(text, weight) * size,
    capHeight: first ? first.capHeight / first.unitsPerEm || 0.7 : 0.7,
    lacking: (text) => missing(new Set(text), chains.regular),
  };
}

function remember<T>(known: Map<string, T>, key: string, find: () => T): T {
  const found = known.get(key);
  if (found !== undefined) return found;
  const value = find();
  known.set(key, value);
  return value;
}

/** Characters that no font has stay with the font before them: `lacking` tells of them first. */
function splitRuns(text: string, fonts: readonly Font[]): Run[] {
  const runs: { font: Font; text: string }[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const font = fonts.find((one) => hasGlyph(one, character)) ?? last?.font ?? fonts[0];
    if (!font) continue;
    if (last && (last.font === font || (character === ' ' && hasGlyph(last.font, character))))
      last.text += character;
    else runs.push({ font, text: character });
  }
  return runs.map((run) => ({
    ...run,
    width: run.font.layout(run.text).advanceWidth / run.font.unitsPerEm,
  }));
}
