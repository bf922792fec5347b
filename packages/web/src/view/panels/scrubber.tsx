/** First, back, play, forward, last, and a slider over all steps. */
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { StepCommand } from '../../game/keys.ts';
import { useSession, useText } from '../context.ts';
import { Icon, type IconName } from '../icons.tsx';

/** `stepMs`: how long a step is shown while it plays. */
export function Scrubber({ stepMs }: { stepMs: number }): JSX.Element {
  const { steps, commands } = useSession();
  const words = useText().value;
  const at = steps.at.value;
  const last = steps.last.value;
  const isPlaying = useMemo(() => signal(false), []);
  const isRunning = isPlaying.value && at < last;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = window.setTimeout(() => steps.show(at + 1), stepMs);
    return () => window.clearTimeout(timer);
  }, [isRunning, at, stepMs, steps]);

  const stopAnd = (run: () => void) => () => {
    isPlaying.value = false;
    run();
  };
  const button = (name: IconName, label: string, onClick: () => void, isOff = false) => (
    <button
      type="button"
      class="quiet"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={onClick}
    >
      <Icon name={name} />
    </button>
  );
  const step = (id: StepCommand, icon: IconName, label: string) =>
    button(icon, label, stopAnd(commands[id].run), !commands[id].isEnabled.value);
  return (
    <div class="scrubber">
      <input
        type="range"
        min="0"
        max={last}
        value={at}
        aria-label={words.step(at + 1, last + 1)}
        onInput={(event) => {
          const to = Number(event.currentTarget.value);
          stopAnd(() => steps.show(to))();
        }}
      />
      <div class="scrub-buttons">
        {step('first-step', 'first', words.first)}
        {step('step-back', 'back', words.back)}
        {button(isRunning ? 'pause' : 'play', isRunning ? words.pause : words.play, () => {
          if (at >= last) steps.show(0);
          isPlaying.value = !isRunning;
        })}
        {step('step-forward', 'forward', words.forward)}
        {step('last-step', 'last', words.last)}
      </div>
      <p class="quiet-text count">{words.position(at + 1, last + 1)}</p>
    </div>
  );
}
