/**
 * An explanation as one illustrated page: a card a step, with the board as it stands. The page needs no
 * network, no script and no fonts, and prints. The numerals of a puzzle are drawn once and referred to
 * by every board, so that a long way stays a small file.
 */

import { escapeXml } from '../drawing/node.ts';
import { applyConclusions } from '../people/deduction/deduction.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Explanation } from './explain.ts';
import { StepBoard } from './step-board.ts';
import { type Language, wordsIn } from './words/index.ts';

const STYLE = `
:root { --paper: #fff; --ink: #1f2430; --line: #9aa1ad; --accent: #b3261e; --soft: #f3efe4; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 1.5rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.25rem; margin-top: 2rem; break-after: avoid; }
h3 { font-size: 1rem; margin: 0.5rem 0 0; } p { margin: 0.25rem 0; }
.legend { color: #555c68; font-size: 0.875rem; }
.steps { display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); gap: 1.5rem;
  list-style: none; margin: 1rem 0; padding: 0; }
.steps li { break-inside: avoid; border-top: 1px solid var(--line); padding-top: 0.5rem; }
.steps svg { display: block; width: 100%; height: auto; }
.region { fill: var(--soft); }
.because { fill: none; stroke: #35608f; stroke-width: 0.07; stroke-dasharray: 0.05 0.1;
  stroke-linecap: round; }
.conclusion { fill: none; stroke: var(--accent); stroke-width: 0.1; }
.link { fill: none; stroke: var(--accent); stroke-width: 0.04; }
.link.shaded { fill: var(--accent); fill-opacity: 0.18; }
.link.unshaded { stroke-dasharray: 0.06 0.06; }
.order { font-size: 0.27px; font-weight: 700; fill: var(--accent); text-anchor: middle;
  paint-order: stroke; stroke: var(--paper); stroke-width: 0.07px; }
.differ { fill: var(--line); opacity: 0.45; }
.ring { fill: none; stroke: var(--accent); stroke-width: 0.08; stroke-dasharray: 0.22 0.13;
  stroke-linecap: round; }
@media print { body { max-width: none; padding: 0; font-size: 10pt; }
  .steps { grid-template-columns: repeat(3, 1fr); } * { print-color-adjust: exact; } }
`;

/** The page up to the first puzzle. */
export function explanationPageStart(language: Language = 'en'): string {
  const { page } = wordsIn(language);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${page.title}</h1>
<p class="legend">${page.legend}</p>
`;
}

/** The page behind the last puzzle. */
export const EXPLANATION_PAGE_END = '</body>\n</html>\n';

/** How one puzzle is told on the page. */
export interface SectionOptions {
  /** What the puzzle is called. */
  readonly title: string;
  /** Of the words; default: `en`. */
  readonly language?: Language | undefined;
}

/** One puzzle of the page, with all its steps and how they end. Titles must differ within a page. */
export function formatExplanationHtml(
  puzzle: Puzzle,
  explanation: Explanation,
  { title, language = 'en' }: SectionOptions,
): string {
  const { page, levels } = wordsIn(language);
  const { status, steps, end } = explanation;
  const board = new StepBoard(puzzle, title);
  const marks = new Uint8Array(puzzle.symbols.length);
  // An impossible puzzle's last step is its end; nothing follows it.
  const cards = (steps.at(-1) === end ? steps : [...steps, end]).map((hint, index) => {
    const level = hint.level ? ` · ${levels[hint.level]}` : '';
    const heading = hint.ending ? page.ends[hint.ending] : `${page.step(index + 1)}${level}`;
    const card = `<li>
${board.draw(marks, hint)}
<h3>${heading}</h3>
<p>${escapeXml(hint.text)}</p>
</li>
`;
    applyConclusions(marks, hint.cells);
    return card;
  });
  return `<section>
<h2>${escapeXml(title)}</h2>
<p>${page.verdicts[status]}</p>
${board.definition}
<ol class="steps">
${cards.join('')}</ol>
</section>
`;
}
