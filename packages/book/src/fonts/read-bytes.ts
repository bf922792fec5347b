/** Reads a file of this package: in the browser. Its twin for Node is `read-bytes.node.ts`. */

/** The content at an address; rejects where it cannot be had. */
export async function readBytes(url: URL): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
