/** The booklet of the built page: the same bytes as the library's, and nothing of it is loaded before. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeBook } from '@hitori/book';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { FOUR, readBoard } from './boards.ts';
import { executablePath, useSite, WEB_ROOT } from './site.ts';

describe.skipIf(executablePath === undefined)('a booklet', () => {
  const site = useSite();

  async function saved(page: Page, button: string): Promise<Uint8Array> {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    return readFileSync(await (await download).path());
  }

  test('of the open board is what the library makes, in either language', async () => {
    for (const language of ['en', 'ja'] as const) {
      const page = await site.open({ hash: `#puzzle=${FOUR}`, locale: language });
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(request.url()));
      await page
        .getByRole('button', { name: language === 'en' ? 'Share and save' : '共有と保存' })
        .click();
      expect(loaded.filter((url) => url.endsWith('.woff'))).toEqual([]);
      const pdf = await saved(page, language === 'en' ? 'Save as PDF' : 'PDF で保存');
      const title = language === 'en' ? 'Hitori' : 'ひとりにしてくれ';
      const options = { language, title, answers: 'none', allowAny: true } as const;
      const made = await makeBook([{ puzzle: readBoard(FOUR) }], options);
      expect(made.ok && Buffer.compare(pdf, made.value)).toBe(0);
      expect(loaded.some((url) => /noto.*\.woff/.test(url))).toBe(language === 'ja');
      await page.screenshot({ path: join(WEB_ROOT, 'screenshots', `booklet-${language}.png`) });
      await page.context().close();
    }
  });

  test('of new puzzles is made and saved', async () => {
    const page = await site.open({ hash: `#puzzle=${FOUR}` });
    await page.getByRole('button', { name: 'Share and save' }).click();
    await page.getByRole('radio', { name: 'New puzzles like this one' }).check();
    await page.getByLabel('How many').fill('5');
    const pdf = Buffer.from(await saved(page, 'Save as PDF')).toString('latin1');
    expect(pdf.startsWith('%PDF-1.7')).toBe(true);
    await page.getByText('The booklet is saved.').waitFor();
    await page.context().close();
  });
});
