/** The finish: what it took, what the board asked for, and what comes next. */
import { type Rating, TECHNIQUES, techniqueName } from '@hitori/core';
import type { ComponentChildren, JSX } from 'preact';
import { bestTimes, isFair } from '../../game/history.ts';
import { timeText } from '../../game/time-text.ts';
import { effortText } from '../../text/effort-text.ts';
import { levelText } from '../../text/level-text.ts';
import { useSession, useText } from '../context.ts';
import { HiddenText } from './hidden-text.tsx';
import { PanelFrame } from './panel-frame.tsx';

/** The children are the buttons below: what comes next. */
export function FinishPanel({ children }: { children: ComponentChildren }): JSX.Element {
  const { game, history, rated } = useSession();
  const words = useText().value;
  const { puzzle, level, finishedIn, hints, aids } = game.value;
  const size = `${puzzle.rows}×${puzzle.cols}`;
  const best = bestTimes(history.entries.value).find(
    (row) => row.size === size && row.level === level,
  );
  const isBest = isFair(game.value) && best?.ms === finishedIn && best.count > 1;
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
      {isBest && <p class="best">{words.bestYet}</p>}
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
