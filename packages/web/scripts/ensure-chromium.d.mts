/** The path of a browser that is there already; undefined when there is none. Default: on this system. */
export function findChromium(
  platform?: NodeJS.Platform,
  env?: NodeJS.ProcessEnv,
  exists?: (path: string) => boolean,
): string | undefined;
export function ensureChromium(): string | undefined;
