/** The page of rules: pictures of what breaks them, words, and a worked example. */
import { colOf, findViolations, labelAt, rowOf, SHADED } from '@hitori/core';
import { drawViolations } from '@hitori/core/drawing';
import type { Tag } from '../pdf/canvas.ts';
import { drawShapes } from '../pdf/svg.ts';
import { symbolSize } from '../plan/numerals.ts';
import { type PlacedRule, RULES_HEADING, type RulesLayout } from '../plan/rules.ts';
import type { PlacedStep } from '../plan/steps.ts';
import { LEADING } from '../plan/type-scale.ts';
import { capitals, drawGrid, TONE } from './board.ts';
import { drawLines, frameOn, type Press } from './press.ts';
import { drawSteps } from './steps-page.ts';

export function drawRules(
  press: Press,
  tag: Tag,
  page: number,
  layout: RulesLayout,
  steps: readonly PlacedStep[],
): void {
  const { canvas, words, book } = press;
  const { type } = book;
  const { x } = frameOn(press, page);
  canvas.addBookmark(words.rules.heading, 1);
  const headingAt = layout.goalAt - RULES_HEADING * type.heading;
  drawLines(press, tag, 'H2', [words.rules.heading], { x, y: headingAt }, type.heading, BOLD);
  drawLines(press, tag, 'P', layout.goal, { x, y: layout.goalAt }, type.body);
  for (const rule of layout.rules) drawRule(press, tag, rule);
  const at = { x, y: layout.exampleAt };
  const below = drawLines(press, tag, 'H3', [words.rules.example], at, type.number, BOLD);
  drawLines(press, tag, 'P', layout.example, { x, y: below + type.number * 0.3 }, type.body);
  drawSteps(press, tag, steps);
}

const BOLD = { weight: 'bold' } as const;

function drawRule(press: Press, tag: Tag, { broken, board, heading, lines, text }: PlacedRule) {
  const { canvas, fonts, words, book } = press;
  const { body } = book.type;
  const { puzzle, marks, rule } = broken;
  const { rows, cols } = puzzle;
  const { x, y, cell } = board;
  const below = drawLines(press, tag, 'H3', [heading], text, body, BOLD);
  drawLines(press, tag, 'P', lines, { x: text.x, y: below + body * (LEADING - 1.3) }, body);
  const violations = findViolations(puzzle, marks).filter((one) => one.rule === rule);
  const bbox = { x, y, width: cols * cell, height: rows * cell };
  tag.add('Figure', { alt: words.rules.brokenAlt[rule], bbox }, () => {
    for (let at = 0; at < marks.length; at++) {
      const [col, row] = [colOf({ cols }, at), rowOf({ cols }, at)];
      if (marks[at] === SHADED)
        canvas.fill({ x: x + col * cell, y: y + row * cell, width: cell, height: cell }, TONE);
    }
    drawGrid(canvas, x, y, rows, cols, cell);
    for (let at = 0; at < marks.length; at++) {
      const label = labelAt(puzzle, at);
      const size = symbolSize(fonts, label) * cell;
      const middle = y + (rowOf({ cols }, at) + 0.5) * cell;
      canvas.text(label, x + (colOf({ cols }, at) + 0.5) * cell, middle + capitals(fonts, size), {
        size,
        align: 'center',
      });
    }
    drawShapes(canvas, drawViolations(puzzle, violations, '#000000', '#ffffff'), board);
  });
}
