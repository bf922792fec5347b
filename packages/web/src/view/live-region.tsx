/**
 * What the page says to screen readers alone. Each sheet has one of its own: what lies behind a sheet is
 * not heard.
 */
import type { JSX } from 'preact';
import type { Announcer } from '../app/announcer.ts';
import { usePage } from './context.ts';

export function LiveRegion(): JSX.Element {
  return <Said said={usePage().said} />;
}

/** A screen reader says the text anew whenever the element in it is another one. */
export function Said({ said }: Pick<Announcer, 'said'>): JSX.Element {
  const { text, count } = said.value;
  return (
    <div class="sr-only" role="status" aria-live="polite">
      <span key={count}>{text}</span>
    </div>
  );
}
