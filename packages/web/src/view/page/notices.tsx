/** What the page says: to everybody above the board, and to screen readers alone. */
import type { JSX } from 'preact';
import { usePage } from '../context.ts';
import { Icon } from '../icons.tsx';

export function Notices(): JSX.Element {
  const { session, storageTrouble, environment } = usePage();
  const words = environment.text.value;
  const { notice } = session;
  const said = [
    notice.value && { text: notice.value, signal: notice },
    storageTrouble.value && { text: words.storage[storageTrouble.value], signal: storageTrouble },
  ].filter((item) => item !== null && item !== '');
  return (
    <div class="notices">
      {said.map((item) => (
        <p class="notice" role="alert" key={item.text}>
          <span>{item.text}</span>
          <button
            type="button"
            class="quiet"
            aria-label={words.dismiss}
            onClick={() => {
              item.signal.value = null;
            }}
          >
            <Icon name="close" />
          </button>
        </p>
      ))}
    </div>
  );
}

/** A screen reader says the text anew whenever the element in it is another one. */
export function LiveRegion(): JSX.Element {
  const { text, count } = usePage().said.value;
  return (
    <div class="sr-only" role="status" aria-live="polite">
      <span key={count}>{text}</span>
    </div>
  );
}
