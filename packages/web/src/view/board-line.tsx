/** One line that is always there: whether the board has one solution, how hard it is, where it is from. */
import type { JSX } from 'preact';
import { effortText } from '../text/effort-text.ts';
import { levelText } from '../text/level-text.ts';
import { useSession, useText } from './context.ts';

export function BoardLine(): JSX.Element {
  const { game, rated } = useSession();
  const words = useText().value;
  const { level, origin } = game.value;
  const status = rated.value?.status ?? 'waiting';
  const facts = [
    words.verdictShort[status],
    ...(status === 'unique' ? [levelText(level, words)] : []),
    ...effortText(rated.value?.rating ?? null, words),
    words.origins[origin.kind],
  ];
  return (
    <p class={`board-line ${status}`} title={facts.join(' · ')}>
      {facts.join(' · ')}
    </p>
  );
}
