/**
 * JSON in and out, without exceptions and without loss: a number of 16 digits or more would lose its
 * last digits as a JavaScript number, and two different symbols would become one, so such numbers are
 * read as texts.
 */
import { ok, type Result } from '../../base/result.ts';
import { type FormatError, fault } from './format.ts';
import { printable } from './quote.ts';

const LONG_NUMBER = /\d{16}/;
const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/gs;

export function parseJsonText(text: string): Result<unknown, FormatError> {
  try {
    const value: unknown = JSON.parse(text);
    return ok(LONG_NUMBER.test(text) ? JSON.parse(quoteLongNumbers(text)) : value);
  } catch (error) {
    return fault('bad-json', `this is not JSON: ${printable((error as Error).message)}`);
  }
}

/** Takes valid JSON only: there every quotation mark has its partner, which keeps this linear. */
function quoteLongNumbers(text: string): string {
  return text.replace(STRING_OR_NUMBER, (token) =>
    token[0] !== '"' && /^-?\d{16,}$/.test(token) ? `"${token}"` : token,
  );
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** JSON on one line; values that were read from text fail only when they are nested too deeply. */
export function printJson(value: unknown): Result<string, FormatError> {
  try {
    // U+FFFD stands for bytes that were no text; written as an escape it is meant.
    return ok(JSON.stringify(value).replaceAll('\uFFFD', '\\ufffd'));
  } catch {
    return fault('not-representable', 'the other fields of the puzzle are nested too deeply');
  }
}
