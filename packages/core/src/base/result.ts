/** The outcome of everything that reads text: nothing of that throws. */

/** A value that was read. */
export interface Ok<T> {
  /** Tells it from an Err. */
  readonly ok: true;
  /** What was read. */
  readonly value: T;
}

/** Why there is no value. */
export interface Err<E> {
  /** Tells it from an Ok. */
  readonly ok: false;
  /** What is wrong, and where. */
  readonly error: E;
}

/** A value, or an error that says what is wrong and where; `ok` tells the two apart. */
export type Result<T, E> = Ok<T> | Err<E>;

/** A result that holds a value. */
export function ok<T>(value: T): Ok<T> {
  return { ok: true, value };
}

/** A result that holds an error. */
export function err<E>(error: E): Err<E> {
  return { ok: false, error };
}
