/** The same as `series.ts` with workers behind a queue: seeds go there in chunks, outcomes come in order. */
import type { Run } from '@hitori/queue';
import { packSettings, type SeedsChunk } from '../batch/chunk.ts';
import { withWords } from '../batch/open-queue.ts';
import type { GenerateSettings } from './make-puzzle.ts';
import type { SeedResult } from './series.ts';

const SEEDS_PER_CHUNK = 4;
const CHUNKS_AHEAD = 128;

/**
 * Yields the outcome of seed 0, 1, 2 and so on, until the caller stops asking. No more seeds are asked
 * ahead than `wanted` puzzles need.
 */
export async function* queuedSeedResults(
  settings: GenerateSettings,
  wanted: number,
  run: Run,
): AsyncGenerator<SeedResult, void, void> {
  const packed = packSettings(settings);
  const atOnce = Math.min(CHUNKS_AHEAD, Math.ceil(wanted / SEEDS_PER_CHUNK));
  const ahead: Promise<readonly SeedResult[]>[] = [];
  for (let first = 0; ; first += SEEDS_PER_CHUNK) {
    const chunk: SeedsChunk = { kind: 'seeds', settings: packed, first, count: SEEDS_PER_CHUNK };
    const results = withWords(run.ask(chunk, areSeedResults));
    // An error is met when its turn comes; until then it must not be fatal.
    results.catch(() => undefined);
    ahead.push(results);
    if (ahead.length < atOnce) continue;
    const next = ahead.shift();
    if (next) yield* await next;
  }
}

function areSeedResults(value: unknown): value is readonly SeedResult[] {
  return Array.isArray(value) && value.length === SEEDS_PER_CHUNK && value.every(isSeedResult);
}

function isSeedResult(value: unknown): value is SeedResult {
  if (typeof value !== 'object' || value === null) return false;
  const { ok, value: made, error } = value as Record<string, Record<string, unknown> | undefined>;
  return typeof ok === 'boolean' && ok
    ? typeof made?.['key'] === 'string' && Array.isArray(made['grid'])
    : typeof error?.['code'] === 'string' && typeof error['message'] === 'string';
}
