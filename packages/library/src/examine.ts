/**
 * What a library keeps of a puzzle, found out before anything is stored: a pure function of the puzzle that
 * any thread can call.
 */
import { createHash } from 'node:crypto';
import {
  type Canonical,
  canonicalForm,
  canonicalKey,
  formatShading,
  LEVELS,
  type Level,
  type Limits,
  type ParsedPuzzle,
  rate,
  type Shading,
  type Status,
  TECHNIQUES,
} from '@hitori/core';
import { jsonCells } from '@hitori/core/formats';

/** What a record said of its puzzle that is not so. */
export interface Stated {
  readonly level?: string;
  /** Rows of marks. */
  readonly solution?: readonly string[];
}

/** Plain data. */
export interface Examined {
  /** SHA-256 of the canonical form, in hexadecimal digits: equal for puzzles that are the same. */
  readonly hash: string;
  /** The id of its record, where it has one. */
  readonly id: string | null;
  readonly rows: number;
  readonly cols: number;
  /** How many cells are not blank. */
  readonly givens: number;
  /** JSON of rows of numbers, texts, and null for a blank. */
  readonly gridText: string;
  readonly status: Status;
  /** This and the four behind it: null unless unique. */
  readonly level: Level | null;
  readonly score: number | null;
  readonly effort: number | null;
  readonly steps: number | null;
  /** How often each technique is used, in the order of TECHNIQUES. */
  readonly techniques: readonly number[] | null;
  /** Rows of marks; null unless unique. */
  readonly solution: readonly string[] | null;
  readonly stated: Stated | null;
  /** The source that the record names itself. */
  readonly credit: string | null;
  /** The other fields of its record. */
  readonly extra: Readonly<Record<string, unknown>> | null;
}

/** What the library says itself: a record's own word for it is not kept. */
const OWN_FIELDS: ReadonlySet<string> = new Set([
  'status',
  'level',
  'score',
  'effort',
  'bottleneck',
  'steps',
  'techniques',
  'givens',
  'hash',
  'added',
  'sources',
  'stated',
  'attempts',
  'ms',
  'warnings',
]);

/** The hash of a puzzle, by its canonical form, in hexadecimal digits. */
export function hashOf(canonical: Canonical): string {
  return createHash('sha256').update(canonicalKey(canonical)).digest('hex');
}

/** Proves and rates a puzzle; undefined when `shouldStop` ended the work first. */
export function examine(input: ParsedPuzzle, limits: Limits): Examined | undefined {
  const { puzzle, id, solution: stored, extra = {} } = input;
  const canonical = canonicalForm(puzzle);
  const result = rate(puzzle, { ...limits, canonical });
  if (result.reason === 'stopped') return undefined;
  const rating = result.status === 'unique' ? result.rating : null;
  const solution = result.status === 'unique' ? result.solution : null;
  const others = Object.entries(extra).filter(([name]) => !OWN_FIELDS.has(name));
  const { source } = extra;
  return {
    hash: hashOf(canonical),
    id: id === undefined || id === '' ? null : printable(id),
    rows: puzzle.rows,
    cols: puzzle.cols,
    givens: puzzle.symbols.reduce((sum, symbol) => sum + (symbol > 0 ? 1 : 0), 0),
    gridText: JSON.stringify(jsonCells(puzzle)),
    status: result.status,
    level: rating?.level ?? null,
    score: rating?.score ?? null,
    effort: rating?.effort ?? null,
    steps: rating?.steps ?? null,
    techniques: rating && TECHNIQUES.map((technique) => rating.techniques[technique]),
    solution: solution && formatShading(puzzle, solution),
    stated: statedOf(input, stored, solution, rating?.level),
    credit: typeof source === 'string' && source !== '' ? printable(source) : null,
    extra: others.length > 0 ? Object.fromEntries(others) : null,
  };
}

/** A text that the database gives back as it is: it ends one at NUL. */
function printable(text: string): string {
  return text.replaceAll(/\0|\p{Surrogate}/gu, '\uFFFD');
}

function statedOf(
  { puzzle, extra }: ParsedPuzzle,
  stored: Shading | undefined,
  solution: Shading | null,
  level: Level | undefined,
): Stated | null {
  const claim = extra?.['level'];
  const isLevel = typeof claim === 'string' && LEVELS.some((name) => name === claim.toLowerCase());
  const wrongLevel = isLevel && level !== undefined && claim.toLowerCase() !== level;
  const wrongSolution =
    stored !== undefined && !(solution && stored.every((state, cell) => state === solution[cell]));
  if (!wrongLevel && !wrongSolution) return null;
  return {
    ...(wrongLevel && { level: claim }),
    ...(wrongSolution && { solution: formatShading(puzzle, stored) }),
  };
}
