/** What can go wrong with a queue, as one sentence for a person. Passwords are in none of them. */

/**
 * `bad-url`: no address of a queue; `refused`: wrong password; `unreachable`: nobody answers there; `gone`:
 * the connection was lost; `version`: only workers of other versions; `failed`: a chunk could not be
 * answered.
 */
export type QueueErrorCode = 'bad-url' | 'refused' | 'unreachable' | 'gone' | 'version' | 'failed';

export class QueueError extends Error {
  readonly code: QueueErrorCode;

  constructor(code: QueueErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
