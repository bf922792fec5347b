import { createPuzzle } from '@hitori/core';
import { expect, test } from 'vitest';
import { readId } from './link.ts';
import { snippetsFor } from './snippets.ts';

const ADDRESS = 'https://example.org/hitori/?a=1&b=2#puzzle=hitori:2x2:1112';

test('a board is offered as an element and as a frame, beside the app', () => {
  expect(snippetsFor(readId('hitori:2x2:1112'), ADDRESS)).toEqual({
    element: `<script type="module" src="https://example.org/hitori/hitori-player.js"></script>
<hitori-player puzzle="hitori:2x2:1112"></hitori-player>`,
    frame:
      '<iframe title="Hitori" width="420" height="560" style="border: 0" src="https://example.org/hitori/embed.html#puzzle=hitori:2x2:1112"></iframe>',
  });
});

test('an address stays within its attribute', () => {
  const snippets = snippetsFor(readId('hitori:2x2:1112'), 'https://example.org/a&b/');
  expect(snippets?.element).toContain('src="https://example.org/a&amp;b/hitori-player.js"');
});

test('a board that no ID holds is not offered', () => {
  const made = createPuzzle([
    ['"', '<'],
    ['&', "'"],
  ]);
  if (!made.ok) throw new Error(made.error.message);
  expect(snippetsFor(made.value, ADDRESS)).toBeUndefined();
});
