/**
 * Boards from the hash of the address. Whatever a link holds, a board is left: a broken one is told beside
 * the board that was there.
 */
import { hashOf, readIdHash } from '../game/link.ts';
import { fitting, type Read, readHash } from '../game/reading.ts';
import type { Environment } from './environment.ts';
import { faultText } from './opening.ts';
import type { PlaySession } from './play-session.ts';

/** `onOpened` is told when a board was opened. */
export function createHashOpener(
  session: PlaySession,
  { text, announce }: Environment,
  onOpened: () => void,
): (hash: string) => Promise<void> {
  /** Numbers the hashes, so that a slow one does not come after a later one. */
  let last = 0;

  const refuse = (reason: string): void => {
    session.open(session.game.value);
    const words = text.value;
    const notice = `${reason}${words.space}${words.linkOffer}`;
    session.notices.add(notice);
    announce(notice);
  };

  const show = (read: Read): void => {
    if (!read.ok) {
      const reason = faultText(read.error, text.value);
      refuse(read.error.isUnread ? reason : text.value.linkBroken(reason));
      return;
    }
    try {
      session.openParsed(read.value, 'link');
      onOpened();
    } catch (error) {
      refuse(text.value.linkBroken((error as Error).message));
    }
  };

  return async (hash) => {
    const number = ++last;
    if (hash === hashOf(session.game.value.puzzle)) return;
    const short = readIdHash(hash);
    if (short) {
      show(fitting(short));
      return;
    }
    const read = await readHash(hash);
    if (read && number === last) show(read);
  };
}
