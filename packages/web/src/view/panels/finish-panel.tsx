/** The finish: what it took, what the board asked for, and what comes next. */
import { type Rating, TECHNIQUES } from '@hitori/core';
import type { ComponentChildren, JSX } from 'preact';
import { bestTimes } from '../../game/history.ts';
import { timeText } from '../../game/time-text.ts';
import { useSession, useText } from '../context.ts';
import { PanelFrame } from './panel-frame.tsx';

/** The children are the buttons below: what comes next. */
export function FinishPanel({ children }: { children: ComponentChildren }): JSX.Element {
  const { game, history, rating } = useSession();
  const words = useText().value;
  const { puzzle, level, finishedIn, hints } = game.value;
  const size = `${puzzle.rows}×${puzzle.cols}`;
  const best = bestTimes(history.entries.value).find(
    (row) => row.size === size && row.level === level,
  );
  const isBest = hints === 0 && best?.ms === finishedIn && best.count > 1;
  return (
    <PanelFrame title={words.finished} kind="finish">
      <p class="took">
        <strong>{timeText(finishedIn ?? 0)}</strong>
        <span>
          {words.size(puzzle.rows, puzzle.cols)} · {words.levels[level ?? 'unrated']} ·{' '}
          {words.hintsUsed(hints)}
        </span>
      </p>
      {isBest && <p class="best">{words.bestYet}</p>}
      {rating.value && <Tally rating={rating.value} />}
      {children && <div class="buttons">{children}</div>}
    </PanelFrame>
  );
}

function Tally({ rating }: { rating: Rating }): JSX.Element {
  const words = useText().value;
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
