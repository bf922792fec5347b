/** The address of a queue: `redis://[USER:PASSWORD@]HOST[:PORT][/N]`, or `rediss:` for TLS. */
import { QueueError } from './error.ts';

export interface Address {
  /** As given, password included: for connecting only. */
  readonly url: string;
  /** The same for people. */
  readonly shown: string;
}

/** Throws a QueueError of code `bad-url`; the text is not repeated, since it may hold a password. */
export function readAddress(text: string): Address {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isAddress =
    url !== undefined &&
    ['redis:', 'rediss:'].includes(url.protocol) &&
    url.hostname !== '' &&
    /^\/?\d{0,4}$/.test(url.pathname) &&
    url.search === '' &&
    url.hash === '';
  if (!isAddress)
    throw new QueueError(
      'bad-url',
      'a queue is given as redis://HOST:PORT/N (rediss:// for TLS), a password as redis://:PASSWORD@HOST:PORT/N',
    );
  const place = url.host + (url.pathname === '/' ? '' : url.pathname);
  return { url: text, shown: `${url.protocol}//${url.password === '' ? '' : ':***@'}${place}` };
}
