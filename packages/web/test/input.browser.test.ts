import { readFileSync } from 'node:fs';
import { formatShading } from '@hitori/core';
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { readBoard, solutionOf } from './boards.ts';
import { click, drag, executablePath, linkTo, marksOf, pointIn, useSite } from './site.ts';

const FOUR = linkTo('hitori:4x4:3222134241131133');
const OPEN = '................';
const with4 = (text: string) => text.padEnd(16, '.');

describe.skipIf(executablePath === undefined)('input', () => {
  const site = useSite();

  test('mouse: left shades, right marks unshaded, and on through the cycle', async () => {
    const page = await site.open({ hash: FOUR });
    await click(page, 0);
    await click(page, 1, 'right');
    expect(await marksOf(page)).toBe(with4('#-'));
    await click(page, 0);
    await click(page, 1, 'right');
    expect(await marksOf(page)).toBe(with4('-#'));
    await page.context().close();
  });

  test('drag: one undo step, on one checkerboard colour', async () => {
    const page = await site.open({ hash: FOUR });
    await drag(page, 0, 3);
    expect(await marksOf(page)).toBe(with4('#.#.'));
    await drag(page, 4, 7, 'right');
    expect(await marksOf(page)).toBe(with4('#.#.----'));
    await page.keyboard.press('Control+z');
    expect(await marksOf(page)).toBe(with4('#.#.'));
    await page.keyboard.press('Control+z');
    expect(await marksOf(page)).toBe(OPEN);
    await page.keyboard.press('Control+y');
    expect(await marksOf(page)).toBe(with4('#.#.'));
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
    await page.context().close();
  });

  test('touch: tap cycles, hold gives the other mark, a drag paints and does not scroll', async () => {
    const page = await site.open({
      hash: FOUR,
      hasTouch: true,
      viewport: { width: 320, height: 568 },
    });
    const client = await page.context().newCDPSession(page);
    for (const expected of ['#', '-', '.']) {
      await touch(client, 'touchStart', await pointIn(page, 0));
      await touch(client, 'touchEnd');
      expect(await marksOf(page)).toBe(with4(expected));
    }
    await touch(client, 'touchStart', await pointIn(page, 5));
    await expect.poll(() => marksOf(page)).toBe(with4('.....-'));
    await touch(client, 'touchEnd');
    expect(await marksOf(page)).toBe(with4('.....-'));
    await touch(client, 'touchStart', await pointIn(page, 3));
    await touch(client, 'touchMove', await pointIn(page, 7));
    await touch(client, 'touchMove', await pointIn(page, 11));
    await touch(client, 'touchEnd');
    expect(await marksOf(page)).toBe(with4('...#.-.....#'));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.context().close();
  });

  test('touch: two fingers zoom a large board and mark nothing', async () => {
    const rows = Array(12).fill('123456789abc').join('');
    const page = await site.open({
      hash: linkTo(`hitori:12x12:${rows}`),
      hasTouch: true,
      viewport: { width: 320, height: 568 },
    });
    const client = await page.context().newCDPSession(page);
    const middle = await pointIn(page, 65);
    const fingers = (spread: number) => [
      { ...middle, x: middle.x - spread, id: 1 },
      { ...middle, x: middle.x + spread, id: 2 },
    ];
    const before = await page.locator('.stage [data-cell="65"]').boundingBox();
    await send(client, 'touchStart', fingers(20));
    await send(client, 'touchMove', fingers(50));
    await send(client, 'touchEnd', []);
    const after = await page.locator('.stage [data-cell="65"]').boundingBox();
    expect(after!.width / before!.width).toBeGreaterThan(2);
    expect(await marksOf(page)).toBe('.'.repeat(144));
    await touch(client, 'touchStart', await pointIn(page, 65));
    await touch(client, 'touchEnd');
    expect((await marksOf(page))[65]).toBe('#');
    await page.context().close();
  });

  test('keyboard: moves, marks, and every name of a key', async () => {
    const page = await site.open({ hash: FOUR });
    for (const key of ['ArrowRight', 's', 'Space', 'd', 'x', 'w', 'c', 'Control+End', 'Enter'])
      await page.keyboard.press(key);
    expect(await marksOf(page)).toBe('..-..#-........#');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Control+Z');
    await page.keyboard.press('Control+Shift+Z');
    expect(await marksOf(page)).toBe('..-..#-.........');
    await page.keyboard.press('n');
    await page.locator('dialog.new').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('h');
    await page.locator('.panel.hint').waitFor();
    await page.context().close();
  });

  test('undo works after a reload', async () => {
    const page = await site.open({ hash: FOUR });
    await click(page, 0);
    await click(page, 5, 'right');
    await page.reload();
    expect(await marksOf(page)).toBe(with4('#....-'));
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    expect(await marksOf(page)).toBe(OPEN);
    await page.context().close();
  });

  test('checkpoints: a trial is kept or taken back', async () => {
    const page = await site.open({ hash: FOUR });
    await click(page, 1);
    await page.getByRole('button', { name: 'Checkpoint' }).click();
    await click(page, 3);
    await page.getByRole('button', { name: 'Take back' }).click();
    expect(await marksOf(page)).toBe(with4('.#'));
    await page.context().close();
  });

  test('every bundled board is finished with the keyboard alone', async () => {
    const boards: { puzzle: string }[] = JSON.parse(
      readFileSync(new URL('../src/game/boards.json', import.meta.url), 'utf8'),
    );
    const page = await site.open();
    for (const { puzzle } of boards) {
      await page.evaluate(
        (hash) =>
          new Promise((resolve) => {
            addEventListener('hashchange', () => setTimeout(resolve), { once: true });
            location.hash = hash;
          }),
        linkTo(puzzle),
      );
      // The board of the link, and no longer the one before, is there to be played.
      const { symbols } = readBoard(puzzle);
      await expect.poll(() => marksOf(page)).toBe('.'.repeat(symbols.length));
      await finishByKeys(page, puzzle);
      await page.locator('.panel.finish').waitFor();
    }
    await page.context().close();
  });

  test('a board is solved from what the accessibility tree says alone', async () => {
    const page = await site.open({ hash: linkTo('hitori:5x5:1552342225325142435155112') });
    const client = await page.context().newCDPSession(page);
    const cells = await readTree(client);
    const size = Math.sqrt(cells.length);
    const rows = Array.from({ length: size }, (_, row) =>
      cells.slice(row * size, (row + 1) * size).map(({ symbol }) => symbol),
    );
    await finishByKeys(page, JSON.stringify(rows));
    const finished = await readTree(client);
    const solution = formatShading(
      readBoard(JSON.stringify(rows)),
      solutionOf(readBoard(JSON.stringify(rows))),
    );
    expect(finished.map(({ state }) => (state === 'shaded' ? '#' : '-')).join('')).toBe(
      solution.join(''),
    );
    await expect
      .poll(async () =>
        (await client.send('Accessibility.getFullAXTree')).nodes.some(
          ({ name }) => typeof name?.value === 'string' && name.value.startsWith('Solved'),
        ),
      )
      .toBe(true);
    await page.context().close();
  });
});

