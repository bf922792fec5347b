/** The solver at work: rules that light up as they fire, and the search tree. */
import { cellName } from '@hitori/core';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { type Frame, framesOf, sayFrame, stepOf } from '../../app/trace-frames.ts';
import type { SearchTrace } from '../../worker/search-trace.ts';
import { useSession, useText } from '../context.ts';
import { PanelFrame } from './panel-frame.tsx';
import { Scrubber } from './scrubber.tsx';

const STEP_MS = 500;
const RULES = ['sandwich', 'pair', 'duplicate', 'adjacent', 'cut'] as const;

export function WatchPanel({ trace, at }: { trace: SearchTrace; at: number }): JSX.Element {
  const { game } = useSession();
  const words = useText().value;
  const frames = useMemo(() => framesOf(trace), [trace]);
  const frame = frames[at];
  const step = stepOf(trace.nodes[frame.node], frame);
  const broken = brokenRule(trace, frame);
  const isSupposing = frame.step < 0 && trace.nodes[frame.node].supposed !== null;
  return (
    <PanelFrame title={words.watch} kind="watch">
      <Scrubber stepMs={STEP_MS} />
      <ul class="rules">
        {RULES.map((rule) => (
          <li key={rule} class={(step?.rule ?? broken) === rule ? 'lit' : ''}>
            {words.rules[rule]}
          </li>
        ))}
        <li class={isSupposing ? 'lit' : ''}>{words.rules.suppose}</li>
      </ul>
      <p class="words" aria-live="polite">
        {sayFrame(game.value.puzzle, trace, frame, words)}
      </p>
      <Tree trace={trace} frame={frame} frames={frames} />
    </PanelFrame>
  );
}

/** The rule that breaks when a node is at rest. */
function brokenRule(trace: SearchTrace, { node, step }: Frame): string | undefined {
  const { steps, clash } = trace.nodes[node];
  return step >= steps.length ? clash?.rule : undefined;
}

interface TreeProps {
  readonly trace: SearchTrace;
  readonly frame: Frame;
  readonly frames: readonly Frame[];
}

/** The branches so far as buttons, indented by depth. */
function Tree({ trace, frame, frames }: TreeProps): JSX.Element {
  const { game, steps } = useSession();
  const words = useText().value;
  const seen = frame.isVerdict ? trace.nodes : trace.nodes.slice(0, frame.node + 1);
  return (
    <div class="tree">
      <h3>{words.searchTree}</h3>
      <ol>
        {seen.map((node, index) => (
          <li key={index} style={{ '--depth': Math.min(node.depth, 10) }}>
            <button
              type="button"
              class={`node ${node.outcome}${index === frame.node ? ' lit' : ''}`}
              aria-label={words.treeNode(index + 1, words.outcomes[node.outcome])}
              aria-current={index === frame.node ? 'step' : undefined}
              onClick={() => steps.show(frames.findIndex(({ node: shown }) => shown === index))}
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
