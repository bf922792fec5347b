/** Help: the three rules, each with a board that breaks it, then the controls. */
import { createPuzzle, findViolations, parseShading } from '@hitori/core';
import { drawBoard, drawViolations, node, type Palette, type SvgNode } from '@hitori/core/drawing';
import type { JSX } from 'preact';
import { usePage, useText } from '../context.ts';
import { hasFinger } from '../device.ts';
import { Picture } from '../svg.tsx';
import { Sheet } from './sheet.tsx';

const PALETTE: Palette = {
  paper: 'var(--paper)',
  ink: 'var(--ink)',
  line: 'var(--line)',
  knockout: 'var(--knockout)',
  ring: 'var(--ring)',
  warn: 'var(--warn)',
  accent: 'var(--accent)',
};

/** For each rule marks that break it. */
const COUNTER_EXAMPLES: readonly (readonly [grid: readonly string[], marks: readonly string[]])[] =
  [
    [
      ['131', '213', '322'],
      ['---', '...', '...'],
    ],
    [
      ['122', '213', '321'],
      ['.##', '...', '...'],
    ],
    [
      ['132', '213', '321'],
      ['-#.', '#..', '..-'],
    ],
  ];

function drawExample(index: number, title: string): SvgNode {
  const [grid, marks] = COUNTER_EXAMPLES[index];
  const puzzle = createPuzzle(grid.map((row) => [...row]));
  if (!puzzle.ok) throw new Error(`bug: ${puzzle.error.message}`);
  const shading = parseShading(puzzle.value, marks);
  if (!shading.ok) throw new Error(`bug: ${shading.error.message}`);
  const broken = findViolations(puzzle.value, shading.value);
  const drawn = drawBoard(puzzle.value, { shading: shading.value, palette: PALETTE, title });
  const errors = drawViolations(puzzle.value, broken, 'var(--warn)', 'var(--paper)');
  return node('svg', drawn.attributes, [...drawn.children, ...errors]);
}

export function HelpSheet(): JSX.Element {
  const { commands } = usePage();
  const text = useText();
  const words = text.value.helpSheet;
  return (
    <Sheet title={text.value.help} kind="help">
      <p>
        {text.value.goal}
        {text.value.space}
        {text.value.controlsHere[hasFinger() ? 'touch' : 'mouse']}
      </p>
      <section class="block">
        <h3>{words.rulesTitle}</h3>
        <ol class="rule-list">
          {words.rules.map((rule, index) => (
            <li key={rule}>
              <p>{rule}</p>
              <figure>
                <Picture of={drawExample(index, words.against[index])} />
                <figcaption class="quiet-text">✗ {words.against[index]}</figcaption>
              </figure>
            </li>
          ))}
        </ol>
        <button type="button" class="main" onClick={commands.lesson.run}>
          {words.lesson}
        </button>
      </section>
      <section class="block">
        <h3>{words.controls}</h3>
        <h4>{words.mouse}</h4>
        <Lines of={words.mouseLines} />
        <h4>{words.touch}</h4>
        <Lines of={words.touchLines} />
        <h4>{words.keyboard}</h4>
        <dl class="keys">
          {words.keyLines.map(([keys, meaning]) => (
            <div key={keys}>
              <dt>{keys}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <p class="quiet-text">{text.value.install}</p>
      </section>
    </Sheet>
  );
}

function Lines({ of }: { of: readonly string[] }): JSX.Element {
  return (
    <ul>
      {of.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
