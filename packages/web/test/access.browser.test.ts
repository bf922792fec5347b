import { createPuzzle } from '@hitori/core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hashOf } from '../src/game/link.ts';
import { click, executablePath, linkTo, marksOf, openMore, useSite } from './site.ts';

const FOUR = linkTo('hitori:4x4:3222134241131133');
const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } };

function latin(side: number): string {
  const rows = Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_, col) => ((row + col) % side) + 1),
  );
  const puzzle = createPuzzle(rows);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  return hashOf(puzzle.value);
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') || element?.textContent || '';
  });

describe.skipIf(executablePath === undefined)('every way in', () => {
  const site = useSite();

  test('a bare click marks, and is one press after a real one too', async () => {
    const page = await site.open({ hash: FOUR });
    const cell = page.locator('.stage [data-cell="5"]');
    for (const expected of ['#', '-', '.']) {
      await cell.evaluate((element: HTMLElement) => element.click());
      expect((await marksOf(page))[5]).toBe(expected);
    }
    await click(page, 5);
    await cell.evaluate((element) =>
      element.dispatchEvent(new MouseEvent('click', { bubbles: true })),
    );
    expect((await marksOf(page))[5]).toBe('-');
    await page.context().close();
  });

  test('keys act on the cell that a script gives the focus', async () => {
    const page = await site.open({ hash: FOUR });
    await page.locator('.stage [data-cell="10"]').focus();
    await page.keyboard.press('Space');
    expect((await marksOf(page))[10]).toBe('#');
    await page.context().close();
  });

  test('the focus comes back, and Escape closes first things first', async () => {
    const page = await site.open({ hash: FOUR });
    const settings = page.getByRole('button', { name: 'Settings', exact: true });
    await settings.focus();
    await page.keyboard.press('Enter');
    await page.locator('dialog.settings').waitFor();
    expect(await page.locator('dialog [role=status][aria-live]').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('Settings');
    await page.getByRole('button', { name: 'Check', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.panel').waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Check');
    await page.keyboard.press('n');
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await page.context().close();
  });

  test('a pause covers the board and takes no mark', async () => {
    const page = await site.open({ hash: FOUR });
    await page.keyboard.press('p');
    await page.locator('.cover').waitFor();
    await page.keyboard.press('x');
    expect(await page.locator('.board-frame').first().isVisible()).toBe(false);
    await page.keyboard.press('p');
    expect(await marksOf(page)).toBe('.'.repeat(16));
    await page.context().close();
  });

  test.each([
    ['half a character', '#puzzle=%5B%5B%22%5Cud800%22%2C%222%22%5D%2C%5B%222%22%2C%221%22%5D%5D'],
    ['control characters', '#puzzle=%00%01%02'],
    ['deep brackets', `#puzzle=${'%5B'.repeat(3000)}`],
    ['no JSON', '#puzzle={"grid":[[{}]]}'],
  ])('a link of %s never leaves a blank page', async (_, hash) => {
    const page = await site.open({ hash });
    await click(page, 0);
    expect((await marksOf(page))[0]).toMatch(/[#-]/);
    await page.context().close();
  });

  test('several pasted puzzles are a list, and a notice lies over nothing', async () => {
    const page = await site.open({ hash: FOUR });
    await openMore(page);
    await page.getByRole('textbox', { name: 'Puzzle text' }).fill('12\n21\n\n113\n231\n211\n');
    await page.getByRole('button', { name: 'Open the puzzle' }).click();
    await page.locator('.board-list button').nth(1).click();
    await expect.poll(async () => (await marksOf(page)).length).toBe(9);
    await openMore(page);
    await page.getByRole('textbox', { name: 'Puzzle text' }).fill('113231211');
    const before = await page.locator('.board-frame').first().boundingBox();
    await page.getByRole('button', { name: 'Open the puzzle' }).click();
    const notice = page.locator('.notice');
    await notice.waitFor();
    const box = (await notice.boundingBox())!;
    const board = (await page.locator('.stage').boundingBox())!;
    expect(box.x >= board.x + board.width || box.y >= board.y + board.height).toBe(true);
    expect(await page.locator('.board-frame').first().boundingBox()).toEqual(before);
    await page.context().close();
  });

  test('a phone: five tools of 44 px in a row, cells of 32 px and more', async () => {
    const page = await site.open({ ...PHONE, hash: latin(14) });
    const boxes = await page.locator('.tool-bar > .tool').evaluateAll((tools) =>
      tools.map((tool) => {
        const { top, width, height } = tool.getBoundingClientRect();
        return { top, width, height };
      }),
    );
    expect(boxes).toHaveLength(5);
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThan(43.9);
    const cell = (await page.locator('.stage [data-cell="0"]').boundingBox())!;
    expect(cell.width).toBeGreaterThan(32);
    expect(await page.locator('.mini-map').count()).toBe(1);
    await page.getByRole('button', { name: 'More tools' }).tap();
    await page.getByRole('button', { name: 'Walk-through' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('button', { name: 'Walk-through' }).isVisible()).toBe(false);
    await page.context().close();
  });

  test('255x255: the cells in sight are there, arrows and the wheel bring others', async () => {
    const page = await site.open({ hash: latin(255) });
    const count = () => page.locator('.stage [role=gridcell]').count();
    expect(await count()).toBeLessThan(4000);
    await page.locator('.stage [data-cell="0"]').focus();
    await page.keyboard.press('Control+End');
    await page.locator('.stage [data-cell="65024"]').waitFor();
    await page.keyboard.press('Space');
    expect(await page.locator('.stage [data-cell="65024"]').getAttribute('aria-label')).toContain(
      'shaded',
    );
    const board = (await page.locator('.board-frame').first().boundingBox())!;
    await page.mouse.move(board.x + 50, board.y + 50);
    const corner = page.locator('.stage [data-cell="254"]');
    await expect
      .poll(
        async () => {
          await page.mouse.wheel(0, -100_000);
          return corner.count();
        },
        { timeout: 30_000 },
      )
      .toBe(1);
    expect(await count()).toBeLessThan(4000);
    await page.context().close();
  });
});
