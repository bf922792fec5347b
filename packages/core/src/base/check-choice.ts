/** Throws RangeError, with the value, unless it is one of those allowed. */
export function checkChoice(name: string, value: unknown, allowed: readonly unknown[]): void {
  if (!allowed.includes(value))
    throw new RangeError(`${name} must be one of ${allowed.join(', ')}, not ${String(value)}`);
}
