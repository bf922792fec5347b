/** `1 cell`, `2 cells`: a number with its noun, for messages. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
