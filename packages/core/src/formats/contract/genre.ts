/** The kind of puzzle that a text says it is. */
import { type Fault, fault } from './format.ts';
import { quote } from './quote.ts';

/** The error for a text that names another kind; a text that names none is taken to be Hitori. */
export function findGenreFault(genre: unknown): Fault | undefined {
  if (genre === undefined || genre === null) return undefined;
  if (typeof genre !== 'string') return fault('bad-json', 'the genre is no text: write "hitori"');
  const name = genre.trim();
  if (name.toLowerCase() === 'hitori') return undefined;
  return fault('wrong-genre', `the genre is ${quote(name)}; only hitori can be read`);
}
