/** New puzzle: boards that are ready, the daily one, a new one from the worker, pasted text. */
import { GENERATE_LEVELS, type GenerateLevel, LEVELS } from '@hitori/core';
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { randomSeed } from '../../app/random-seed.ts';
import { BUNDLED, bundledGame } from '../../game/bundled.ts';
import { dailyPlan } from '../../game/daily.ts';
import type { Messages } from '../../text/en.ts';
import { levelText } from '../../text/level-text.ts';
import { usePage, useText } from '../context.ts';
import { Icon } from '../icons.tsx';
import { Continue } from './continue-section.tsx';
import { OwnSection } from './own-section.tsx';
import { PasteSection } from './paste-section.tsx';
import { Choice, Sheet } from './sheet.tsx';

const SMALLEST = 3;
const LARGEST = 20;
const BUNDLED_SIDES = [5, 6, 7, 8, 9, 10];

export function NewSheet(): JSX.Element {
  const words = useText().value;
  return (
    <Sheet title={words.newPuzzle} kind="new">
      <Continue />
      <Make />
      <Daily />
      <Ready />
      <PasteSection />
      <OwnSection />
    </Sheet>
  );
}

/** The levels that can be asked for, in words. */
function levelLabels(words: Messages): Readonly<Record<GenerateLevel, string>> {
  const named = LEVELS.map((level) => [level, levelText(level, words)]);
  return Object.fromEntries([['any', words.anyLevel], ...named]);
}

function Make(): JSX.Element {
  const { session, sheet } = usePage();
  const words = useText().value;
  const rows = useMemo(() => signal(8), []);
  const cols = useMemo(() => signal(8), []);
  const level = useMemo(() => signal<GenerateLevel>('medium'), []);
  const seed = useMemo(() => signal(''), []);
  const create = (event: Event) => {
    event.preventDefault();
    const name = seed.value.trim() || randomSeed();
    const request = { rows: rows.value, cols: cols.value, level: level.value, seed: name };
    sheet.value = null;
    void session.make(request, { kind: 'generated', name });
  };
  return (
    <form class="block" onSubmit={create}>
      <h3>{words.newSheet.make}</h3>
      <div class="fields">
        <Side label={words.newSheet.rows} side={rows} />
        <Side label={words.newSheet.cols} side={cols} />
        <label class="field seed">
          <span>{words.newSheet.seed}</span>
          <input
            type="text"
            value={seed}
            maxLength={200}
            placeholder={words.newSheet.seedHint}
            onInput={(event) => {
              seed.value = event.currentTarget.value;
            }}
          />
        </label>
      </div>
      <Choice
        name="level"
        legend={words.newSheet.level}
        options={GENERATE_LEVELS}
        labels={levelLabels(words)}
        value={level.value}
        onChange={(value) => {
          level.value = value;
        }}
      />
      <button type="submit" class="main">
        {words.newSheet.create}
      </button>
    </form>
  );
}

function Side({ label, side }: { label: string; side: { value: number } }): JSX.Element {
  return (
    <label class="field side">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        required
        min={SMALLEST}
        max={LARGEST}
        step="1"
        value={side.value}
        onInput={(event) => {
          const { valueAsNumber } = event.currentTarget;
          if (Number.isInteger(valueAsNumber)) side.value = valueAsNumber;
        }}
      />
    </label>
  );
}

function Daily(): JSX.Element {
  const { session, sheet, commands, environment } = usePage();
  const words = environment.text.value;
  const today = new Date(environment.now());
  const { date, rows, cols, level } = dailyPlan(today);
  const isDone = session.history.entries.value.some(({ daily }) => daily === date);
  return (
    <section class="block daily">
      <h3>{words.newSheet.daily}</h3>
      <p class="quiet-text">{words.newSheet.dailyLead}</p>
      <button
        type="button"
        onClick={() => {
          sheet.value = null;
          commands.daily.run();
        }}
      >
        <Icon name={isDone ? 'check' : 'calendar'} />
        <span>
          {words.newSheet.playDaily(date)} · {words.size(rows, cols)} · {levelLabels(words)[level]}
        </span>
      </button>
    </section>
  );
}

function Ready(): JSX.Element {
  const { session, sheet } = usePage();
  const words = useText().value;
  const side = useMemo(() => signal(5), []);
  const sides = BUNDLED_SIDES.map(String);
  const labels = Object.fromEntries(
    BUNDLED_SIDES.map((size) => [String(size), words.size(size, size)]),
  );
  const size = words.size(side.value, side.value);
  const ofSide = BUNDLED.map((board, index) => ({ ...board, index })).filter(({ puzzle }) =>
    puzzle.startsWith(`hitori:${side.value}x${side.value}:`),
  );
  return (
    <section class="block ready">
      <h3>{words.newSheet.ready}</h3>
      <p class="quiet-text">{words.newSheet.readyLead}</p>
      <Choice
        name="side"
        legend={words.newSheet.side}
        options={sides}
        labels={labels}
        value={String(side.value)}
        onChange={(value) => {
          side.value = Number(value);
        }}
      />
      <ul class="levels">
        {LEVELS.filter((level) => ofSide.some((board) => board.level === level)).map((level) => (
          <li key={level}>
            <span class="level">{levelText(level, words)}</span>
            {ofSide
              .filter((board) => board.level === level)
              .map(({ index, puzzle }, number) => {
                const isDone = session.history.entries.value.some(({ hash }) =>
                  hash.endsWith(puzzle),
                );
                return (
                  <button
                    type="button"
                    class={isDone ? 'pick done' : 'pick'}
                    key={puzzle}
                    aria-label={words.newSheet.boardName(size, levelText(level, words), number + 1)}
                    onClick={() => {
                      session.open(bundledGame(index));
                      sheet.value = null;
                    }}
                  >
                    {number + 1}
                  </button>
                );
              })}
          </li>
        ))}
      </ul>
    </section>
  );
}
