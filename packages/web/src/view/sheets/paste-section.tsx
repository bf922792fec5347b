/** Text or a file in any format: one board is opened, of several one is chosen by its picture. */
import type { ParsedPuzzle } from '@hitori/core';
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { Opened } from '../../app/opening.ts';
import { usePage } from '../context.ts';
import { SmallBoard } from '../small-board.tsx';

/** More pictures than this would hold the page up; the rest is counted. */
const MOST_SHOWN = 60;
/** No puzzle is longer: a file that was taken by mistake is not read whole. */
const LONGEST_FILE = 4 * 1024 * 1024;

export function PasteSection(): JSX.Element {
  const { session, sheet, environment } = usePage();
  const words = environment.text.value.newSheet;
  const pasted = useMemo(() => signal(''), []);
  const outcome = useMemo(() => signal<Opened | null>(null), []);
  const file = useRef<HTMLInputElement>(null);
  const open = async (text: string) => {
    const opened = await session.openText(text);
    outcome.value = opened;
    if (opened.kind === 'opened') sheet.value = null;
  };
  const takeFile = async () => {
    const chosen = file.current?.files?.[0];
    if (chosen) await open(await chosen.slice(0, LONGEST_FILE).text());
  };
  const shown = outcome.value;
  return (
    <form
      class="block"
      onSubmit={(event) => {
        event.preventDefault();
        void open(pasted.value);
      }}
    >
      <h3>{words.paste}</h3>
      <p class="quiet-text">{words.pasteLead}</p>
      <textarea
        rows={4}
        spellcheck={false}
        aria-label={words.pasteLabel}
        value={pasted}
        onInput={(event) => {
          pasted.value = event.currentTarget.value;
          outcome.value = null;
        }}
      />
      {shown?.kind === 'fault' && <Faults of={[shown.message]} />}
      <div class="buttons">
        <button type="submit">{words.open}</button>
        <button type="button" onClick={() => file.current?.click()}>
          {words.openFile}
        </button>
      </div>
      <input
        class="hidden"
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        ref={file}
        onChange={() => void takeFile()}
      />
      {shown?.kind === 'choice' && (
        <>
          <Faults of={shown.faults} />
          <Choices boards={shown.boards} />
        </>
      )}
    </form>
  );
}

function Faults({ of }: { of: readonly string[] }): JSX.Element {
  return (
    <>
      {of.slice(0, 5).map((fault) => (
        <p class="failed" role="alert" key={fault}>
          {fault}
        </p>
      ))}
    </>
  );
}

/** The boards of a text, to choose one of them. */
export function Choices({ boards }: { boards: readonly ParsedPuzzle[] }): JSX.Element {
  const { session, sheet, environment } = usePage();
  const words = environment.text.value;
  return (
    <>
      <p role="status">{words.newSheet.choose(boards.length)}</p>
      <ul class="board-list">
        {boards.slice(0, MOST_SHOWN).map((board, index) => {
          const { rows, cols } = board.puzzle;
          const size = words.size(rows, cols);
          return (
            <li key={index}>
              <button
                type="button"
                onClick={() => {
                  session.openParsed(board, 'pasted');
                  sheet.value = null;
                }}
              >
                <SmallBoard puzzle={board.puzzle} marks={board.answer} />
                <span>{board.id ?? words.newSheet.numbered(index + 1)}</span>
                <span class="quiet-text">{size}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {boards.length > MOST_SHOWN && (
        <p class="quiet-text">{words.newSheet.notShown(boards.length - MOST_SHOWN)}</p>
      )}
    </>
  );
}
