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
import { STEP_LOOKS } from './step-shapes.ts';
import { type Language, wordsIn } from './words/index.ts';

const STYLE = `
:root { --paper: #fff; --ink: #1f2430; --line: #9aa1ad; }
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
${stepStyle()}
@media print { body { max-width: none; padding: 0; font-size: 10pt; }
  .steps { grid-template-columns: repeat(3, 1fr); } * { print-color-adjust: exact; } }
`;

/** The looks of the pointers as rules of a style sheet. */
function stepStyle(): string {
  return Object.entries(STEP_LOOKS)
    .map(([names, looks]) => {
      const rules = Object.entries(looks).map(([name, value]) => `${name}: ${value};`);
      return `.${names.replaceAll(' ', '.')} { ${rules.join(' ')} }`;
    })
    .join('\n');
}

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
