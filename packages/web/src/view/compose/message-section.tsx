/** A text hidden in the shaded cells. */
import type { JSX } from 'preact';
import { useWorkbench } from './context.ts';
import { MakingWord } from './making-word.tsx';
import { Section } from './section.tsx';

export function MessageSection(): JSX.Element {
  const { compose } = useWorkbench();
  const words = compose.words.value;
  return (
    <Section title={words.message}>
      <p class="quiet-text">{words.messageLead}</p>
      <MakingWord kind="message" />
    </Section>
  );
}
