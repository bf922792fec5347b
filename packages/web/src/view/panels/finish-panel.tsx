/** The finish: what it took, what the board asked for, and what comes next. */
import { type Rating, TECHNIQUES, techniqueName } from '@hitori/core';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { sayBest } from '../../app/result.ts';
import { streakOf } from '../../game/streak.ts';
import { timeText } from '../../game/time-text.ts';
import { effortText } from '../../text/effort-text.ts';
import { levelText } from '../../text/level-text.ts';
import { cellOf } from '../cell-of.ts';
import { useSession, useText } from '../context.ts';
import { HiddenText } from './hidden-text.tsx';
import { PanelFrame } from './panel-frame.tsx';

/** The children are the buttons below: what comes next. */
export function FinishPanel({ children }: { children: ComponentChildren }): JSX.Element {
  const { game, history, rated, now } = useSession();
  const words = useText().value;
  const { puzzle, level, origin, finishedIn, hints, aids } = game.value;
  const entries = history.entries.value;
  const best = sayBest(game.value, entries, words);
  const streak = origin.kind === 'daily' ? streakOf(entries, new Date(now())) : 0;
  useEffect(leaveBoard, []);
  const rating = rated.value?.rating ?? null;
  const facts = [
    words.size(puzzle.rows, puzzle.cols),
    levelText(level, words),
    ...effortText(rating, words),
    words.hintsUsed(hints),
    ...aids.map((aid) => words.aids[aid]),
  ];
  return (
    <PanelFrame title={words.finished} kind="finish">
      <p class="took">
        <strong>{timeText(finishedIn ?? 0)}</strong>
        <span>{facts.join(' · ')}</span>
      </p>
      <HiddenText />
      {best !== '' && <p class="best">{best}</p>}
      {streak > 0 && <p class="best">{words.streak(streak)}</p>}
      {rated.value?.status === 'multiple' && <p>{words.anyLegal}</p>}
      {rating && <Tally rating={rating} />}
      {children && <div class="buttons">{children}</div>}
    </PanelFrame>
  );
}

function Tally({ rating }: { rating: Rating }): JSX.Element {
  const words = useText().value;
  const { techniques, bottleneck } = rating;
  const used = TECHNIQUES.filter((technique) => techniques[technique] > 0);
  return (
    <div class="tally">
      <h3>{words.neededTechniques}</h3>
      <ul>
        {used.map((technique) => (
          <li key={technique}>
            <span>{techniqueName(technique, words.language)}</span>
            <span class="number">{techniques[technique]}</span>
          </li>
        ))}
      </ul>
      {bottleneck && (
        <p class="quiet-text">
          {words.bottleneck(bottleneck.step, techniqueName(bottleneck.technique, words.language))}
        </p>
      )}
    </div>
  );
}

/** The board settles: the focus leaves it, and what it lit goes with it. */
function leaveBoard(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && cellOf(activeElement) !== null) activeElement.blur();
}
