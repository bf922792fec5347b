/**
 * An explanation as one illustrated page: a card a step, with the board as it stands. The page needs no
 * network, no script and no fonts, and prints. The numerals of a puzzle are drawn once and referred to
 * by every board, so that a long way stays a small file.
 */
import { escapeHtml, StepBoard } from './board-svg.ts';
import { applyConclusions } from './deduction.ts';
import type { Explanation } from './explain.ts';
import type { Puzzle } from './puzzle.ts';
import { type Language, WORDS } from './words/index.ts';

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
.numbers text { text-anchor: middle; dominant-baseline: central; font-size: 22px; fill: var(--ink); }
.grid { fill: none; stroke: var(--line); } .frame { fill: none; stroke: var(--ink); stroke-width: 2; }
.region { fill: var(--soft); } .shaded { fill: var(--ink); }
.knocked { text-anchor: middle; dominant-baseline: central; font-size: 22px; fill: #aab0bc; }
.unshaded { fill: none; stroke: #6b7280; stroke-width: 1.25; }
.because { fill: none; stroke: #35608f; stroke-width: 2.5; stroke-dasharray: 2 4; stroke-linecap: round; }
.conclusion { fill: none; stroke: var(--accent); stroke-width: 4; }
.ring { fill: none; stroke: var(--accent); stroke-width: 3; stroke-dasharray: 9 5; stroke-linecap: round; }
@media print { body { max-width: none; padding: 0; font-size: 10pt; }
  .steps { grid-template-columns: repeat(3, 1fr); } * { print-color-adjust: exact; } }
`;

/** The page up to the first puzzle. */
export function explanationPageStart(language: Language = 'en'): string {
  const { page } = WORDS[language];
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

export const EXPLANATION_PAGE_END = '</body>\n</html>\n';

export interface SectionOptions {
  /** What the puzzle is called. */
  readonly title: string;
  readonly language?: Language | undefined;
}

/** One puzzle of the page, with all its steps. Titles must differ within a page. */
export function formatExplanationHtml(
  puzzle: Puzzle,
  { status, steps }: Explanation,
  { title, language = 'en' }: SectionOptions,
): string {
  const { page, levels } = WORDS[language];
  const board = new StepBoard(puzzle, title);
  const marks = new Uint8Array(puzzle.symbols.length);
  const cards = steps.map((hint, index) => {
    const level = hint.level ? ` · ${levels[hint.level]}` : '';
    const card = `<li>
${board.draw(marks, hint)}
<h3>${page.step(index + 1)}${level}</h3>
<p>${escapeHtml(hint.text)}</p>
</li>
`;
    applyConclusions(marks, hint.cells);
    return card;
  });
  return `<section>
<h2>${escapeHtml(title)}</h2>
<p>${page.verdicts[status]}</p>
${board.definition}
<ol class="steps">
${cards.join('')}<li>
${board.draw(marks)}
<h3>${status === 'unique' ? page.solution : page.step(steps.length + 1)}</h3>
<p>${page.verdicts[status]}</p>
</li>
</ol>
</section>
`;
}
