/** Reads a file of this package: in Node. Its twin for the browser is `read-bytes.ts`. */
import { readFile } from 'node:fs/promises';

/** The content of the file at a `file:` address. */
export async function readBytes(url: URL): Promise<Uint8Array> {
  return readFile(url);
}
