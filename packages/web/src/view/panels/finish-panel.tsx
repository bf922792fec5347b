/** The finish: what it took, what the board asked for, and what comes next. */
import { type Rating, TECHNIQUES } from '@hitori/core';
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { announce } from '../../app/announce.ts';
import { dialog } from '../../app/dialog.ts';
import { game } from '../../app/game.ts';
import { history } from '../../app/history.ts';
import { openNext } from '../../app/new-game.ts';
import { solver } from '../../app/solver.ts';
import { bestTimes } from '../../game/history.ts';
import { text } from '../../text/index.ts';
import { timeText } from '../time-text.ts';
import { PanelFrame } from './panel-frame.tsx';

export function FinishPanel(): JSX.Element {
  const words = text.value;
  const { puzzle, level, finishedIn, hints } = game.value;
  const time = timeText(finishedIn ?? 0);
  const rating = useMemo(() => signal<Rating | null>(null), []);

  useEffect(() => {
    announce(`${words.finished}, ${words.finishedIn(time)}, ${words.hintsUsed(hints)}`);
    solver.ask('rate', { puzzle }).then(
      (rated) => {
        rating.value = rated.rating;
      },
      () => undefined,
    );
  }, [puzzle]);

  const size = `${puzzle.rows}×${puzzle.cols}`;
  const best = bestTimes(history.value).find((row) => row.size === size && row.level === level);
  const isBest = hints === 0 && best?.ms === finishedIn && best.count > 1;
  return (
    <PanelFrame title={words.finished} kind="finish">
      <p class="took">
        <strong>{time}</strong>
        <span>
          {words.size(puzzle.rows, puzzle.cols)} · {words.levels[level ?? 'unrated']} ·{' '}
          {words.hintsUsed(hints)}
        </span>
      </p>
      {isBest && <p class="best">{words.bestYet}</p>}
      {rating.value && <Tally rating={rating.value} />}
      <div class="buttons">
        <button type="button" class="main" onClick={openNext}>
          {words.nextPuzzle}
        </button>
        <button
          type="button"
          onClick={() => {
            dialog.value = 'share';
          }}
        >
          {words.share}
        </button>
      </div>
    </PanelFrame>
  );
}

function Tally({ rating }: { rating: Rating }): JSX.Element {
  const words = text.value;
  const used = TECHNIQUES.filter((technique) => rating.techniques[technique] > 0);
  return (
    <div class="tally">
      <h3>{words.neededTechniques}</h3>
      <ul>
        {used.map((technique) => (
          <li key={technique}>
            <span>{words.techniques[technique]}</span>
            <span class="number">{rating.techniques[technique]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
