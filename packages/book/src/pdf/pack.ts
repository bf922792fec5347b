/** stub */
export function packObjects(bytes: Uint8Array): Uint8Array {
  return bytes;
}
