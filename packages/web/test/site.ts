/**
 * The built page in a real Chromium: builds it into a folder of its own, serves it, opens pages. When no
 * browser can be had, the tests say so loudly and are skipped, or fail where `CI` is set.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { ensureChromium } from '../scripts/ensure-chromium.mjs';
import { type Served, serve } from '../scripts/serve.mjs';

export const WEB_ROOT: string = fileURLToPath(new URL('..', import.meta.url));

export const executablePath: string | undefined = ensureChromium();
if (executablePath === undefined) {
  const message = 'NO CHROMIUM: the browser tests of the page cannot run';
  if (process.env['CI']) throw new Error(message);
  console.error(`\n${'!'.repeat(72)}\n${message}\n${'!'.repeat(72)}\n`);
}

export interface Site {
  readonly address: string;
  readonly folder: string;
  /** A page in a context of its own; the lesson is out of the way unless `isFirstVisit`. */
  open(options?: OpenOptions): Promise<Page>;
}

export interface OpenOptions extends BrowserContextOptions {
  readonly hash?: string;
  readonly isFirstVisit?: boolean;
  /** What the storage holds before the first visit. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Prepares the context before its first page. */
  readonly onContext?: (context: BrowserContext) => Promise<unknown>;
}

/** Starts the site before the tests of a file and stops it after them. */
export function useSite(): Site {
  let browser: Browser | undefined;
  let server: Served | undefined;
  const folder = mkdtempSync(join(tmpdir(), 'hitori-web-'));

  beforeAll(async () => {
    // In a process of its own: a test runner's NODE_ENV would make another build than users get.
    const vite = join(
      dirname(createRequire(import.meta.url).resolve('vite/package.json')),
      'bin/vite.js',
    );
    const built = spawnSync(
      process.execPath,
      [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
      { cwd: WEB_ROOT, env: { ...process.env, NODE_ENV: 'production' }, stdio: 'inherit' },
    );
    if (built.status !== 0) throw new Error('the page could not be built');
    server = await serve({ port: 0, root: pathToFileURL(folder) });
    browser = await chromium.launch({ executablePath: executablePath!, args: ['--no-sandbox'] });
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    folder,
    get address() {
      return server!.address;
    },
    async open({ hash = '', isFirstVisit = false, settings, onContext, ...options } = {}) {
      const context = await browser!.newContext({ serviceWorkers: 'block', ...options });
      await onContext?.(context);
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      page.on('pageerror', (error) => {
        throw error;
      });
      if (!isFirstVisit)
        await page.addInitScript((kept) => {
          try {
            localStorage.setItem('hitori.visited', '{"version":1,"data":true}');
            if (kept && !localStorage.getItem('hitori.settings'))
              localStorage.setItem('hitori.settings', JSON.stringify({ version: 1, data: kept }));
          } catch {
            // A test that blocks the storage.
          }
        }, settings);
      await page.goto(server!.address + hash);
      await page.locator('.stage [role=gridcell]').first().waitFor();
      return page;
    },
  };
}

/** Opens the sheet of new puzzles with all that stands under More. */
export async function openMore(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New puzzle' }).click();
  await page.locator('.more-ways summary').click();
}

export const linkTo = (id: string): string => `#puzzle=${id}`;

/** The states of the board as the screen reader's words tell them: `#`, `-`, `.`. */
export async function marksOf(page: Page): Promise<string> {
  const labels = await page
    .locator('.stage [role=gridcell]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  return labels
    .map((label) => {
      const [, state] = /: .*?, (unmarked|shaded|unshaded)/.exec(label) ?? [];
      return state === 'shaded' ? '#' : state === 'unshaded' ? '-' : '.';
    })
    .join('');
}

export async function pointIn(page: Page, cell: number): Promise<{ x: number; y: number }> {
  const box = await page.locator(`.stage [data-cell="${cell}"]`).boundingBox();
  if (box === null) throw new Error(`cell ${cell} is not seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function click(
  page: Page,
  cell: number,
  button: 'left' | 'right' = 'left',
): Promise<void> {
  const { x, y } = await pointIn(page, cell);
  await page.mouse.click(x, y, { button });
}

export async function drag(
  page: Page,
  from: number,
  to: number,
  button: 'left' | 'right' = 'left',
): Promise<void> {
  const start = await pointIn(page, from);
  const end = await pointIn(page, to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down({ button });
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up({ button });
}
