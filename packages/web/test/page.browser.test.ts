import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { click, executablePath, linkTo, marksOf, openMore, useSite, WEB_ROOT } from './site.ts';

const FIVE = linkTo('hitori:5x5:1552342225325142435155112');
const MOST_GZIP = 90_000;
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

const SHEETS = ['New puzzle', 'Share and save', 'History', 'Settings', 'Help'];
const WIDTHS = [320, 768, 1440];
const THEMES = ['light', 'dark', 'contrast', 'contrast-dark'] as const;

describe.skipIf(executablePath === undefined)('the page', () => {
  const site = useSite();

  test('the first page is at most 90 kB of JavaScript', () => {
    const folder = join(site.folder, 'assets');
    const html = readFileSync(join(site.folder, 'index.html'), 'utf8');
    // What the page names is loaded at once; the rest when it is needed.
    const names = readdirSync(folder).filter((name) => name.endsWith('.js') && html.includes(name));
    expect(names.length).toBeGreaterThan(0);
    const sizes = names.map((name) => gzipSync(readFileSync(join(folder, name))).length);
    const size = sizes.reduce((sum, one) => sum + one, 0);
    console.log(`JavaScript of the first page: ${(size / 1000).toFixed(1)} kB gzip`);
    expect(size).toBeLessThanOrEqual(MOST_GZIP);
  });

  test('works offline after the first visit', async () => {
    const page = await site.open({ serviceWorkers: 'allow' });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await page.context().setOffline(true);
    await page.reload();
    await click(page, 0);
    expect((await marksOf(page))[0]).toBe('#');
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.locator('.panel.hint').waitFor();
    await page.context().close();
  });

  test('no request leaves the origin, and the policy is strict', async () => {
    const page = await site.open();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const response = await page.reload();
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.locator('.panel.hint').waitFor();
    expect(requests.length).toBeGreaterThan(2);
    expect(requests.filter((url) => !url.startsWith(site.address))).toEqual([]);
    expect(await page.locator('meta[http-equiv=Content-Security-Policy]').count()).toBe(1);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe/);
    await page.context().close();
  });

  test('nothing pasted or linked runs as HTML', async () => {
    const evil = '<img src=x onerror="document.title=\'owned\'">';
    const page = await site.open({
      hash: `#puzzle=${encodeURIComponent(`[["${evil.replaceAll('"', '\\"')}","2"],["2","1"]]`)}`,
    });
    await openMore(page);
    const box = page.getByRole('textbox', { name: 'Puzzle text' });
    for (const text of [evil, `${evil}/12`, '<script>alert(1)</script>', 'javascript:alert(1)']) {
      await box.fill(text);
      await page.getByRole('button', { name: 'Open the puzzle' }).click();
      if ((await page.locator('dialog').count()) === 0) await openMore(page);
    }
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.title()).not.toContain('owned');
    expect(await page.locator('img, #app script').count()).toBe(0);
    await page.context().close();
  });

  test('a link with a 25x25 puzzle opens and plays', async () => {
    const row = (shift: number) =>
      Array.from({ length: 25 }, (_, col) => (((col + shift) % 25) + 1).toString(36)).join('');
    const cells = Array.from({ length: 25 }, (_, index) => row(index)).join('');
    const page = await site.open({ hash: linkTo(`hitori:25x25:${cells}`) });
    await click(page, 624);
    expect((await marksOf(page))[624]).toBe('#');
    await page.context().close();
  });

  test('a broken link says what is wrong and offers a board', async () => {
    const page = await site.open({ hash: '#puzzle=hitori:4x4:12' });
    const notice = page.locator('.notice');
    await notice.waitFor();
    expect(await notice.textContent()).toMatch(/no board that can be read: .*4/);
    await click(page, 0);
    expect((await marksOf(page))[0]).toBe('#');
    await page.context().close();
  });

  test.each([
    [
      'blocked',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new Error('no');
          },
        }),
    ],
    [
      'full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
    ['of another version', () => localStorage.setItem('hitori.current', '{"version":99}')],
  ])('a storage that is %s is told, and the game goes on', async (_, spoil) => {
    const page = await site.open();
    await page.addInitScript(spoil);
    await page.reload();
    await page
      .locator('dialog.lesson')
      .waitFor({ timeout: 500 })
      .catch(() => undefined);
    if (await page.locator('dialog').count()) await page.keyboard.press('Escape');
    await click(page, 0);
    expect((await marksOf(page))[0]).toBe('#');
    await page.locator('.notice').waitFor();
    await page.context().close();
  });

  test.each(WIDTHS.flatMap((width) => THEMES.map((theme) => [width, theme] as const)))(
    'every screen at %i px, %s: no axe violation, nothing cut off',
    async (width, theme) => {
      const height = width < 500 ? 640 : 900;
      const page = await site.open({
        hash: FIVE,
        viewport: { width, height },
        settings: { theme },
      });
      const look = async (name: string) => {
        await page.waitForTimeout(160);
        await page.screenshot({
          path: join(WEB_ROOT, 'screenshots', `${name}-${width}-${theme}.png`),
        });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          width,
        );
        expect(await violationsOf(page), name).toEqual([]);
      };
      await look('empty');
      for (const cell of [1, 5, 6, 12]) await click(page, cell);
      for (const cell of [3, 8, 10]) await click(page, cell, 'right');
      await look('play');
      for (const name of SHEETS) {
        await page.getByRole('button', { name, exact: true }).click();
        await look(name.toLowerCase().replaceAll(' ', '-'));
        await page.keyboard.press('Escape');
      }
      await page.getByRole('button', { name: 'Help', exact: true }).click();
      await page.getByRole('button', { name: 'Start the lesson' }).click();
      await look('lesson');
      await page.keyboard.press('Escape');
      const tool = async (name: string) => {
        const more = page.getByRole('button', { name: 'More tools' });
        if (await more.isVisible()) await more.click();
        await page.getByRole('button', { name, exact: true }).click();
      };
      await tool('Start over');
      await page.getByRole('button', { name: 'Hint', exact: true }).click();
      for (let stage = 0; stage < 2; stage++)
        await page.getByRole('button', { name: 'More', exact: true }).click();
      await look('hint');
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await tool('Walk-through');
      await page.getByRole('button', { name: 'Step forward' }).click();
      await look('walk-through');
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await tool('Watch the solver');
      for (let i = 0; i < 5; i++) await page.getByRole('button', { name: 'Step forward' }).click();
      await look('watch');
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      while ((await page.locator('.panel.finish').count()) === 0) {
        await page.getByRole('button', { name: 'Hint', exact: true }).click();
        await page.getByRole('button', { name: 'Do it' }).click();
      }
      await page.locator('.tally').waitFor();
      await look('finish');
      await page.getByRole('button', { name: 'History', exact: true }).click();
      await look('history-filled');
      await page.context().close();
    },
  );

  test('in Japanese, and printed', async () => {
    const page = await site.open({ hash: FIVE, settings: { language: 'ja' } });
    await page.getByRole('button', { name: '新しい問題' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('ja');
    expect(await violationsOf(page)).toEqual([]);
    await page.screenshot({ path: join(WEB_ROOT, 'screenshots', 'japanese-1440.png') });
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.screenshot({ path: join(WEB_ROOT, 'screenshots', 'print.png') });
    expect(await page.locator('.print-page').first().isVisible()).toBe(true);
    expect(await page.locator('.page').isVisible()).toBe(false);
    await page.context().close();
  });
});

interface AxeResult {
  readonly violations: readonly {
    id: string;
    nodes: readonly { html: string; failureSummary: string }[];
  }[];
}

/** What axe finds wrong, as short texts. */
async function violationsOf(page: Page): Promise<string[]> {
  // By the debugger, for the page's policy lets no script of a test in.
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResult> } }).axe.run(),
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 2)
      .map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary}`),
  );
}
