/**
 * What the page says to screen readers alone. Each sheet has one of its own: what lies behind a sheet is
 * not heard.
 */
import type { JSX } from 'preact';
import { usePage } from './context.ts';

/** A screen reader says the text anew whenever the element in it is another one. */
export function LiveRegion(): JSX.Element {
  const { text, count } = usePage().said.value;
  return (
    <div class="sr-only" role="status" aria-live="polite">
      <span key={count}>{text}</span>
    </div>
  );
}
