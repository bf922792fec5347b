export interface Served {
  readonly address: string;
  stop(): Promise<void>;
}

export function serve(options?: { readonly port?: number; readonly root?: URL }): Promise<Served>;
