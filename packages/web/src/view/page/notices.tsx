/** What the page says to everybody, beside the board. */
import type { JSX } from 'preact';
import { usePage } from '../context.ts';
import { Icon } from '../icons.tsx';

/** Beside or below the board: a notice never lies over it, and moves nothing but the tools. */
export function Notices(): JSX.Element {
  const { session, storageTrouble, environment } = usePage();
  const words = environment.text.value;
  const { notices } = session;
  const trouble = storageTrouble.value;
  return (
    <div class="notices">
      {notices.list.value.map((text) => (
        <Notice key={text} text={text} onDismiss={() => notices.dismiss(text)} />
      ))}
      {trouble && (
        <Notice
          text={words.storage[trouble]}
          onDismiss={() => {
            storageTrouble.value = null;
          }}
        />
      )}
    </div>
  );
}

function Notice({ text, onDismiss }: { text: string; onDismiss: () => void }): JSX.Element {
  const words = usePage().environment.text.value;
  return (
    <p class="notice" role="alert">
      <span>{text}</span>
      <button type="button" class="quiet" aria-label={words.dismiss} onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </p>
  );
}
