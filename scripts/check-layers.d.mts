/** What a test may ask of check-layers.mjs. */

/** The rooms of core from the bottom up. */
export const LAYERS: readonly (readonly string[])[];
/** Which packages of the project each one may import. */
export const PACKAGES: Readonly<Record<string, readonly string[]>>;
/** What a file imports, by its text. */
export function importsOf(text: string): string[];
/** The first circle in a graph (name to names), as the names on it, or undefined. */
export function findCircle(
  graph: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] | undefined;
/** The same graph over folders. */
export function foldersOf(
  graph: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, Set<string>>;
/** What is wrong with an import between two rooms of core, or undefined. */
export function faultBetween(from: string, to: string): string | undefined;
/** Every fault of the sources, a sentence each. */
export function findFaults(): string[];
