/** A puzzle as it comes out of a library: its row, board, techniques and origins as one object. */

import { type Level, type Status, TECHNIQUES, type Technique } from '@hitori/core';
import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import type { Stated } from './examine.ts';

export interface Origin {
  readonly source: string;
  /** Its id there; null where it has none. */
  readonly id: string | null;
  /** 1-based line; null where the source is one that the record names itself. */
  readonly line: number | null;
}

export interface StoredPuzzle {
  readonly id: string;
  readonly rows: number;
  readonly cols: number;
  /** JSON of rows of numbers, texts, and null for a blank. */
  readonly gridText: string;
  readonly status: Status;
  readonly level: Level | null;
  readonly score: number | null;
  readonly effort: number | null;
  readonly steps: number | null;
  readonly givens: number;
  /** How often each technique is used; those that are not used are left out. */
  readonly techniques: Readonly<Partial<Record<Technique, number>>> | null;
  readonly solution: readonly string[] | null;
  /** In hexadecimal digits. */
  readonly hash: string;
  /** ISO 8601, UTC. */
  readonly added: string;
  readonly sources: readonly Origin[];
  readonly stated: Stated | null;
  readonly extra: Readonly<Record<string, unknown>> | null;
}

interface Row {
  readonly id: string;
  readonly hash: Uint8Array;
  readonly rows: number;
  readonly cols: number;
  readonly givens: number;
  readonly status: Status;
  readonly level: Level | null;
  readonly score: number | null;
  readonly effort: number | null;
  readonly steps: number | null;
  readonly added: string;
  readonly grid: string;
  readonly solution: string | null;
  readonly stated: string | null;
  readonly extra: string | null;
  /** JSON: how often each is used, in the order of TECHNIQUES. */
  readonly techniques: string | null;
  /** JSON of origins. */
  readonly sources: string;
}

const ONE_PUZZLE = `
  SELECT id, hash, rows, cols, givens, status, level, score, effort, steps, added,
    grid, solution, stated, extra,
    (SELECT json_array(${TECHNIQUES.join(', ')}) FROM techniques WHERE puzzle = p.key) AS techniques,
    (SELECT json_group_array(json_object('source', s.name, 'id', nullif(o.record, ''), 'line', o.line))
      FROM origins o JOIN sources s ON s.key = o.source WHERE o.puzzle = p.key) AS sources
  FROM puzzles p JOIN boards b ON b.puzzle = p.key WHERE p.key = ?`;

/** Reads puzzles by their keys. */
export class PuzzleReader {
  private readonly statement: StatementSyncInstance;

  constructor(db: DatabaseSyncInstance) {
    this.statement = db.prepare(ONE_PUZZLE);
  }

  /** undefined when there is none, for example because another program has removed it. */
  read(key: number): StoredPuzzle | undefined {
    const row = this.statement.get(key) as Row | undefined;
    if (!row) return undefined;
    const { grid, solution, stated, extra, techniques, sources, hash, ...plain } = row;
    return {
      ...plain,
      gridText: grid,
      hash: Buffer.from(hash).toString('hex'),
      solution: solution === null ? null : solution.split('/'),
      stated: stated === null ? null : JSON.parse(stated),
      extra: extra === null ? null : JSON.parse(extra),
      techniques: techniques === null ? null : usedOf(JSON.parse(techniques)),
      sources: JSON.parse(sources),
    };
  }
}

function usedOf(counts: readonly number[]): Partial<Record<Technique, number>> {
  const used: Partial<Record<Technique, number>> = {};
  for (const [index, technique] of TECHNIQUES.entries())
    if (counts[index]) used[technique] = counts[index];
  return used;
}
