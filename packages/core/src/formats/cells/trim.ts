/** Takes signs away from both ends of a text, one by one: linear, whatever the text. */
export function trimSigns(text: string, before: string, after: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && before.includes(text[start])) start++;
  while (end > start && after.includes(text[end - 1])) end--;
  return start === 0 && end === text.length ? text : text.slice(start, end);
}

/** What quotes and brackets around a puzzle look like. */
export function unquote(text: string): string {
  return trimSigns(text, '"\'`(<[ ', '"\'`)>],; ');
}
