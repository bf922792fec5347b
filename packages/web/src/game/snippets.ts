/** What other pages write to have a board: the element, and the page for frames (docs/embedding.md). */
import type { Puzzle } from '@hitori/core';
import { hashOf, PREFIX } from './link.ts';

export interface Snippets {
  readonly element: string;
  readonly frame: string;
}

/** @param address of the app. undefined for a board that no ID can hold */
export function snippetsFor(puzzle: Puzzle, address: string): Snippets | undefined {
  const hash = hashOf(puzzle);
  if (!hash.startsWith(`${PREFIX}hitori:`)) return undefined;
  const from = (name: string) => escaped(new URL(name, address).href);
  const id = escaped(decodeURIComponent(hash.slice(PREFIX.length)));
  return {
    element: `<script type="module" src="${from('hitori-player.js')}"></script>
<hitori-player puzzle="${id}"></hitori-player>`,
    frame: `<iframe title="Hitori" width="420" height="560" style="border: 0" src="${from('embed.html')}${escaped(hash)}"></iframe>`,
  };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
