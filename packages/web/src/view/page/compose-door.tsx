/** The way to the workbench, which is loaded when it is first opened, and back to it from a test. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { usePage, useSession } from '../context.ts';
import { Icon } from '../icons.tsx';

interface ComposeModule {
  readonly ComposeScreen: () => JSX.Element;
}
export type LoadCompose = () => Promise<ComposeModule>;

export function ComposeDoor({ load }: { load: LoadCompose }): JSX.Element {
  const { commands, environment } = usePage();
  const words = environment.text.value;
  const loaded = useSignal<ComposeModule | null>(null);
  const failure = useSignal('');
  useEffect(() => {
    load().then(
      (module) => {
        loaded.value = module;
      },
      (error: Error) => {
        failure.value = error.message;
      },
    );
  }, [load, loaded, failure]);
  if (loaded.value) return <loaded.value.ComposeScreen />;
  return (
    <main class="page door">
      <h1>{words.compose}</h1>
      <p role={failure.value === '' ? 'status' : 'alert'}>
        {failure.value === '' ? words.loading : words.failed(failure.value)}
      </p>
      {failure.value !== '' && (
        <button type="button" onClick={commands.play.run}>
          {words.close}
        </button>
      )}
    </main>
  );
}

/** Beside a board that is a test of a draft. */
export function BackToDraft(): JSX.Element | null {
  const { commands, environment } = usePage();
  const { game } = useSession();
  if (game.value.origin.kind !== 'draft') return null;
  return (
    <button type="button" class="to-draft" onClick={commands.compose.run}>
      <Icon name="pencil" />
      {environment.text.value.toDraft}
    </button>
  );
}
