/** A text hidden in the shaded cells. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { randomSeed } from '../../app/random-seed.ts';
import { hasLetters, hideMessage, MOST_LETTERS } from '../../compose/requests.ts';
import { TextField } from '../sheets/text-field.tsx';
import { useWorkbench } from './context.ts';
import { MakingWord } from './making-word.tsx';
import { Section } from './section.tsx';

export function MessageSection(): JSX.Element {
  const { compose } = useWorkbench();
  const words = compose.words.value;
  const text = useSignal('');
  const isReady = hasLetters(text.value);
  return (
    <Section title={words.message}>
      <p class="quiet-text">{words.messageLead}</p>
      <form
        class="word-field"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) void compose.maker.make('message', hideMessage(text.value, randomSeed()));
        }}
      >
        <TextField label={words.messageText} text={text} most={MOST_LETTERS} />
        <button type="submit" aria-disabled={!isReady}>
          {words.hide}
        </button>
      </form>
      <MakingWord kind="message" />
    </Section>
  );
}
