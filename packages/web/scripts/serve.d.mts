import type { networkInterfaces } from 'node:os';

export interface Served {
  readonly address: string;
  stop(): Promise<void>;
}
export interface ServeOptions {
  readonly port?: number;
  readonly host?: string;
  readonly root?: URL;
}
export function serve(options?: ServeOptions): Promise<Served>;
/** The addresses under which other machines reach a server that answers every one. */
export function outerAddresses(
  address: string,
  host: string | undefined,
  interfaces?: ReturnType<typeof networkInterfaces>,
): string[];
export function readOptions(
  args: readonly string[],
  environment?: Readonly<Record<string, string | undefined>>,
): { readonly port?: number; readonly host?: string };
