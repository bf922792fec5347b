/** The built element in a real Chromium, on pages that allow nothing and style everything. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureChromium } from '../../web/scripts/ensure-chromium.mjs';

const require = createRequire(import.meta.url);
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const executablePath = ensureChromium();
if (executablePath === undefined && process.env['CI']) throw new Error('there is no Chromium');

const FOUR = 'hitori:4x4:3222134241131133';
/** Its solution. */
const SHADED = [1, 3, 9, 12, 15];
/** No style or script of the page itself but the module: what styles it has are the element's own. */
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; frame-src 'self'";
const HOSTILE = `* { display: block !important; font-size: 40px !important; color: red !important; }
html { font-size: 40px; } svg { width: 3px !important; } button { display: none !important; }
.board, .cells { visibility: hidden !important; }`;

describe.skipIf(executablePath === undefined)('the player', () => {
  let browser: Browser;
  let server: Server;
  let folder: string;
  let body = '';
  let requests: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hitori-player-'));
    const vite = join(dirname(require.resolve('vite/package.json')), 'bin/vite.js');
    const args = [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
    const env = { ...process.env, NODE_ENV: 'production' };
    const built = spawnSync(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit' });
    if (built.status !== 0) throw new Error('the player could not be built');
    const files: Readonly<Record<string, () => readonly [string, string]>> = {
      '/': () => ['text/html; charset=utf-8', body],
      '/player.js': () => [
        'text/javascript',
        readFileSync(join(folder, 'hitori-player.js'), 'utf8'),
      ],
      '/hitori-player.js': () => files['/player.js']!(),
      '/hostile.css': () => ['text/css', HOSTILE],
      '/embed.html': () => ['text/html', embedded('embed.html')],
      '/embed.js': () => ['text/javascript', embedded('embed.js')],
      '/embed.css': () => ['text/css', embedded('embed.css')],
    };
    server = createServer(({ url = '' }, response) => {
      requests.push(url);
      const [type, text] = files[url]?.() ?? ['text/plain', ''];
      response.writeHead(200, { 'Content-Type': type, 'Content-Security-Policy': POLICY });
      response.end(text);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    browser = await chromium.launch({ executablePath: executablePath!, args: ['--no-sandbox'] });
  });

  afterAll(async () => {
    await browser?.close();
    server?.close();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  const embedded = (name: string) => readFileSync(join(ROOT, 'embed', name), 'utf8');

  /** A page with this body; what it says to the console as a fault is thrown at its end. */
  async function open(html: string, { styles = '', lang = 'en' } = {}): Promise<Page> {
    body = `<!doctype html><html lang="${lang}"><head><title>Host</title>${styles}
<script type="module" src="/player.js"></script></head><body><main><h1>Host</h1>${html}</main></body></html>`;
    requests = [];
    const page = await browser.newPage({ viewport: { width: 800, height: 900 } });
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('favicon'))
        faults.push(message.text());
    });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.evaluate(() => {
      const told: unknown[] = [];
      Object.assign(window, { told });
      for (const name of ['hitori-change', 'hitori-solved'])
        document.addEventListener(name, (event) =>
          told.push([name, (event.target as Element).id, (event as CustomEvent).detail]),
        );
    });
    page.on('close', () => expect(faults).toEqual([]));
    return page;
  }

  const told = (page: Page): Promise<[string, string, Record<string, unknown>][]> =>
    page.evaluate(() => (window as unknown as { told: [] }).told);

  /** Shades cells by the keyboard alone, from the first cell. */
  async function shade(page: Page, id: string, cells: readonly number[]): Promise<void> {
    await page.locator(`#${id} [data-cell="0"]`).focus();
    let at = 0;
    for (const cell of cells) {
      for (; Math.floor(at / 4) < Math.floor(cell / 4); at += 4)
        await page.keyboard.press('ArrowDown');
      for (; at < cell; at++) await page.keyboard.press('ArrowRight');
      for (; at > cell; at--) await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Space');
    }
  }

  test('is solved by the keyboard alone, and tells of it; the other one is left alone', async () => {
    const page = await open(
      `<hitori-player id="a" puzzle="${FOUR}"></hitori-player>
<hitori-player id="b" puzzle="${FOUR}"></hitori-player>`,
    );
    await shade(page, 'a', SHADED);
    const events = await told(page);
    expect(events.map(([name, id]) => [name, id])).toEqual([
      ...SHADED.map(() => ['hitori-change', 'a']),
      ['hitori-solved', 'a'],
    ]);
    expect(events.at(-1)![2]).toEqual({
      marks: ['.#.#', '....', '.#..', '#..#'],
      ms: expect.any(Number),
      hints: 0,
    });
    await page.locator('#b [data-cell="0"]').focus();
    await page.keyboard.press('Space');
    expect((await told(page)).at(-1)).toEqual([
      'hitori-change',
      'b',
      { marks: ['#...', '....', '....', '....'], isSolved: false },
    ]);
    await page.close();
  });

  test('asks for nothing once it is loaded, and keeps nothing', async () => {
    const page = await open(`<hitori-player id="a" puzzle="${FOUR}"></hitori-player>`);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('#a .panel').waitFor();
    await shade(page, 'a', [1]);
    expect(requests.filter((url) => url !== '/favicon.ico')).toEqual(['/', '/player.js']);
    expect(await page.evaluate(() => window.localStorage.length)).toBe(0);
    await page.close();
  });

  test('keeps its game where it is told to, apart for each puzzle', async () => {
    const html = `<hitori-player id="a" storage puzzle="${FOUR}"></hitori-player>
<hitori-player id="b" storage puzzle="hitori:2x2:1112"></hitori-player>`;
    const page = await open(html);
    await shade(page, 'a', [1]);
    await page.evaluate(() => document.querySelector('#a')?.remove());
    await page.reload();
    await page.locator('#a [data-cell="1"]').waitFor();
    const isShaded = (id: string, cell: number) =>
      page.locator(`#${id} [data-cell="${cell}"]`).getAttribute('aria-label');
    expect(await isShaded('a', 1)).toMatch(/shaded/);
    expect(await isShaded('a', 0)).not.toMatch(/shaded/);
    expect(await isShaded('b', 1)).not.toMatch(/shaded/);
    await page.close();
  });

  test('looks and works the same among hostile styles', async () => {
    const page = await open(`<hitori-player id="a" puzzle="${FOUR}"></hitori-player>`, {
      styles: '<link rel="stylesheet" href="/hostile.css">',
    });
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.waitFor({ state: 'visible' });
    expect(await undo.evaluate((button) => getComputedStyle(button).fontSize)).not.toBe('40px');
    const picture = page.locator('#a svg.picture');
    expect((await picture.boundingBox())!.width).toBeGreaterThan(200);
    const box = (await page.locator('#a [data-cell="5"]').boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    expect((await told(page)).map(([name]) => name)).toEqual(['hitori-change']);
    // Nor do its styles leak out.
    const colour = await page.locator('h1').evaluate((title) => getComputedStyle(title).color);
    expect(colour).toBe('rgb(255, 0, 0)');
    await page.close();
  });

  test('follows its attributes, and begins anew where it is put back', async () => {
    const page = await open(`<hitori-player id="a" puzzle="${FOUR}"></hitori-player>`);
    const set = (name: string, value: string) =>
      page
        .locator('#a')
        .evaluate((element, [key, text]) => element.setAttribute(key!, text!), [name, value]);
    await set('hints', 'off');
    await expect.poll(() => page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
    await set('language', 'ja');
    await page.getByRole('button', { name: '元に戻す' }).waitFor();
    await set('language', 'en');
    await set('puzzle', 'hitori:2x2:1112');
    await expect.poll(() => page.locator('#a [data-cell]').count()).toBe(4);
    await set('puzzle', 'hitori:9x9:1');
    await page.locator('#a [role=alert]').waitFor();
    await set('puzzle', FOUR);
    await expect.poll(() => page.locator('#a [data-cell]').count()).toBe(16);
    await page.evaluate(() => {
      const element = document.querySelector('#a')!;
      const parent = element.parentElement!;
      for (let times = 0; times < 3; times++) {
        element.remove();
        parent.append(element);
      }
    });
    await shade(page, 'a', [1]);
    expect((await told(page)).map(([name]) => name)).toEqual(['hitori-change']);
    await page.close();
  });

  test('says of a puzzle without exactly one solution what it is', async () => {
    const page = await open(`<hitori-player id="a" puzzle="hitori:2x2:1221"></hitori-player>
<hitori-player id="b" puzzle="hitori:3x3:111111111"></hitori-player>`);
    await expect
      .poll(() => page.locator('#a [role=alert]').allTextContents())
      .toEqual(['This board has more than one solution: any of them counts.']);
    await expect
      .poll(() => page.locator('#b [role=alert]').allTextContents())
      .toEqual(['This board has no solution.']);
    await page.close();
  });

  test('has a theme by the scheme of the page, and a grid that a screen reader knows', async () => {
    const page = await open(
      `<div id="dark"><hitori-player id="a" puzzle="${FOUR}"></hitori-player></div>`,
      { lang: 'ja' },
    );
    expect(await page.locator('#a').getAttribute('data-theme')).toBe('light');
    expect(await page.getByRole('grid').count()).toBe(1);
    expect(await page.getByRole('row').count()).toBe(4);
    expect(await page.getByRole('gridcell').count()).toBe(16);
    expect(await page.locator('#a [aria-live]').count()).toBe(1);
    expect(await page.locator('#a .player').getAttribute('lang')).toBe('ja');
    await page.evaluate(() => {
      const dark = document.querySelector<HTMLElement>('#dark')!;
      dark.style.colorScheme = 'dark';
      dark.append(document.querySelector('#a')!);
    });
    expect(await page.locator('#a').getAttribute('data-theme')).toBe('dark');
    await page.close();
  });

  test('axe finds nothing in it', async () => {
    const page = await open(`<hitori-player id="a" puzzle="${FOUR}"></hitori-player>`);
    await page.locator('#a [data-cell="0"]').waitFor();
    await page.evaluate(readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8'));
    const found = await page.evaluate(async () => {
      const { axe } = window as unknown as {
        axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      };
      const { violations } = await axe.run();
      return violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
    });
    expect(found).toEqual([]);
    await page.close();
  });

  test('stands in a frame as well, and tells the page around', async () => {
    const page = await open(
      `<iframe title="Hitori" width="500" height="700" src="/embed.html#puzzle=${FOUR}&amp;hints=off"></iframe>`,
    );
    await page.evaluate(() =>
      window.addEventListener('message', ({ data }) =>
        (window as unknown as { told: unknown[] }).told.push([data.type, '', data.detail]),
      ),
    );
    const frame = page.frameLocator('iframe');
    await frame.locator('[data-cell="1"]').click();
    await expect.poll(async () => (await told(page)).length).toBe(1);
    expect((await told(page))[0]).toEqual([
      'hitori-change',
      '',
      { marks: ['.#..', '....', '....', '....'], isSolved: false },
    ]);
    expect(await frame.getByRole('button', { name: 'Hint' }).count()).toBe(0);
    await page.close();
  });

  test('is one file, and not large', () => {
    const size = gzipSync(readFileSync(join(folder, 'hitori-player.js')), { level: 9 }).length;
    console.log(`hitori-player.js: ${(size / 1000).toFixed(1)} kB, gzip`);
    expect(size).toBeLessThan(95_000);
  });
});

test('does nothing where there are no elements', async () => {
  expect('customElements' in globalThis).toBe(false);
  expect(Object.keys(await import('../src/element.tsx'))).toEqual(['HitoriPlayer']);
});
