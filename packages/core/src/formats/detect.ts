import { type FormatName, fault, type ParseResult } from './format.ts';

export interface ParseOptions {
  /** Read as this format instead of detecting it. */
  readonly format?: FormatName | undefined;
}

export function parsePuzzle(_text: string, _options: ParseOptions = {}): ParseResult {
  return fault('unknown-format', 'not built yet');
}
