import { createPuzzle } from '@hitori/core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hashOf } from '../src/game/link.ts';
import { click, executablePath, linkTo, marksOf, openMore, pointIn, useSite } from './site.ts';

const FOUR = linkTo('hitori:4x4:3222134241131133');
/** The shaded cells of its solution. */
const SHADES = [1, 3, 9, 12, 15];

/** No symbol twice in a line, but where `changes` says otherwise. */
function latin(side: number, changes: Readonly<Record<number, number>> = {}): string {
  const rows = Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_, col) => changes[row * side + col] ?? ((row + col) % side) + 1),
  );
  const puzzle = createPuzzle(rows);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  return hashOf(puzzle.value);
}

/** A sandwich in row 1, and equals of the last cell: two taps finish it, one in each far corner. */
const LARGE = latin(25, { 5: 4, 624: 10 });

const tapCell = async (page: Page, cell: number): Promise<void> => {
  const { x, y } = await pointIn(page, cell);
  await page.touchscreen.tap(x, y);
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describe.skipIf(executablePath === undefined)('devices', () => {
  const site = useSite();

  test.each([
    [360, 740],
    [740, 360],
  ])(
    'a 25x25 board by touch alone on %i x %i: zoomed, panned, hinted, finished',
    async (...size) => {
      const [width, height] = size;
      const page = await site.open({
        hash: LARGE,
        hasTouch: true,
        isMobile: true,
        viewport: { width, height },
      });
      const cell = (await page.locator('.stage [data-cell="0"]').boundingBox())!;
      expect(cell.width).toBeGreaterThanOrEqual(32);
      const tools = await page.locator('.tool-bar').boundingBox();
      const stage = (await page.locator('.stage').boundingBox())!;
      if (width > height) expect(tools!.x).toBeGreaterThanOrEqual(stage.x + stage.width);
      await page.getByRole('button', { name: 'Hint', exact: true }).tap();
      await page.locator('.panel.hint').waitFor();
      await page.getByRole('button', { name: 'Close', exact: true }).tap();
      await tapCell(page, 5);
      expect((await marksOf(page))[5]).toBe('#');
      const client = await page.context().newCDPSession(page);
      const middle = { x: stage.x + stage.width / 2, y: stage.y + stage.height / 2 };
      const fingers = (shift: number) => [
        { x: middle.x - 30 - shift, y: middle.y - shift, id: 1 },
        { x: middle.x + 30 - shift, y: middle.y - shift, id: 2 },
      ];
      const send = (type: string, touchPoints: { x: number; y: number; id: number }[]) =>
        client.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
      for (let times = 0; times < 12; times++) {
        await send('touchStart', fingers(0));
        await send('touchMove', fingers(100));
        await send('touchEnd', []);
      }
      const clip = (await page.locator('.board-clip').boundingBox())!;
      const last = (await page.locator('.stage [data-cell="624"]').boundingBox())!;
      expect(last.x + last.width).toBeLessThanOrEqual(clip.x + clip.width + 1);
      expect(last.y + last.height).toBeLessThanOrEqual(clip.y + clip.height + 1);
      await tapCell(page, 624);
      await page.locator('.panel.finish').waitFor();
      expect(await page.locator('.panel.finish').textContent()).toContain('1 hint');
      await page.context().close();
    },
  );

  test('at 200 % of browser zoom the cells are as large to the page, and a game is finished', async () => {
    const whole = await site.open({ hash: FOUR, viewport: { width: 1440, height: 900 } });
    const before = (await whole.locator('.stage [data-cell="0"]').boundingBox())!;
    await whole.context().close();
    const page = await site.open({
      hash: FOUR,
      viewport: { width: 720, height: 450 },
      deviceScaleFactor: 2,
      // As the browser tells of a zoom: the window stays, the page in it is smaller.
      onContext: (context) =>
        context.addInitScript(() => {
          Object.defineProperty(window, 'outerWidth', { get: () => 1440 });
          Object.defineProperty(window, 'outerHeight', { get: () => 900 });
        }),
    });
    const after = (await page.locator('.stage [data-cell="0"]').boundingBox())!;
    // The widest that goes into the window without scrolling sideways.
    expect(after.width).toBeGreaterThanOrEqual(Math.min(before.width, (720 - 80) / 4) - 1);
    const { scrollWidth, scrollHeight } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      scrollHeight: document.documentElement.scrollHeight,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(720);
    expect(scrollHeight).toBeGreaterThan(450);
    for (const cell of SHADES) {
      await page.locator(`.stage [data-cell="${cell}"]`).focus();
      await page.keyboard.press('Space');
    }
    await page.locator('.panel.finish').waitFor();
    await page.context().close();
  });

  test('speed, printed: input to paint at 20x20 and a hint with a slow processor, 100x100 opens', async () => {
    const page = await site.open({ hash: latin(20, { 5: 4 }) });
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const paints = await page.evaluate(async () => {
      const times: number[] = [];
      const painted = () =>
        new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      for (let cell = 0; cell < 40; cell++) {
        const start = performance.now();
        document.querySelector<HTMLElement>(`.stage [data-cell="${cell * 2}"]`)?.click();
        await painted();
        times.push(performance.now() - start);
      }
      return times;
    });
    await page.keyboard.press('Control+z');
    const button = await page.getByRole('button', { name: 'Hint', exact: true }).elementHandle();
    const hint = await page.evaluate(async (element) => {
      const start = performance.now();
      (element as HTMLElement).click();
      while (document.querySelector('.panel.hint') === null)
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - start;
    }, button);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const opening = Date.now();
    await page.evaluate((hash) => {
      location.hash = hash;
    }, latin(100));
    await page.waitForFunction(() => document.title.includes('100'));
    await page.locator('.stage [data-cell="0"]').waitFor();
    const opened = Date.now() - opening;
    console.log(
      `slowed 4 x: input to paint at 20x20 median ${median(paints).toFixed(1)} ms, a hint ${hint.toFixed(0)} ms; 100x100 opens in ${opened} ms`,
    );
    expect(paints).toHaveLength(40);
    await page.context().close();
  });
});

describe.skipIf(executablePath === undefined)('after a game', () => {
  const site = useSite();

  const finish = async (page: Page, cells: readonly number[] = SHADES): Promise<void> => {
    for (const cell of cells) await click(page, cell);
    await page.locator('.panel.finish').waitFor();
  };

  test('the moves play again, the first mistake is told, and the way back to it is there', async () => {
    const page = await site.open({ hash: FOUR, settings: { errors: 'off' } });
    await click(page, 1);
    await click(page, 4);
    await click(page, 4);
    await finish(page, [3, 9, 12, 15]);
    expect(await page.evaluate(() => document.activeElement?.closest('.board') ?? null)).toBeNull();
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.getByText('Your first mistake was move 2.').waitFor();
    await page.getByRole('button', { name: 'Show move' }).click();
    expect(await marksOf(page)).toBe('.#..#...........');
    await page.getByRole('button', { name: 'Go back to move 1' }).click();
    expect(await marksOf(page)).toBe('.#..............');
    await page.context().close();
  });

  test('giving up shows the board beside the solution; the next puzzle is one key away', async () => {
    const page = await site.open({ hash: FOUR });
    await click(page, 0);
    await page.getByRole('button', { name: 'Give up' }).click();
    await page.getByRole('button', { name: 'Show the solution' }).click();
    const panel = page.locator('.panel.solution');
    await panel.waitFor();
    expect(await panel.locator('.small-board').count()).toBe(2);
    expect(await panel.textContent()).toContain('1 of your marks differs');
    await click(page, 0);
    await click(page, 0);
    await finish(page);
    expect(await page.locator('.panel.finish').textContent()).toContain('after giving up');
    await page.keyboard.press('n');
    await expect.poll(() => marksOf(page)).toMatch(/^\.+$/);
    expect(await page.locator('dialog').count()).toBe(0);
    await page.context().close();
  });

  test('a result to share holds no mark', async () => {
    const page = await site.open({ hash: FOUR });
    await finish(page);
    await page.locator('.panel.finish').getByRole('button', { name: 'Share' }).click();
    const text = await page.getByRole('textbox', { name: 'Result as text' }).inputValue();
    expect(text).toMatch(/^Hitori 4×4 · Easy: \d+:\d\d, without hints\nhttp.*#puzzle=hitori:4x4:/);
    expect(await page.locator('.share-card svg svg rect').count()).toBeLessThanOrEqual(2);
    await page.context().close();
  });

  test('two tabs finish two boards, and both are in the history', async () => {
    const one = await site.open({ hash: FOUR });
    const two = await one.context().newPage();
    await two.goto(`${site.address}#puzzle=hitori:3x3:112123321`);
    await two.locator('.stage [data-cell="8"]').waitFor();
    await finish(one);
    await two.bringToFront();
    await finish(two, [0, 7]);
    const kept = await two.evaluate(
      () => JSON.parse(localStorage.getItem('hitori.history') ?? '{"data":[]}').data.length,
    );
    expect(kept).toBe(2);
    await one.context().close();
  });

  test('the live region says what a mark breaks, what undo undid, and how a finish went', async () => {
    const page = await site.open({ hash: FOUR });
    const said = () => page.locator('.page > [role=status]').textContent();
    await click(page, 0);
    expect(await said()).toBe('row 1 column 1 shaded');
    await click(page, 1);
    expect(await said()).toContain('touches row 1 column 1');
    await page.keyboard.press('Control+z');
    expect(await said()).toBe('Undone: row 1 column 2 unmarked');
    await click(page, 1, 'right');
    await click(page, 2, 'right');
    expect(await said()).toContain('2 is unshaded at row 1 column 2 too');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await click(page, 1);
    await click(page, 4);
    expect(await said()).toContain('cut off');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('t');
    await page.getByRole('button', { name: 'Keep' }).click();
    await finish(page, [3, 9, 12, 15]);
    expect(await said()).toMatch(/^Solved, in \d/);
    await page.context().close();
  });

  test('a page that fails while it is drawn says so, and offers a way on', async () => {
    const page = await site.open({ hash: FOUR });
    await page.evaluate(() => {
      Intl.DateTimeFormat = (() => {
        throw new Error('spoiled');
      }) as never;
    });
    await page.getByRole('button', { name: 'History', exact: true }).click();
    await page.getByText('met an error of its own').waitFor();
    await page.getByRole('button', { name: 'Another board' }).click();
    await click(page, 0);
    expect((await marksOf(page))[0]).toBe('#');
    await page.context().close();
  });

  test('readers that cannot be loaded are told as such, not as a fault of the text', async () => {
    const page = await site.open({ hash: FOUR });
    await openMore(page);
    await page.route('**/all-formats*.js', (route) => route.abort());
    await page.getByRole('textbox', { name: 'Puzzle text' }).fill('12/21');
    await page.getByRole('button', { name: 'Open the puzzle' }).click();
    await page.getByText('could not be loaded').waitFor();
    expect(await page.getByText('holds no board').count()).toBe(0);
    await page.context().close();
  });
});
