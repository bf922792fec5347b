/**
 * Text from anywhere as boards that the page can show. Nothing throws, whatever the text holds. The
 * readers of all formats are loaded when they are first needed: the first page does without them.
 */
import {
  err,
  type FormatError,
  ok,
  type ParsedPuzzle,
  type ParseResult,
  type Result,
} from '@hitori/core';
import { MOST_CELLS, PREFIX } from './link.ts';

export type Formats = typeof import('./all-formats.ts');

export function loadFormats(): Promise<Formats> {
  return import('./all-formats.ts');
}

/** What is wrong with a text; rows and columns from 0. */
export interface ReadFault extends Pick<FormatError, 'message' | 'row' | 'col'> {
  /** The readers themselves could not be loaded: nothing is known of the text. */
  readonly isUnread?: boolean;
}
export type Read = Result<ParsedPuzzle, ReadFault>;

/** The board of a hash; undefined when the hash names none; an error says what is wrong with it. */
export async function readHash(hash: string): Promise<Read | undefined> {
  if (!hash.startsWith(PREFIX)) return undefined;
  let text: string;
  try {
    text = decodeURIComponent(hash.slice(PREFIX.length));
  } catch {
    return faultOf('the address holds a % that is not followed by two hexadecimal digits');
  }
  return (await readAll(text))[0];
}

/** A link of this page as the whole text. */
const OWN_LINK = /^\S*?(#puzzle=\S+)$/;

/** Every board of a text, with what is wrong with those that cannot be shown; at least one result. */
export async function readPuzzles(text: string): Promise<readonly Read[]> {
  const link = OWN_LINK.exec(text.trim());
  const linked = link && (await readHash(link[1]));
  return linked ? [linked] : readAll(text);
}

async function readAll(text: string): Promise<readonly Read[]> {
  const formats = await loadFormats().catch((error: Error) => error);
  if (formats instanceof Error)
    return [err({ message: formats.message, row: null, col: null, isUnread: true })];
  try {
    const read = formats.parsePuzzles(text).map(fitting);
    return read.length > 0 ? read : [faultOf('there is no puzzle in it')];
  } catch (error) {
    // A fault of the reader itself is a fault of the text for whoever reads it.
    return [faultOf(error instanceof Error ? error.message : String(error))];
  }
}

/** Only what the page can show. */
export function fitting(parsed: ParseResult): Read {
  if (!parsed.ok) return err(parsed.error);
  const { rows, cols } = parsed.value.puzzle;
  if (rows * cols > MOST_CELLS)
    return faultOf(`the board has ${rows} x ${cols} cells; this page shows ${MOST_CELLS} at most`);
  return ok(parsed.value);
}

function faultOf(message: string): { readonly ok: false; readonly error: ReadFault } {
  return err({ message, row: null, col: null });
}
