/** What a test may ask of tools.mjs. */

/** What to start for a tool: the program, and the arguments that come first. */
export function toolCommand(name: 'biome' | 'tsc' | 'vitest'): readonly string[];
/** The same for npm; default: on this system. */
export function npmCommand(system?: {
  readonly platform?: NodeJS.Platform;
  readonly execPath?: string;
  readonly npmPath?: string;
  readonly exists?: (path: string) => boolean;
}): readonly string[];
