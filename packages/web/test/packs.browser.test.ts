/** Packs: nothing of them is loaded before a size is chosen, and what was loaded once is there offline. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { executablePath, openMore, useSite } from './site.ts';

const isPack = (url: string) => url.includes('/packs/');

async function choose(page: Page, size: string): Promise<void> {
  await page.locator('.packs label', { hasText: size }).click();
}

describe.skipIf(executablePath === undefined)('packs', () => {
  const site = useSite();

  test('a pack is loaded when its size is chosen, and its puzzles are played', async () => {
    const page = await site.open();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await openMore(page);
    expect(requests.filter(isPack)).toEqual([]);
    await choose(page, '9×9');
    await page.locator('.packs .pick').first().waitFor();
    expect(requests.filter(isPack)).toEqual([`${site.address}packs/9.json`]);
    expect(await page.locator('.packs .pick').count()).toBe(48);
    const width = await page
      .locator('dialog.new')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(width).toBe(0);
    await page
      .locator('.packs')
      .getByRole('button', { name: /Hard, board 12/ })
      .click();
    await expect.poll(() => page.locator('.stage [role=gridcell]').count()).toBe(81);
    expect(await page.locator('body').textContent()).toContain('from a pack');
    await page.context().close();
  });

  test.each([320, 768])('nothing of a pack is cut off at %i px', async (width) => {
    const page = await site.open({ viewport: { width, height: 800 } });
    await openMore(page);
    await choose(page, '20×20');
    await page.locator('.packs .pick').first().waitFor();
    const right = await page
      .locator('.packs .pick')
      .evaluateAll((picks) => Math.max(...picks.map((pick) => pick.getBoundingClientRect().right)));
    expect(right).toBeLessThanOrEqual(width);
    await page.context().close();
  });

  test('a pack that cannot be loaded is told, and asked for again', async () => {
    const page = await site.open({
      onContext: (context) => context.route(isPackUrl, (route) => route.abort()),
    });
    await openMore(page);
    await choose(page, '7×7');
    await page.locator('.packs [role=alert]').waitFor();
    await page.context().unroute(isPackUrl);
    await page.locator('.packs').getByRole('button', { name: 'Try again' }).click();
    await page.locator('.packs .pick').first().waitFor();
    await page.context().close();
  });

  test('a pack that was loaded once is there offline', async () => {
    const page = await site.open({ serviceWorkers: 'allow' });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    // The worker sees what is loaded after it has taken over.
    await page.reload();
    await openMore(page);
    await choose(page, '6×6');
    await page.locator('.packs .pick').first().waitFor();
    await expect
      .poll(() =>
        page.evaluate(async () =>
          (await (await caches.open('packs')).keys()).map(({ url }) => url),
        ),
      )
      .toEqual([`${site.address}packs/6.json`]);
    await page.context().setOffline(true);
    await page.reload();
    await openMore(page);
    await choose(page, '6×6');
    await page.locator('.packs .pick').first().waitFor();
    await page.context().close();
  });
});

function isPackUrl(url: URL): boolean {
  return isPack(url.href);
}
