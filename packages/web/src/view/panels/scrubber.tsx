/** First, back, play, forward, last, and a slider over all steps. */
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { text } from '../../text/index.ts';
import { Icon, type IconName } from '../icons.tsx';

interface ScrubberProps {
  readonly at: number;
  readonly last: number;
  readonly stepMs: number;
  readonly onMove: (at: number) => void;
}

export function Scrubber({ at, last, stepMs, onMove }: ScrubberProps): JSX.Element {
  const words = text.value;
  const isPlaying = useMemo(() => signal(false), []);
  const isRunning = isPlaying.value && at < last;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = window.setTimeout(() => onMove(at + 1), stepMs);
    return () => window.clearTimeout(timer);
  }, [isRunning, at, stepMs, onMove]);

  const move = (to: number) => () => {
    isPlaying.value = false;
    onMove(Math.min(Math.max(to, 0), last));
  };
  const button = (name: IconName, label: string, onClick: () => void) => (
    <button type="button" class="quiet" aria-label={label} title={label} onClick={onClick}>
      <Icon name={name} />
    </button>
  );
  return (
    <div class="scrubber">
      <input
        type="range"
        min="0"
        max={last}
        value={at}
        aria-label={words.step(at + 1, last + 1)}
        onInput={(event) => move(Number(event.currentTarget.value))()}
      />
      <div class="scrub-buttons">
        {button('first', words.first, move(0))}
        {button('back', words.back, move(at - 1))}
        {button(isRunning ? 'pause' : 'play', isRunning ? words.pause : words.play, () => {
          if (at >= last) onMove(0);
          isPlaying.value = !isRunning;
        })}
        {button('forward', words.forward, move(at + 1))}
        {button('last', words.last, move(last))}
      </div>
      <p class="quiet-text count">{words.position(at + 1, last + 1)}</p>
    </div>
  );
}
