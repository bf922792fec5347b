/**
 * Everything that is kept, as the text of one file, and back. A file may be damaged or made by hand: every
 * field of it is checked before anything is replaced, and what is kept already stays beside it.
 */
import { draftNames, writeDraftOrder } from '../draft/kept-drafts.ts';
import { DRAFT_PREFIX, draftFromJson, draftToJson } from '../draft/saved-draft.ts';
import type { Game } from '../game/game.ts';
import { type HistoryEntry, historyFromJson, mergeHistories } from '../game/history.ts';
import { hashOf } from '../game/link.ts';
import { gameFromJson, gameToJson, isRecord } from '../game/saved-game.ts';
import { type Settings, settingsFromJson } from '../game/settings.ts';
import type { Store } from '../game/storage.ts';
import { gameNames, writeOrder } from './kept-games.ts';

const KIND = 'hitori-data';
const VERSION = 1;

export function exportData(store: Store): string {
  const data = Object.fromEntries(store.names().map((name) => [name, store.read(name)]));
  return JSON.stringify({ kind: KIND, version: VERSION, data });
}

/** What an import would do: only what could be read is in it. */
export interface ImportPlan {
  readonly games: ReadonlyMap<string, unknown>;
  readonly drafts: ReadonlyMap<string, unknown>;
  readonly history: readonly HistoryEntry[];
  readonly settings: Settings | null;
  /** Games that are not kept yet, games that would be replaced, finished boards that are new. */
  readonly newGames: number;
  readonly replacedGames: number;
  /** The same of drafts. */
  readonly newDrafts: number;
  readonly replacedDrafts: number;
  readonly newEntries: number;
  readonly changesSettings: boolean;
  /** Pieces of the file that could not be read. */
  readonly unread: number;
}

export type ImportFault = 'not-exported' | 'other-version' | 'empty';

/** Reads a file's content, and changes nothing. */
export function planImport(store: Store, content: string): ImportPlan | ImportFault {
  let read: unknown;
  try {
    read = JSON.parse(content);
  } catch {
    return 'not-exported';
  }
  if (!isRecord(read) || read['kind'] !== KIND || !isRecord(read['data'])) return 'not-exported';
  if (read['version'] !== VERSION) return 'other-version';
  const { data } = read;
  const games = new Map<string, unknown>();
  let unread = 0;
  for (const [name, value] of Object.entries(data)) {
    if (!name.startsWith('game.')) continue;
    const game = gameFromJson(value);
    if (!game || name !== `game.${hashOf(game.puzzle)}`) unread++;
    else if (isBegun(game)) games.set(name, gameToJson(game, 0));
  }
  const drafts = new Map<string, unknown>();
  for (const [name, value] of Object.entries(data)) {
    if (!name.startsWith(DRAFT_PREFIX)) continue;
    const draft = draftFromJson(name, value);
    if (draft) drafts.set(name, draftToJson(draft));
    else unread++;
  }
  const history = historyFromJson(data['history']);
  if (Array.isArray(data['history'])) unread += data['history'].length - history.length;
  const settings = isRecord(data['settings']) ? settingsFromJson(data['settings']) : null;
  if (games.size === 0 && drafts.size === 0 && history.length === 0 && settings === null)
    return 'empty';
  const isSame = (name: string, value: unknown) =>
    JSON.stringify(store.read(name)) === JSON.stringify(value);
  const kept = historyFromJson(store.read('history'));
  const known = [...games].filter(([name]) => isBegun(gameFromJson(store.read(name))));
  const keptDrafts = [...drafts].filter(([name]) => store.read(name) !== undefined);
  return {
    games,
    drafts,
    history,
    settings,
    unread,
    newGames: games.size - known.length,
    replacedGames: known.filter(([name, value]) => !isSame(name, value)).length,
    newDrafts: drafts.size - keptDrafts.length,
    replacedDrafts: keptDrafts.filter(([name, value]) => !isSame(name, value)).length,
    newEntries: mergeHistories(history, kept).length - kept.length,
    changesSettings:
      settings !== null &&
      JSON.stringify(settings) !== JSON.stringify(settingsFromJson(store.read('settings'))),
  };
}

/** Puts what was planned beside what is kept; of two games of one board the imported one stays. */
export function runImport(store: Store, plan: ImportPlan): void {
  const { games, drafts, history, settings } = plan;
  for (const [name, game] of games) store.write(name, game);
  writeOrder(store, [...gameNames(store), ...games.keys()]);
  for (const [name, draft] of drafts) store.write(name, draft);
  if (drafts.size > 0) writeDraftOrder(store, [...draftNames(store), ...drafts.keys()]);
  const kept = historyFromJson(store.read('history'));
  if (history.length > 0) store.write('history', mergeHistories(kept, history));
  if (settings) store.write('settings', settings);
  store.write('visited', true);
}

/** One that was only looked at is nothing to keep, or to lose. */
function isBegun(game: Game | undefined): boolean {
  return game !== undefined && game.past.length > 0;
}

export function eraseData(store: Store): void {
  for (const name of store.names()) store.remove(name);
}
