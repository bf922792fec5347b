/**
 * Certificates: a verdict with evidence that a small checker (verify.ts) accepts or refuses by itself.
 *
 * - `multiple`: two solutions.
 * - `none`: a refutation of the rules: rings (cells that cannot all be shaded, by geometry), then
 *   lemmas, clauses that each follow from R1, R2, the rings and the lemmas before by unit propagation
 *   (RUP: Goldberg and Novikov), the last of them empty.
 * - `unique`: a solution, maximal, and a refutation of the rules together with "some shaded cell of the
 *   solution is unshaded". That clause is enough, since a solution that differs from a maximal one
 *   leaves some cell of it unshaded (docs/theory.md, "Maximal and unique").
 *
 * A literal is a cell (row-major) as `cell + 1` when shaded, `-(cell + 1)` when unshaded.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What `format` says in every certificate. */
export const CERTIFICATE_FORMAT = 'hitori-certificate';
/** Counts changes of what a certificate holds; `verify` refuses others. */
export const CERTIFICATE_VERSION = 1;

/** A puzzle, a verdict on it and the evidence, as plain data for JSON (docs/research.md). */
export interface Certificate {
  /** Names the kind of data. */
  readonly format: typeof CERTIFICATE_FORMAT;
  /** Of the format, 1. */
  readonly version: typeof CERTIFICATE_VERSION;
  /** The name of the puzzle, where it has one. */
  readonly id?: string;
  /** 1 to 255. */
  readonly rows: number;
  /** 1 to 255. */
  readonly cols: number;
  /** Labels; an empty text, `?` and `0` conflict with nothing. */
  readonly grid: readonly (readonly string[])[];
  /** What is claimed: how many solutions the puzzle has. */
  readonly verdict: 'unique' | 'multiple' | 'none';
  /** Rows over `#-`. */
  readonly solution?: readonly string[];
  /** Of `multiple`: another solution, as rows over `#-`. */
  readonly second?: readonly string[];
  /** Cells in ring order, row-major. */
  readonly rings?: readonly (readonly number[])[];
  /** Clauses in the order in which they follow, as literals; the last is empty. */
  readonly lemmas?: readonly (readonly number[])[];
  /** SHA-256 over all other fields. */
  readonly digest: string;
}

/** The digest of a certificate, whatever its `digest` field says: over its fields in a fixed order. */
export function digestOf(certificate: Omit<Certificate, 'digest'>): string {
  const { format, version, id, rows, cols, grid, verdict } = certificate;
  const { solution, second, rings, lemmas } = certificate;
  const fields = [format, version, id, rows, cols, grid, verdict, solution, second, rings, lemmas];
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(fields.map((field) => field ?? null)))));
}
