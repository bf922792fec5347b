/**
 * Puzzles into a library, many in a transaction. Each is kept once: one that is there already, maybe in
 * disguise, only gets a further origin; where its verdict was still open and is known now, it is replaced.
 */
import { TECHNIQUES } from '@hitori/core';
import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import type { Examined } from './examine.ts';
import { inTransaction } from './transaction.ts';

/** A puzzle to add, and where it stands. */
export interface Addition {
  readonly examined: Examined;
  /** What it was read from: the name of a file, or what the person calls it. */
  readonly source: string;
  /** 1-based line of its record there. */
  readonly line: number;
}

export interface Added {
  /** The puzzle's name in the library. */
  readonly id: string;
  /** false: it was there already. */
  readonly isNew: boolean;
}

interface KnownRow {
  readonly key: number;
  readonly id: string;
  readonly status: string;
}

/** How many digits of its hash name a puzzle that comes without an id, or with one that is taken. */
const NAME_DIGITS = 12;
const SUFFIX_DIGITS = 8;

export class Adder {
  private readonly db: DatabaseSyncInstance;
  private readonly findHash: StatementSyncInstance;
  private readonly insertPuzzle: StatementSyncInstance;
  private readonly updatePuzzle: StatementSyncInstance;
  private readonly deleteBoard: StatementSyncInstance;
  private readonly insertBoard: StatementSyncInstance;
  private readonly insertTechniques: StatementSyncInstance;
  private readonly insertSource: StatementSyncInstance;
  private readonly findSource: StatementSyncInstance;
  private readonly insertOrigin: StatementSyncInstance;
  /** The keys of the sources met in this transaction. */
  private readonly sourceKeys = new Map<string, number>();

  constructor(db: DatabaseSyncInstance) {
    this.db = db;
    this.findHash = db.prepare('SELECT key, id, status FROM puzzles WHERE hash = ?');
    this.insertPuzzle = db.prepare(
      `INSERT INTO puzzles
        (id, hash, rows, cols, givens, status, level, score, effort, steps, added)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
    );
    this.updatePuzzle = db.prepare(
      `UPDATE puzzles SET rows = ?, cols = ?, givens = ?, status = ?, level = ?, score = ?,
        effort = ?, steps = ? WHERE key = ?`,
    );
    this.deleteBoard = db.prepare('DELETE FROM boards WHERE puzzle = ?');
    this.insertBoard = db.prepare('INSERT INTO boards VALUES (?, ?, ?, ?, ?)');
    this.insertTechniques = db.prepare(
      `INSERT INTO techniques (puzzle, ${TECHNIQUES.join(', ')})
        VALUES (?${', ?'.repeat(TECHNIQUES.length)})`,
    );
    this.insertSource = db.prepare('INSERT INTO sources (name) VALUES (?) ON CONFLICT DO NOTHING');
    this.findSource = db.prepare('SELECT key FROM sources WHERE name = ?');
    this.insertOrigin = db.prepare(
      'INSERT INTO origins VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
    );
  }

  /** All of them or, when the database refuses (it throws), none. */
  add(additions: readonly Addition[], added: string): Added[] {
    this.sourceKeys.clear();
    return inTransaction(this.db, () => additions.map((addition) => this.addOne(addition, added)));
  }

  private addOne({ examined, source, line }: Addition, added: string): Added {
    const hash = Buffer.from(examined.hash, 'hex');
    const known = this.findHash.get(hash) as KnownRow | undefined;
    const { key, id } = known ?? this.insert(examined, hash, added);
    if (known?.status === 'unknown' && examined.status !== 'unknown') this.replace(key, examined);
    const record = examined.id ?? '';
    this.insertOrigin.run(key, this.sourceKey(source), record, line);
    if (examined.credit !== null && examined.credit !== source)
      this.insertOrigin.run(key, this.sourceKey(examined.credit), record, null);
    return { id, isNew: known === undefined };
  }

  /**
   * Under its own id; where that is taken by another puzzle, with digits of its hash behind.
   */
  private insert(examined: Examined, hash: Buffer, added: string): { key: number; id: string } {
    const { rows, cols, givens, status, level, score, effort, steps } = examined;
    const rest = [hash, rows, cols, givens, status, level, score, effort, steps, added];
    for (const id of namesOf(examined)) {
      const { changes, lastInsertRowid } = this.insertPuzzle.run(id, ...rest);
      if (changes === 0) continue;
      const key = Number(lastInsertRowid);
      this.fill(key, examined);
      return { key, id };
    }
    throw new Error('bug: names never end');
  }

  private replace(key: number, examined: Examined): void {
    const { rows, cols, givens, status, level, score, effort, steps } = examined;
    this.updatePuzzle.run(rows, cols, givens, status, level, score, effort, steps, key);
    // A puzzle whose verdict was open has no techniques.
    this.deleteBoard.run(key);
    this.fill(key, examined);
  }

  private fill(key: number, { gridText, solution, stated, extra, techniques }: Examined): void {
    const json = (value: object | null) => (value === null ? null : JSON.stringify(value));
    this.insertBoard.run(key, gridText, solution?.join('/') ?? null, json(stated), json(extra));
    if (techniques) this.insertTechniques.run(key, ...techniques);
  }

  private sourceKey(name: string): number {
    const known = this.sourceKeys.get(name);
    if (known !== undefined) return known;
    this.insertSource.run(name);
    const key = Number(this.findSource.get(name)?.['key']);
    this.sourceKeys.set(name, key);
    return key;
  }
}

/** What a puzzle may be called, the best first. */
function* namesOf({ id, hash }: Examined): Generator<string> {
  let name = id ?? hash.slice(0, NAME_DIGITS);
  yield name;
  name += `-${hash.slice(0, SUFFIX_DIGITS)}`;
  for (;;) {
    yield name;
    name += '+';
  }
}
