/** Symbols to tap: 1 to the longer side, those that are on the board besides, a blank, and a field for others. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Sketch } from '../../draft/sketch.ts';
import { useWorkbench } from './context.ts';

/** More would be a wall of buttons. */
const MOST_KEYS = 36;

export function Pad(): JSX.Element {
  const { compose } = useWorkbench();
  const { draft, editor, isWordOpen, words } = compose;
  const said = words.value;
  return (
    <>
      <fieldset class="pad" aria-label={said.pad}>
        {padSymbols(draft.value.sketch).map((symbol) => (
          <button type="button" key={symbol} onClick={() => editor.put(symbol)}>
            {symbol}
          </button>
        ))}
        <button type="button" class="wide" onClick={() => editor.put('')}>
          {said.padBlank}
        </button>
        <button
          type="button"
          class="wide"
          aria-expanded={isWordOpen.value}
          onClick={() => {
            isWordOpen.value = !isWordOpen.value;
          }}
        >
          {said.padOther}
        </button>
      </fieldset>
      {isWordOpen.value && <WordField />}
    </>
  );
}

function padSymbols({ rows, cols, faces }: Sketch): string[] {
  const numbers = Array.from({ length: Math.max(rows, cols) }, (_, index) => String(index + 1));
  const used = faces.map(({ symbol }) => symbol).filter((symbol) => symbol !== '');
  return [...new Set([...numbers, ...used])].slice(0, MOST_KEYS);
}

/** The symbol of the cell of the cursor, of any length. */
function WordField(): JSX.Element {
  const { compose } = useWorkbench();
  const { board, draft, editor, isWordOpen, words } = compose;
  const said = words.value;
  const field = useRef<HTMLInputElement>(null);
  const { symbol } = draft.value.sketch.faces[board.cursor.value] ?? { symbol: '' };
  const text = useSignal(symbol);
  useEffect(() => field.current?.select(), []);
  const close = () => {
    isWordOpen.value = false;
    board.askFocus();
  };
  return (
    <form
      class="word-field"
      onSubmit={(event) => {
        event.preventDefault();
        editor.put(text.value.trim());
        close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <label class="field">
        <span>{said.word}</span>
        <input
          type="text"
          ref={field}
          value={text}
          maxLength={40}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="main">
        {said.wordSet}
      </button>
    </form>
  );
}
