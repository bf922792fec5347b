/** What the page says to everybody, beside the board. */
import type { JSX } from 'preact';
import { endFirstVisit } from '../../app/first-visit.ts';
import { usePage } from '../context.ts';
import { Icon } from '../icons.tsx';

/** Beside or below the board: a notice never lies over it, and moves nothing but the tools. */
export function Notices(): JSX.Element {
  const { session, storageTrouble, environment, isNewcomer, newVersion } = usePage();
  const words = environment.text.value;
  const { notices } = session;
  const trouble = storageTrouble.value;
  return (
    <div class="notices">
      {isNewcomer.value && <Welcome />}
      {newVersion.value && <NewVersion onReload={newVersion.value} />}
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

/** Whoever comes by a link has a board: the lesson is offered, and in nobody's way. */
function Welcome(): JSX.Element {
  const { commands, environment, store, isNewcomer } = usePage();
  const words = environment.text.value;
  return (
    <p class="chip">
      <span>{words.newcomer}</span>
      <button type="button" onClick={commands.lesson.run}>
        {words.startLesson}
      </button>
      <button
        type="button"
        class="quiet"
        aria-label={words.dismiss}
        onClick={() => {
          endFirstVisit(store);
          isNewcomer.value = false;
        }}
      >
        <Icon name="close" />
      </button>
    </p>
  );
}

function NewVersion({ onReload }: { onReload: () => void }): JSX.Element {
  const words = usePage().environment.text.value;
  return (
    <p class="chip" role="status">
      <span>{words.newVersion}</span>
      <button type="button" onClick={onReload}>
        {words.useVersion}
      </button>
    </p>
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
