/**
 * Puzzles into a library, many in a transaction. Each is kept once: one that is there already, maybe in
 * disguise, only gets a further origin; where its verdict was still open and is known now, it is replaced.
 */
import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import type { Examined } from './record.ts';
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
  private readonly findId: StatementSyncInstance;
  private readonly insertPuzzle: StatementSyncInstance;
  private readonly updatePuzzle: StatementSyncInstance;
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
    this.findId = db.prepare('SELECT 1 FROM puzzles WHERE id = ?');
    this.insertPuzzle = db.prepare(
      `INSERT INTO puzzles
        (id, hash, rows, cols, givens, status, level, score, effort, steps, added)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.updatePuzzle = db.prepare(
      `UPDATE puzzles SET rows = ?, cols = ?, givens = ?, status = ?, level = ?, score = ?,
        effort = ?, steps = ? WHERE key = ?`,
    );
    this.insertBoard = db.prepare('INSERT OR REPLACE INTO boards VALUES (?, ?, ?, ?, ?)');
    this.insertTechniques = db.prepare(
      'INSERT INTO techniques SELECT key, ?, value FROM json_each(?)',
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
    const id = known?.id ?? this.freeId(examined);
    const key = known ? known.key : this.insert(examined, id, hash, added);
    if (known?.status === 'unknown' && examined.status !== 'unknown') this.replace(key, examined);
    const record = examined.id ?? '';
    this.insertOrigin.run(key, this.sourceKey(source), record, line);
    if (examined.credit !== null && examined.credit !== source)
      this.insertOrigin.run(key, this.sourceKey(examined.credit), record, null);
    return { id, isNew: known === undefined };
  }

  private insert(examined: Examined, id: string, hash: Buffer, added: string): number {
    const { rows, cols, givens, status, level, score, effort, steps } = examined;
    const { lastInsertRowid } = this.insertPuzzle.run(
      ...[id, hash, rows, cols, givens, status, level, score, effort, steps, added],
    );
    const key = Number(lastInsertRowid);
    this.fill(key, examined);
    return key;
  }

  private replace(key: number, examined: Examined): void {
    const { rows, cols, givens, status, level, score, effort, steps } = examined;
    this.updatePuzzle.run(rows, cols, givens, status, level, score, effort, steps, key);
    this.fill(key, examined);
  }

  private fill(key: number, { grid, solution, stated, extra, techniques }: Examined): void {
    const json = (value: object | null) => (value === null ? null : JSON.stringify(value));
    this.insertBoard.run(
      key,
      JSON.stringify(grid),
      solution?.join('/') ?? null,
      json(stated),
      json(extra),
    );
    if (techniques) this.insertTechniques.run(key, JSON.stringify(techniques));
  }

  private sourceKey(name: string): number {
    const known = this.sourceKeys.get(name);
    if (known !== undefined) return known;
    this.insertSource.run(name);
    const key = Number(this.findSource.get(name)?.['key']);
    this.sourceKeys.set(name, key);
    return key;
  }

  /** Its own id; where that is taken by another puzzle, with digits of its hash behind. */
  private freeId({ id, hash }: Examined): string {
    let name = id ?? hash.slice(0, NAME_DIGITS);
    if (this.findId.get(name)) name += `-${hash.slice(0, SUFFIX_DIGITS)}`;
    while (this.findId.get(name)) name += '+';
    return name;
  }
}
