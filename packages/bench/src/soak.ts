/**
 * `npm run soak [MINUTES] [SEED]`: generates puzzles and breaks them at random, solves them by all
 * engines, counts, rates, follows hints, converts through every format that can be read back, proves and
 * verifies; reads texts of every kind that were broken at random; stops at the first disagreement with a case made as small as it goes, and prints the seed.
 */
import {
  countSolutions,
  createPuzzle,
  ENGINE_NAMES,
  FORMATS,
  formatPuzzle,
  formatShading,
  generate,
  isSolution,
  labelAt,
  nextHint,
  type Puzzle,
  parsePuzzle,
  prove,
  puzzleKey,
  rate,
  solve,
  verify,
} from '@hitori/core';
import { type Below, brokenText, checkText } from './fuzz.ts';

/** The engines that list solutions naively are given up on quickly; they then have no opinion. */
const SLOW_MS = 300;

/** Throws an Error that says what disagrees. */
function check(puzzle: Puzzle): void {
  const verdict = solve(puzzle);
  for (const engine of ENGINE_NAMES) {
    const other = solve(puzzle, { engine, limitMs: engine === 'cdcl' ? undefined : SLOW_MS });
    demand(
      other.status === 'unknown' || other.status === verdict.status,
      `${engine} says ${other.status}, cdcl ${verdict.status}`,
    );
    for (const found of [other.solution, other.second])
      demand(found === null || isSolution(puzzle, found), `${engine} gives a wrong solution`);
  }
  const { count, exact } = countSolutions(puzzle, { limitMs: SLOW_MS });
  const status = count === 0n ? 'none' : count === 1n ? 'unique' : 'multiple';
  demand(
    !exact || status === verdict.status,
    `the count is ${count}, the verdict ${verdict.status}`,
  );
  const certificate = prove(puzzle);
  demand(certificate.ok, 'there is no certificate');
  const checked = verify(JSON.stringify(certificate.value));
  demand(checked.valid && checked.verdict === verdict.status, `certificate: ${checked.reason}`);
  const rated = rate(puzzle);
  demand(rated.status === verdict.status, `the rater says ${rated.status}`);
  if (verdict.status === 'unique' && rated.solution && verdict.solution)
    demand(
      formatShading(puzzle, rated.solution).join() ===
        formatShading(puzzle, verdict.solution).join(),
      'the rater has another solution',
    );
  checkFormats(puzzle);
  if (verdict.status === 'unique' && verdict.solution) checkHints(puzzle, verdict.solution);
}

function demand(holds: boolean, complaint: string): asserts holds {
  if (!holds) throw new Error(complaint);
}

function checkFormats(puzzle: Puzzle): void {
  for (const format of FORMATS) {
    const printed = formatPuzzle(puzzle, format);
    if (!printed.ok) continue;
    const parsed = parsePuzzle(printed.value.text, { format });
    if (!parsed.ok && parsed.error.code === 'output-only') continue;
    demand(parsed.ok, `${format} does not read what it wrote`);
    demand(
      cellsOf(parsed.value.puzzle).join() === cellsOf(puzzle).join(),
      `${format} reads another puzzle than it wrote`,
    );
  }
}

function cellsOf(puzzle: Puzzle): string[] {
  return Array.from(puzzle.symbols.keys(), (cell) => labelAt(puzzle, cell));
}

function checkHints(puzzle: Puzzle, solution: Uint8Array): void {
  const marks = new Uint8Array(solution.length);
  for (let step = 0; marks.includes(0); step++) {
    demand(step <= solution.length, 'the hints lead nowhere');
    const { technique, cells } = nextHint(puzzle, marks);
    demand(technique !== null && cells.length > 0, 'there is no hint on an unsolved puzzle');
    for (const { cell, state } of cells) {
      demand(solution[cell] === state, `the hint (${technique}) contradicts the solution`);
      marks[cell] = state;
    }
  }
}

/** A puzzle from the generator, and often one that a few random cells have spoilt. */
function makeCase(below: Below): Puzzle {
  const rows = 1 + below(12);
  const cols = rows <= 2 ? 3 + below(8) : 1 + below(12);
  const made = generate({ rows, cols, seed: `${below(2 ** 31)}` });
  if (!made.ok) return makeCase(below);
  const { puzzle } = made.value;
  const spoilt = below(3) === 0 ? 0 : 1 + below(1 + Math.floor((rows * cols) / 8));
  const labels = cellsOf(puzzle);
  for (let i = 0; i < spoilt; i++)
    labels[below(labels.length)] = below(12) === 0 ? '' : `${1 + below(Math.max(rows, cols))}`;
  return build(rows, cols, labels);
}

function build(rows: number, cols: number, labels: readonly string[]): Puzzle {
  const cells = Array.from({ length: rows }, (_, row) =>
    labels.slice(row * cols, (row + 1) * cols),
  );
  const puzzle = createPuzzle(cells);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  return puzzle.value;
}

function complaintOf(puzzle: Puzzle): string | undefined {
  try {
    check(puzzle);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Drops rows and columns as long as something still disagrees. */
function shrink(puzzle: Puzzle): Puzzle {
  const { rows, cols } = puzzle;
  const labels = cellsOf(puzzle);
  for (let line = 0; line < rows + cols; line++) {
    const isRow = line < rows;
    if ((isRow ? rows : cols) === 1) continue;
    const kept = labels.filter((_, cell) =>
      isRow ? Math.floor(cell / cols) !== line : cell % cols !== line - rows,
    );
    const smaller = isRow ? build(rows - 1, cols, kept) : build(rows, cols - 1, kept);
    if (complaintOf(smaller) !== undefined) return shrink(smaller);
  }
  return puzzle;
}

/** A small generator of its own, so that a bug of the library's cannot hide itself. */
function mulberry(seed: number): Below {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}

/** Reads one broken text; ends the program with it when it is a fault. */
function fuzz(): void {
  const text = brokenText(below);
  texts++;
  try {
    checkText(text, below);
  } catch (error) {
    console.error(`text ${texts}: ${(error as Error).message}`);
    console.error(JSON.stringify(text));
    process.exit(1);
  }
}

const TEXTS_A_CASE = 20;

const minutes = Number(process.argv[2] ?? 1);
const seed = Number(process.argv[3] ?? Math.floor(Math.random() * 2 ** 31));
if (!(minutes > 0) || !Number.isInteger(seed)) {
  console.error('usage: npm run soak [MINUTES] [SEED]');
  process.exit(2);
}
console.log(`soak for ${minutes} minutes, seed ${seed}`);
const below = mulberry(seed);
const until = performance.now() + minutes * 60_000;
const kinds = new Set<string>();
let cases = 0;
let texts = 0;
while (performance.now() < until) {
  for (let i = 0; i < TEXTS_A_CASE; i++) fuzz();
  const puzzle = makeCase(below);
  cases++;
  kinds.add(puzzleKey(puzzle));
  if (complaintOf(puzzle) === undefined) continue;
  const small = shrink(puzzle);
  const printed = formatPuzzle(small, 'jsonl');
  console.error(`case ${cases}: ${complaintOf(small)}`);
  console.error(printed.ok ? printed.value.text : printed.error.message);
  process.exit(1);
}
console.log(`${texts} texts read without a fault`);
console.log(`${cases} cases (${kinds.size} different), no disagreement`);
