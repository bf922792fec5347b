/**
 * The fonts of this package (`fonts/README.md` says where they are from). Each is read when it is first
 * needed, and kept.
 */
import { readBytes } from '#read-bytes';

/** A face that stands in the books: for running text, or for numerals and headings. */
export type Weight = 'regular' | 'bold';

type Loader = () => Promise<Uint8Array>;

const LATIN: Readonly<Record<Weight, Loader>> = {
  regular: keep(new URL('../../fonts/ibm-plex-sans-latin-400-normal.woff', import.meta.url)),
  bold: keep(new URL('../../fonts/ibm-plex-sans-latin-600-normal.woff', import.meta.url)),
};
const LATIN_EXTENDED: Readonly<Record<Weight, Loader>> = {
  regular: keep(new URL('../../fonts/ibm-plex-sans-latin-ext-400-normal.woff', import.meta.url)),
  bold: keep(new URL('../../fonts/ibm-plex-sans-latin-ext-600-normal.woff', import.meta.url)),
};
const japanese = keep(new URL('../../fonts/noto-sans-jp-level-1.woff', import.meta.url));

/** The bundled fonts in the order in which they are asked for a character; Japanese has one weight. */
export const BUNDLED: readonly Readonly<Record<Weight, Loader>>[] = [
  LATIN,
  LATIN_EXTENDED,
  { regular: japanese, bold: japanese },
];

function keep(url: URL): Loader {
  let bytes: Promise<Uint8Array> | undefined;
  return () => {
    bytes ??= readBytes(url);
    return bytes;
  };
}
