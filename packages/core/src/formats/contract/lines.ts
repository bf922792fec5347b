/**
 * Lines of a text, whatever wrote it: a byte order mark and all three kinds of line ends are fine, and
 * spaces around a line do not count (tabs do: they separate cells).
 */
export function splitLines(text: string): string[] {
  return stripMark(text)
    .split(/\r\n|\r|\n/)
    .map(trimSpaces);
}

/** The lines that hold anything. */
export function splitFullLines(text: string): string[] {
  return splitLines(text).filter((line) => line.trim() !== '');
}

export function stripMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

/** Linear, unlike a pattern for the end of a line, on a line of a million spaces. */
function trimSpaces(line: string): string {
  let start = 0;
  let end = line.length;
  while (start < end && line[start] === ' ') start++;
  while (end > start && line[end - 1] === ' ') end--;
  return line.slice(start, end);
}
