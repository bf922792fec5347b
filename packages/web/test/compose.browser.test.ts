import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { generate, labelRows, SHADED, solve } from '@hitori/core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { readHash } from '../src/game/reading.ts';
import { click, executablePath, pointIn, useSite } from './site.ts';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
const SIX = '415335 426413 123224 646351 324123 231146'.split(' ');

const verdict = (page: Page) => page.locator('.verdict');
const waitFor = (page: Page, status: string) =>
  page.locator(`.verdict[data-status="${status}"]`).waitFor();

/** The symbols of the board as the screen reader's words tell them, `.` for a blank. */
async function symbolsOf(page: Page): Promise<string> {
  const labels = await page
    .locator('.stage [role=gridcell]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  return labels
    .map((label) => /: ([^,]+)/.exec(label)?.[1] ?? '')
    .map((symbol) => (symbol === 'blank' ? '.' : symbol))
    .join('');
}

async function parsed(address: string) {
  const read = await readHash(new URL(address).hash);
  if (!read?.ok) throw new Error('the link holds no puzzle');
  return read.value;
}

async function type(page: Page, text: string): Promise<void> {
  for (const key of text) await page.keyboard.press(key);
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);
}

describe.skipIf(executablePath === undefined)('composing', () => {
  const site = useSite();

  test('a 6x6 from an empty grid by keys: impossible, several, unique, mended, minimal, played', async () => {
    const page = await site.open();
    await page.getByRole('button', { name: 'Compose', exact: true }).click();
    await waitFor(page, 'multiple');
    expect(await symbolsOf(page)).toBe('.'.repeat(36));
    expect(page.url()).toContain('#compose');

    await type(page, '111');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Home');
    await type(page, '111');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Home');
    await type(page, '111');
    await waitFor(page, 'none');
    expect(await verdict(page).textContent()).toContain('clash');
    expect(
      await page.locator('.stage [aria-label*="part of the conflict"]').count(),
    ).toBeGreaterThan(3);

    await page.getByRole('button', { name: 'Empty the board' }).click();
    await waitFor(page, 'multiple');
    expect(await verdict(page).textContent()).toContain('At least 1,000 solutions');
    await page.locator('.stage [data-cell="0"]').focus();
    for (const row of SIX) await type(page, row);
    await waitFor(page, 'unique');
    expect(await verdict(page).textContent()).toContain('Medium');
    expect(await symbolsOf(page)).toBe(SIX.join(''));

    await page.locator('.stage [data-cell="0"]').focus();
    await type(page, '1');
    await waitFor(page, 'none');
    await page.getByText('Mend', { exact: true }).click();
    const repair = page.getByRole('button', { name: /r1c1.*1 → 4.*Medium/ });
    await repair.hover();
    await repair.click();
    await waitFor(page, 'unique');
    expect(await symbolsOf(page)).toBe(SIX.join(''));

    await page.getByText('Noise', { exact: true }).click();
    await page.getByText('may be blank, all of them together').waitFor();
    await page.getByRole('button', { name: 'Make it minimal' }).click();
    await page.getByText('Every symbol is needed.').waitFor();
    const minimal = await symbolsOf(page);
    expect([...minimal].filter((symbol) => symbol === '.').length).toBeGreaterThan(5);
    await waitFor(page, 'unique');

    await page.getByRole('button', { name: 'Test play' }).click();
    await page.locator('.tool-bar').waitFor();
    expect(await symbolsOf(page)).toBe(minimal);
    await page.getByRole('button', { name: 'Back to the draft' }).click();
    await waitFor(page, 'unique');

    await page.reload();
    await waitFor(page, 'unique');
    expect(await symbolsOf(page)).toBe(minimal);
    await page.keyboard.press('Control+z');
    expect(await symbolsOf(page)).toBe(SIX.join(''));
    await page.getByRole('button', { name: 'Drafts' }).click();
    expect(await page.locator('.draft-item').count()).toBe(1);
    await page.context().close();
  });

  test('the way through a draft, sharing it, and Escape', async () => {
    const page = await site.open({ hash: '#compose' });
    await paste(page, SIX.join('\n'));
    await waitFor(page, 'unique');
    const path = page.getByRole('button', { name: 'Solving path' });
    await path.click();
    await page.locator('.panel.walk').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.panel.walk').waitFor({ state: 'detached' });
    await waitFor(page, 'unique');
    await page.getByRole('button', { name: 'Share and save' }).click();
    const link = page.getByRole('textbox', { name: 'Link to this board' });
    expect(await link.inputValue()).toContain(`hitori:6x6:${SIX.join('')}`);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toBe('Share and save');
    await page.locator('.stage [data-cell="7"]').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Symbol of this cell' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(focused).toContain('Row 2, column 2');
    await page.getByRole('button', { name: 'To the game' }).click();
    await page.locator('.tool-bar').waitFor();
    await expect.poll(focused).toContain('Row 1, column 1');
    expect(page.url()).not.toContain('#compose');
    await page.context().close();
  });

  test('a pattern is painted with a mouse and becomes a puzzle; symbols by buttons and a field', async () => {
    const page = await site.open({ hash: '#compose' });
    await page.locator('.stage [data-cell="3"]').focus();
    await page.keyboard.press('Enter');
    const field = page.getByRole('textbox', { name: 'Symbol of this cell' });
    await field.fill('word');
    await page.keyboard.press('Enter');
    expect(await symbolsOf(page)).toContain('...word');
    await page.getByRole('group', { name: 'Symbols' }).getByRole('button', { name: '5' }).click();
    expect(await symbolsOf(page)).toContain('...word5');
    await page.getByRole('radio', { name: 'Pattern' }).check();
    await page.getByRole('radio', { name: 'Half turn' }).check();
    const { x, y } = await pointIn(page, 0);
    await page.mouse.click(x, y);
    const shaded = page.locator('.stage [aria-label*="in the pattern"]');
    expect(await shaded.count()).toBe(2);
    await page.getByRole('button', { name: 'Make a puzzle with this solution' }).click();
    await page.getByText('Not made:').waitFor();
    await page.context().close();
  });

  test('a message becomes a link, and whoever solves it is told what it says', async () => {
    const page = await site.open({ hash: '#new' });
    await page.getByText('Send a message as a puzzle').click();
    await page.getByRole('textbox', { name: 'Message' }).fill('Hi, you!');
    await page.getByRole('button', { name: 'Make the link' }).click();
    const address = await page.getByRole('textbox', { name: 'Link to send' }).inputValue();
    await page.goto(address);
    await page.reload();
    const { puzzle } = await parsed(address);
    const { solution } = solve(puzzle);
    for (const [cell, state] of [...(solution ?? [])].entries())
      if (state === SHADED) await click(page, cell);
    await page.locator('.panel.finish').waitFor();
    expect(await page.locator('.panel.finish').textContent()).toContain('HIYOU');
    await page.context().close();
  });

  test('locked symbols stay while the rest is made', async () => {
    const page = await site.open({ hash: '#compose' });
    await page.locator('.stage [data-cell="0"]').focus();
    await type(page, '5');
    await page.getByRole('radio', { name: 'Locks' }).check();
    await click(page, 0);
    await page.getByText('1 cell locked').waitFor();
    await page.getByRole('button', { name: 'Fill the rest' }).click();
    await waitFor(page, 'unique');
    expect(await symbolsOf(page)).toMatch(/^5[^.]{35}$/);
    await page.context().close();
  });

  test('by touch: a tap chooses, a button types, a held finger locks, a drag shades', async () => {
    const page = await site.open({
      hash: '#compose',
      hasTouch: true,
      isMobile: true,
      viewport: { width: 360, height: 740 },
    });
    const client = await page.context().newCDPSession(page);
    const touch = (kind: 'touchStart' | 'touchMove' | 'touchEnd', points: object[]) =>
      client.send('Input.dispatchTouchEvent', { type: kind, touchPoints: points } as never);
    const label = (cell: number) =>
      page.locator(`.stage [data-cell="${cell}"]`).getAttribute('aria-label');
    const five = await pointIn(page, 5);
    await page.touchscreen.tap(five.x, five.y);
    await page.getByRole('group', { name: 'Symbols' }).getByRole('button', { name: '3' }).tap();
    expect(await label(5)).toContain('Row 1, column 6: 3');
    await touch('touchStart', [five]);
    await expect.poll(() => label(5)).toContain('locked');
    await touch('touchEnd', []);
    await page.locator('.pad').getByRole('button', { name: 'Blank' }).tap();
    expect(await label(5)).toContain('blank, locked');
    await page.getByRole('radio', { name: 'Pattern' }).check();
    await touch('touchStart', [await pointIn(page, 6)]);
    await touch('touchMove', [await pointIn(page, 10)]);
    await touch('touchEnd', []);
    await expect.poll(() => page.locator('.stage [aria-label*="in the pattern"]').count()).toBe(3);
    await page.context().close();
  });

  test.each([320, 768, 1440])(
    'nothing overflows, and axe finds nothing at %i px',
    async (width) => {
      for (const theme of ['light', 'dark', 'contrast', 'contrast-dark'])
        for (const language of width === 320 ? ['en', 'ja'] : ['en']) {
          const settings = { theme, language };
          const page = await site.open({
            hash: '#compose',
            settings,
            viewport: { width, height: 800 },
          });
          await paste(page, SIX.join('\n').replace('4153', '1153'));
          await waitFor(page, 'none');
          for (const tool of await page.locator('.tool-section summary').all()) await tool.click();
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect(overflow).toBeLessThanOrEqual(0);
          await page.addScriptTag({ content: axeSource }).catch(() => page.evaluate(axeSource));
          const faults = await page.evaluate(async () => {
            // biome-ignore lint/suspicious/noExplicitAny: axe comes without types here
            const { violations } = await (globalThis as any).axe.run(document);
            return violations.map(
              (found: { id: string; nodes: { html: string }[] }) =>
                `${found.id}: ${found.nodes[0]?.html}`,
            );
          });
          expect(faults).toEqual([]);
          await page.context().close();
        }
    },
  );

  test('from a key to the verdict at 20x20; the median is printed', async () => {
    const made = generate({ rows: 20, cols: 20, seed: 'browser' });
    if (!made.ok) throw new Error(made.error.message);
    const page = await site.open({ hash: '#compose' });
    // How long the worker has a question, beside what the page makes of it.
    await page.addInitScript(() => {
      const { postMessage, addEventListener } = Worker.prototype;
      const heard = new WeakSet<Worker>();
      let asked = 0;
      const trips: number[] = [];
      Object.assign(window, { trips });
      Worker.prototype.postMessage = function (this: Worker, message: { question: string }) {
        if (message.question === 'analyse') asked = performance.now();
        return postMessage.call(this, message);
      };
      Worker.prototype.addEventListener = function (
        this: Worker,
        type: string,
        listener: EventListener,
      ) {
        if (type === 'message' && !heard.has(this)) {
          heard.add(this);
          addEventListener.call(this, type, () => trips.push(performance.now() - asked));
        }
        return addEventListener.call(this, type, listener);
      };
    });
    await page.reload();
    await waitFor(page, 'multiple');
    await paste(
      page,
      labelRows(made.value.puzzle)
        .map((row) => row.join(' '))
        .join('\n'),
    );
    await waitFor(page, 'unique');
    const times = await page.evaluate(async () => {
      const box = document.querySelector('.verdict')!;
      const press = (key: string) =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      const settled = () =>
        new Promise<void>((resolve) => {
          let wasBusy = false;
          const observer = new MutationObserver(() => {
            const isBusy = box.getAttribute('aria-busy') === 'true';
            if (wasBusy && !isBusy) {
              observer.disconnect();
              resolve();
            }
            wasBusy ||= isBusy;
          });
          observer.observe(box, { attributes: true });
        });
      const took: number[] = [];
      for (let i = 0; i < 30; i++) {
        const start = performance.now();
        const done = settled();
        press(String.fromCharCode(65 + (i % 26)));
        await done;
        took.push(performance.now() - start);
      }
      return took;
    });
    const trips = await page.evaluate(() => (window as unknown as { trips: number[] }).trips);
    const median = (list: number[]) => list.sort((a, b) => a - b)[list.length >> 1]?.toFixed(1);
    console.log(
      `20x20, median: ${median(trips.slice(-times.length))} ms from asking the worker to its answer, ${median(times)} ms from a key to the verdict on the page`,
    );
    expect(trips.length).toBeGreaterThanOrEqual(30);
    expect(times).toHaveLength(30);
    await page.context().close();
  });
});
