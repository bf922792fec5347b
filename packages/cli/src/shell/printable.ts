/**
 * Texts that a person reads in a terminal: whatever came in from outside (ids, labels, names of files, values
 * of options) cannot move the cursor, set the title or clear the screen. Control characters, and those that
 * turn the direction of writing, are shown as escapes.
 */

const HARMFUL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
/** The same, but what sets a colour (one control character, a bracket, numbers, `m`) is found whole. */
const HARMFUL_OR_COLOUR = /\p{Cc}\[[\d;]{0,16}m|[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
const ESCAPE = String.fromCharCode(27);

function shown(found: string): string {
  if (found === '\n' || found === '\t') return found;
  const [first = '', ...rest] = found;
  return `\\u${first.charCodeAt(0).toString(16).padStart(4, '0')}${rest.join('')}`;
}

/** The text with harmful characters as escapes; `colour` keeps the sequences that set colours. */
export function printable(text: string, colour = false): string {
  if (!colour) return text.replace(HARMFUL, shown);
  return text.replace(HARMFUL_OR_COLOUR, (found) =>
    found.length > 1 && found.startsWith(ESCAPE) ? found : shown(found),
  );
}

/** What JSON leaves as it is though it is harmful: DEL, C1, and marks of direction. */
const HARMFUL_IN_JSON = /[\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** One line of JSON, with escapes where a terminal could take a character for a command. */
export function jsonLine(value: object): string {
  return `${JSON.stringify(value).replace(HARMFUL_IN_JSON, shown)}\n`;
}
