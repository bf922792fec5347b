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
export function readOptions(
  args: readonly string[],
  environment?: Readonly<Record<string, string | undefined>>,
): { readonly port?: number; readonly host?: string };
