import { expect, test } from 'vitest';
import { readBoard } from '../../test/boards.ts';
import { exportData, planImport, runImport } from '../app/data.ts';
import { createMemoryStore } from '../game/storage.ts';
import { changeDraft, type Draft, startDraft, undo } from './draft.ts';
import { createKeptDrafts } from './kept-drafts.ts';
import { draftFromJson, draftToJson } from './saved-draft.ts';
import { resized, sketchOf, withFaces } from './sketch.ts';

function worked(): Draft {
  const sketch = sketchOf(readBoard('12/21'));
  let draft = startDraft('draft.a', sketch, 1);
  draft = changeDraft(draft, withFaces(sketch, [0], { symbol: 'word', isLocked: true }), 2);
  draft = changeDraft(draft, resized(draft.sketch, 3, 2), 3);
  draft = changeDraft(draft, withFaces(draft.sketch, [5], { isShaded: true }), 4);
  return undo(draft, 5);
}

type Json = Record<string, unknown> & {
  sketch: { rows: unknown; faces: unknown[] };
  past: Record<string, unknown>[];
};
const jsonOf = (draft: Draft): Json => JSON.parse(JSON.stringify(draftToJson(draft)));

test('a draft comes back with its steps', () => {
  const draft = worked();
  expect(draftFromJson('draft.a', jsonOf(draft))).toEqual(draft);
});

test.each<[string, (json: Json) => void]>([
  ['a size that is none', (json) => (json.sketch.rows = 0)],
  ['too few faces', (json) => json.sketch.faces.pop()],
  ['a face without flags', (json) => (json.sketch.faces[0] = 'x')],
  ['a face that is no text', (json) => (json.sketch.faces[0] = 1)],
  ['a step that does not fit', (json) => (json.past[0]!['after'] = ['07'])],
  ['a step beyond the board', (json) => (json.past[0]!['cells'] = [99])],
  ['a step of another length', (json) => (json.past[0]!['cells'] = [0, 1])],
  ['steps that are no list', (json) => Object.assign(json, { past: 'x' })],
])('%s makes it unreadable', (_, damage) => {
  const json = jsonOf(worked());
  damage(json);
  expect(draftFromJson('draft.a', json)).toBeUndefined();
});

test('an import adds drafts that can be read, and replaces those of the same name', () => {
  const from = createMemoryStore();
  const kept = createKeptDrafts(from, () => 1);
  const draft = worked();
  kept.keep(draft);
  kept.keep({ ...draft, name: 'draft.b' });
  from.write('draft.c', { sketch: 'x' });
  const content = exportData(from);
  const to = createMemoryStore();
  createKeptDrafts(to, () => 1).keep(startDraft('draft.a', draft.sketch, 9));
  const plan = planImport(to, content);
  if (typeof plan === 'string') throw new Error(plan);
  expect(plan).toMatchObject({ newDrafts: 1, replacedDrafts: 1, unread: 1 });
  runImport(to, plan);
  const drafts = createKeptDrafts(to, () => 1).list();
  expect(drafts.map(({ name }) => name)).toEqual(['draft.a', 'draft.b']);
  expect(drafts[0]).toEqual(draft);
});
