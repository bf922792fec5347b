/**
 * Arguments of the public functions, checked where they come in: a caller's bug throws a RangeError that
 * names the option and the value.
 */

/** Throws RangeError unless the value is one of those allowed. */
export function checkChoice(name: string, value: unknown, allowed: readonly unknown[]): void {
  if (!allowed.includes(value))
    throw new RangeError(`${name} must be one of ${allowed.join(', ')}, not ${show(value)}`);
}

/** Throws RangeError unless the value is a number of 0 or more, or undefined. */
export function checkAmount(name: string, value: unknown): void {
  if (value !== undefined && !(typeof value === 'number' && value >= 0))
    throw new RangeError(`${name} must be a number of 0 or more, not ${show(value)}`);
}

/** Throws RangeError unless the value is a whole number of 0 or more, Infinity, or undefined. */
export function checkCount(name: string, value: unknown): void {
  checkAmount(name, value);
  if (Number.isFinite(value) && !Number.isInteger(value))
    throw new RangeError(`${name} must be a whole number, not ${show(value)}`);
}

/** Throws RangeError unless the value is a function, or undefined. */
export function checkCallback(name: string, value: unknown): void {
  if (value !== undefined && typeof value !== 'function')
    throw new RangeError(`${name} must be a function, not ${show(value)}`);
}

/** A wrong value in a message: short, and never an error of its own. */
export function show(value: unknown): string {
  if (typeof value === 'string') return `'${value.slice(0, 40)}'`;
  if (typeof value === 'object' && value !== null)
    return Array.isArray(value) ? 'an array' : 'an object';
  return typeof value === 'function' ? 'a function' : String(value);
}
