/** Puzzles of one's own: the way to the workbench, and a message to send as a puzzle. */
import type { Puzzle } from '@hitori/core';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { randomSeed } from '../../app/random-seed.ts';
import { hasLetters, hideMessage, MOST_LETTERS } from '../../compose/requests.ts';
import { startGame } from '../../game/game.ts';
import { hashOf } from '../../game/link.ts';
import { Cancelled } from '../../worker/solver.ts';
import { usePage } from '../context.ts';
import { Icon } from '../icons.tsx';
import { CopyField } from './copy-field.tsx';
import { TextField } from './text-field.tsx';

export function OwnSection(): JSX.Element {
  const { commands, environment } = usePage();
  const words = environment.text.value;
  return (
    <section class="block own">
      <h3>{words.makeOwn}</h3>
      <p class="quiet-text">{words.makeOwnLead}</p>
      <button type="button" onClick={commands.compose.run}>
        <Icon name="pencil" />
        {words.openCompose}
      </button>
      <details class="fold">
        <summary>{words.sendMessage}</summary>
        <MessageForm />
      </details>
    </section>
  );
}

type Outcome =
  | { readonly kind: 'none' | 'making' }
  | { readonly kind: 'made'; readonly puzzle: Puzzle }
  | { readonly kind: 'fault'; readonly message: string };

function MessageForm(): JSX.Element {
  const { newSolver, environment } = usePage();
  const words = environment.text.value;
  const message = useSignal('');
  const outcome = useSignal<Outcome>({ kind: 'none' });
  const solver = useMemo(newSolver, [newSolver]);
  useEffect(() => solver.cancel, [solver]);
  const make = async () => {
    if (outcome.value.kind === 'making') return;
    if (!hasLetters(message.value)) {
      outcome.value = { kind: 'fault', message: words.messageEmpty };
      return;
    }
    outcome.value = { kind: 'making' };
    try {
      const made = await solver.ask('generate', hideMessage(message.value, randomSeed()));
      outcome.value = made.ok
        ? { kind: 'made', puzzle: made.puzzle }
        : { kind: 'fault', message: words.failed(made.message) };
    } catch (error) {
      if (error instanceof Cancelled) return;
      outcome.value = { kind: 'fault', message: words.failed((error as Error).message) };
    }
  };
  return (
    <form
      class="sheet-part"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <p class="quiet-text">{words.sendMessageLead}</p>
      <div class="fields">
        <TextField
          label={words.messageText}
          text={message}
          most={MOST_LETTERS}
          kind="seed"
          onEdit={() => {
            if (outcome.value.kind !== 'making') outcome.value = { kind: 'none' };
          }}
        />
      </div>
      <button type="submit" aria-disabled={outcome.value.kind === 'making'}>
        {words.messageMake}
      </button>
      <MessageOutcome of={outcome.value} />
    </form>
  );
}

function MessageOutcome({ of }: { of: Outcome }): JSX.Element | null {
  const { session, sheet, environment } = usePage();
  const words = environment.text.value;
  switch (of.kind) {
    case 'none':
      return null;
    case 'making':
      return <p role="status">{words.messageMaking}</p>;
    case 'fault':
      return (
        <p class="failed" role="alert">
          {of.message}
        </p>
      );
    case 'made':
      return (
        <>
          <p role="status">{words.messageMade}</p>
          <CopyField
            label={words.messageLink}
            value={new URL(hashOf(of.puzzle), window.location.href).href}
          />
          <button
            type="button"
            onClick={() => {
              session.open(startGame(of.puzzle, null, { kind: 'generated', name: null }));
              sheet.value = null;
            }}
          >
            {words.messagePlay}
          </button>
        </>
      );
  }
}
