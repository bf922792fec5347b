/** The solver at work: rules that light up as they fire, and the search tree. */
import { cellName } from '@hitori/core';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { game } from '../../app/game.ts';
import { panel } from '../../app/panel.ts';
import { type Frame, framesOf, stepOf } from '../../app/watching.ts';
import { text } from '../../text/index.ts';
import type { SearchTrace } from '../../worker/search-trace.ts';
import { PanelFrame } from './panel-frame.tsx';
import { Scrubber } from './scrubber.tsx';

const STEP_MS = 500;
const RULES = ['sandwich', 'pair', 'duplicate', 'adjacent', 'cut'] as const;

function moveTo(at: number): void {
  if (panel.value?.kind === 'watch') panel.value = { ...panel.value, at };
}

export function WatchPanel({ trace, at }: { trace: SearchTrace; at: number }): JSX.Element {
  const words = text.value;
  const frames = useMemo(() => framesOf(trace), [trace]);
  const frame = frames[at];
  const step = stepOf(trace.nodes[frame.node], frame);
  const isSupposing = frame.step < 0 && trace.nodes[frame.node].supposed !== null;
  return (
    <PanelFrame title={words.watch} kind="watch">
      <Scrubber at={at} last={frames.length - 1} stepMs={STEP_MS} onMove={moveTo} />
      <ul class="rules">
        {RULES.map((rule) => (
          <li key={rule} class={step?.rule === rule ? 'lit' : ''}>
            {words.rules[rule]}
          </li>
        ))}
        <li class={isSupposing ? 'lit' : ''}>{words.rules.suppose}</li>
      </ul>
      <p class="words" aria-live="polite">
        {sayFrame(trace, frame, at === frames.length - 1)}
      </p>
      <Tree trace={trace} current={frame.node} frames={frames} />
    </PanelFrame>
  );
}

/** What happens at a frame, in words. */
function sayFrame(trace: SearchTrace, frame: Frame, isLast: boolean): string {
  const words = text.value;
  const node = trace.nodes[frame.node];
  const step = stepOf(node, frame);
  if (step) {
    const cell = cellName(game.value.puzzle, step.cell);
    return `${cell}: ${words.states[step.state]}. ${words.ruleNames[step.rule]}.`;
  }
  if (frame.step < 0) {
    if (node.supposed === null) return words.watchIntro;
    const cell = cellName(game.value.puzzle, node.supposed.cell);
    return words.watchSuppose(cell, words.states[node.supposed.state]);
  }
  if (isLast && !trace.isWhole && trace.solutions < 2) return words.watchCut;
  if (isLast && trace.solutions === 1) return words.watchUnique;
  if (node.outcome === 'solved')
    return trace.solutions > 1 && isLast ? words.watchMultiple : words.watchSolved;
  if (node.outcome === 'broken') return words.watchBroken;
  return node.parent < 0 && node.steps.length === 0 ? words.watchNothing : words.watchRest;
}

interface TreeProps {
  readonly trace: SearchTrace;
  readonly current: number;
  readonly frames: readonly Frame[];
}

/** The branches so far as buttons, indented by depth. */
function Tree({ trace, current, frames }: TreeProps): JSX.Element {
  const words = text.value;
  return (
    <div class="tree">
      <h3>{words.searchTree}</h3>
      <ol>
        {trace.nodes.slice(0, current + 1).map((node, index) => (
          <li key={index} style={{ '--depth': Math.min(node.depth, 10) }}>
            <button
              type="button"
              class={`node ${node.outcome}${index === current ? ' lit' : ''}`}
              aria-label={words.treeNode(index + 1, words.outcomes[node.outcome])}
              aria-current={index === current ? 'step' : undefined}
              onClick={() => moveTo(frames.findIndex((frame) => frame.node === index))}
            >
              {node.supposed
                ? `${cellName(game.value.puzzle, node.supposed.cell)} ${words.states[node.supposed.state]}`
                : '·'}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
