/** The result of a finished game to share, as text and as a picture: nothing of the solution is in it. */
import { svgText } from '@hitori/core/drawing';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { sayResult } from '../../app/result.ts';
import { hashOf } from '../../game/link.ts';
import { timeText } from '../../game/time-text.ts';
import { levelText } from '../../text/level-text.ts';
import { usePage } from '../context.ts';
import { saveSvgAsPng } from '../save-file.ts';
import { drawShareCard } from '../share-card.ts';
import { Picture } from '../svg.tsx';
import { CopyField } from './copy-field.tsx';

export function ResultSection(): JSX.Element {
  const { session, environment } = usePage();
  const words = environment.text.value;
  const game = session.game.value;
  const { puzzle, level, finishedIn, hints, aids } = game;
  const link = new URL(hashOf(puzzle), window.location.href).href;
  const text = `${sayResult(game, words)}\n${link}`;
  const card = useMemo(
    () =>
      drawShareCard(puzzle, [
        timeText(finishedIn ?? 0),
        `${words.name} ${words.size(puzzle.rows, puzzle.cols)}`,
        levelText(level, words),
        words.hintsUsed(hints),
        ...aids.map((aid) => words.aids[aid]),
      ]),
    [puzzle, level, finishedIn, hints, aids, words],
  );
  const send = (): void => {
    // Closed without a choice: nothing is to be said.
    navigator.share({ text }).catch(() => undefined);
  };
  return (
    <section class="block">
      <h3>{words.result}</h3>
      <p class="quiet-text">{words.resultLead}</p>
      <div class="share-card" aria-hidden="true">
        <Picture of={card} />
      </div>
      <CopyField label={words.resultText} value={text} isLong />
      <div class="buttons">
        <button type="button" onClick={() => void saveSvgAsPng(svgText(card), 'hitori-result.png')}>
          {words.saveCard}
        </button>
        {'share' in navigator && (
          <button type="button" onClick={send}>
            {words.sendCard}
          </button>
        )}
      </div>
    </section>
  );
}
