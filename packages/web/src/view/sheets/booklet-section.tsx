/** A booklet as PDF: of the boards chosen for printing, or of new puzzles like the open one. */
import type { GenerateLevel, Puzzle } from '@hitori/core';
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { type BookletState, createBooklet, MOST_PUZZLES } from '../../app/booklet.ts';
import type { Messages } from '../../text/en.ts';
import { usePage } from '../context.ts';
import { saveFile } from '../save-file.ts';
import { Check } from './check.tsx';
import { Choice } from './sheet.tsx';
import { SideField } from './side-field.tsx';

const CONTENTS = ['these', 'fresh'] as const;
type Contents = (typeof CONTENTS)[number];

interface BookletProps {
  /** The boards that are chosen. */
  readonly boards: () => readonly Puzzle[];
  readonly perPage: 1 | 2 | 4;
  readonly withAnswers: boolean;
}

export function BookletSection({ boards, perPage, withAnswers }: BookletProps): JSX.Element {
  const page = usePage();
  const { session, environment } = page;
  const words = environment.text.value;
  const booklet = useMemo(() => createBooklet(page.newSolver), [page]);
  const contents = useMemo(() => signal<Contents>('these'), []);
  const count = useMemo(() => signal(12), []);
  const withRules = useMemo(() => signal(false), []);
  useEffect(() => () => booklet.stop(), [booklet]);
  const state = booklet.state.value;
  const isBusy = state?.kind === 'making' || state?.kind === 'setting';
  const save = async () => {
    const { puzzle, level } = session.game.value;
    const { rows, cols } = puzzle;
    const series = { rows, cols, count: count.value, level: askedLevel(level) };
    const pdf = await booklet.make(contents.value === 'these' ? boards() : series, {
      language: environment.language.value,
      title: words.name,
      rules: withRules.value,
      perPage,
      withAnswers,
    });
    if (pdf) saveFile('hitori.pdf', new Blob([pdf as BlobPart], { type: 'application/pdf' }));
  };
  return (
    <form
      class="block"
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) booklet.stop();
        else void save();
      }}
    >
      <h3>{words.booklet}</h3>
      <p class="quiet-text">{words.bookletLead}</p>
      <Choice
        name="booklet"
        legend={words.bookletOf}
        options={CONTENTS}
        labels={words.bookletBoards}
        value={contents.value}
        onChange={(value) => {
          contents.value = value;
        }}
      />
      {contents.value === 'fresh' && (
        <div class="fields">
          <SideField label={words.bookletCount} side={count} least={1} most={MOST_PUZZLES} />
        </div>
      )}
      <Check label={words.bookletRules} value={withRules} />
      <div class="buttons">
        <button type="submit">{isBusy ? words.newSheet.cancel : words.saveBooklet}</button>
      </div>
      <p role="status">{stateText(state, words)}</p>
    </form>
  );
}

/** Boards beyond the levels, and those that nobody rated, ask for any. */
function askedLevel(level: string | null): GenerateLevel {
  return level === null || level === 'beyond' ? 'any' : (level as GenerateLevel);
}

function stateText(state: BookletState | null, words: Messages): string {
  switch (state?.kind) {
    case undefined:
      return '';
    case 'making':
      return words.bookletMaking(state.done, state.count);
    case 'setting':
      return words.bookletSetting;
    case 'ready':
      return words.bookletReady;
    case 'failed': {
      const { other, ...known } = words.bookletFailed;
      return (known as Readonly<Record<string, string>>)[state.code] ?? other;
    }
  }
}
