/**
 * Makes `fonts/noto-sans-jp-level-1.woff` again: the rows 1 to 8 (signs, kana, Latin) and 16 to 47 (kanji of
 * level 1) of JIS X 0208. Before it: `npm install --no-save subset-font@2.9.0 @fontsource/noto-sans-jp@5.3.0`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const source = resolve('@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-400-normal.woff');
const target = new URL('../fonts/noto-sans-jp-level-1.woff', import.meta.url);
const euc = new TextDecoder('euc-jp');
const rows = Array.from({ length: 47 }, (_, at) => at + 1).filter((row) => row < 9 || row > 15);
const columns = Array.from({ length: 94 }, (_, at) => at + 1);
const kanji = rows.flatMap((row) =>
  columns.map((column) => euc.decode(Uint8Array.of(0xa0 + row, 0xa0 + column))),
);
const latin = Array.from({ length: 95 }, (_, at) => String.fromCharCode(0x20 + at));
// The same signs as other encoders have them.
const twins = ['〜', '−', '‖', '—', '¢', '£', '¬'];
const text = [...kanji, ...latin, ...twins].filter((character) => character !== '\ufffd').join('');
writeFileSync(target, await subsetFont(readFileSync(source), text, { targetFormat: 'woff' }));
