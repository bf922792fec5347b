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
import { err, ok, type Result } from '../base/result.ts';

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

/** Why something is no certificate. */
export interface Unreadable {
  /** What it claims, where that can be read. */
  readonly verdict: Certificate['verdict'] | null;
  /** A sentence about `it`. */
  readonly reason: string;
}

type Test = (value: unknown) => boolean;

const isText: Test = (value) => typeof value === 'string';
const isWhole: Test = (value) => Number.isInteger(value);
const isListOf =
  (isItem: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(isItem);
const isOneOf =
  (...values: readonly unknown[]): Test =>
  (value) =>
    values.includes(value);

/** The fields in the order in which they are looked at: what each must be, and what is said if it is not. */
const FIELDS: Readonly<Record<keyof Certificate, readonly [Test, string]>> = {
  format: [isOneOf(CERTIFICATE_FORMAT), `its format is not ${CERTIFICATE_FORMAT}`],
  version: [isOneOf(CERTIFICATE_VERSION), 'its version is unknown'],
  verdict: [isOneOf('unique', 'multiple', 'none'), 'it has no verdict'],
  id: [isText, 'its id is not a text'],
  rows: [isWhole, 'its number of rows is not a whole number'],
  cols: [isWhole, 'its number of columns is not a whole number'],
  grid: [isListOf(isListOf(isText)), 'its grid is not rows of texts'],
  solution: [isListOf(isText), 'its solution is not rows of marks'],
  second: [isListOf(isText), 'its second solution is not rows of marks'],
  rings: [isListOf(isListOf(isWhole)), 'its rings are not lists of cells'],
  lemmas: [isListOf(isListOf(isWhole)), 'its lemmas are not lists of literals'],
  digest: [isText, 'its digest is not a text'],
};

const KINDS_OF_EVIDENCE = ['solution', 'second', 'rings', 'lemmas'] as const;
const OPTIONAL: readonly string[] = ['id', ...KINDS_OF_EVIDENCE];

/** What each verdict needs: all of it, and nothing else. */
const EVIDENCE = {
  unique: ['solution', 'rings', 'lemmas'],
  multiple: ['solution', 'second'],
  none: ['rings', 'lemmas'],
} as const;

/**
 * Reads a line of JSON, or a value as JSON would hold it: every field has the type that it must have, the
 * digest fits, the evidence is of the kind that the verdict needs, and there is nothing else. Nothing is
 * said about whether the evidence proves anything.
 */
export function readCertificate(given: unknown): Result<Certificate, Unreadable> {
  const fields = parseJson(given);
  let verdict: Certificate['verdict'] | null = null;
  const refuse = (reason: string) => err({ verdict, reason });
  if (fields === undefined) return refuse('it is not JSON');
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    return refuse('it is not a JSON object');
  const values = new Map(Object.entries(fields));
  for (const [name, [isRight, reason]] of Object.entries(FIELDS)) {
    const isAbsent = OPTIONAL.includes(name) && !values.has(name);
    if (!isAbsent && !isRight(values.get(name))) return refuse(reason);
    if (name === 'verdict') verdict = values.get(name) as Certificate['verdict'];
  }
  const unknown = [...values.keys()].find((name) => !Object.hasOwn(FIELDS, name));
  if (unknown !== undefined) return refuse('it has a field that no certificate has');
  const certificate = fields as Certificate;
  if (certificate.digest !== digestOf(certificate))
    return refuse('its digest does not fit: it was changed');
  const needed: readonly string[] = EVIDENCE[certificate.verdict];
  for (const name of KINDS_OF_EVIDENCE)
    if (values.has(name) !== needed.includes(name))
      return refuse(
        needed.includes(name) ? `it has no ${name}` : `${name} does not belong to its verdict`,
      );
  return ok(certificate);
}

/** Undefined when it is not JSON. What is given as a value is taken as JSON would hold it. */
function parseJson(given: unknown): unknown {
  try {
    return JSON.parse(typeof given === 'string' ? given : JSON.stringify(given));
  } catch {
    return undefined;
  }
}
