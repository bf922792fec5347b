/** What the shaded cells of a finished board of letters spell. */
import type { JSX } from 'preact';
import { hiddenText } from '../../game/hidden-text.ts';
import { useSession, useText } from '../context.ts';

export function HiddenText(): JSX.Element | null {
  const { game } = useSession();
  const words = useText().value;
  const letters = hiddenText(game.value);
  return letters === null ? null : <p class="best">{words.spells(letters)}</p>;
}