/** Shades what has to be shaded, with arrows and the space bar, from the top left. */
async function finishByKeys(page: Page, text: string): Promise<void> {
  const puzzle = readBoard(text);
  await page.keyboard.press('Control+Home');
  let at = 0;
  for (const [cell, state] of solutionOf(puzzle).entries()) {
    if (state !== 1) continue;
    const rows = Math.floor(cell / puzzle.cols) - Math.floor(at / puzzle.cols);
    const cols = (cell % puzzle.cols) - (at % puzzle.cols);
    for (let i = 0; i < rows; i++) await page.keyboard.press('ArrowDown');
    for (let i = 0; i < Math.abs(cols); i++)
      await page.keyboard.press(cols > 0 ? 'ArrowRight' : 'ArrowLeft');
    await page.keyboard.press('Space');
    at = cell;
  }
}

interface ReadCell {
  readonly symbol: string;
  readonly state: string;
}

/** The cells in the order of the tree, read from their names alone. */
async function readTree(client: CDPSession): Promise<ReadCell[]> {
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ role }) => role?.value === 'gridcell')
    .map(({ name }) => /^Row (\d+), column (\d+): (.+?), (\w+)/.exec(String(name?.value)))
    .filter((match) => match !== null)
    .sort((a, b) => Number(a[1]) - Number(b[1]) || Number(a[2]) - Number(b[2]))
    .map(([, , , symbol, state]) => ({ symbol: symbol!, state: state! }));
}

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd';

async function touch(
  client: CDPSession,
  type: TouchType,
  point?: { x: number; y: number },
): Promise<void> {
  await send(client, type, point ? [point] : []);
}

async function send(
  client: CDPSession,
  type: TouchType,
  touchPoints: { x: number; y: number; id?: number }[],
): Promise<void> {
  await client.send('Input.dispatchTouchEvent', { type, touchPoints });
}
