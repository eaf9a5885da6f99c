import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { boxOf, follow } from '../testing/boxes.ts';
import { type Line, test } from '../testing/line.ts';
import { expect } from '../testing/test.ts';

const article = '/news/1001';
const other = '/news/1002';
const lost = /ERR_(EMPTY|FAILED|INCOMPLETE|CONTENT)|Failed to (fetch|load)|Load failed|Importing a/;

/** Paths of what a phone keeps for a reason. */
const shelf = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(async kept => {
    const notes = await (await caches.open('dakkeh-about')).matchAll();
    const told = notes.map(({ headers }) => decodeURIComponent(headers.get('page') ?? ''));
    const pages = told.map(text => JSON.parse(text) as { path: string; shelf: string });
    return pages.filter(one => one.shelf === kept).map(({ path }) => path).sort();
  }, name);

/** Reads an article after another one, until the phone keeps both. */
async function readTwo(page: Page, line: Line): Promise<void> {
  await page.goto(line.url + article);
  await follow(page, other);
  await expect.poll(() => shelf(page, 'read')).toEqual([article, other]);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

test('a first page asks for nothing that is for later', async ({ page, line }) => {
  await page.goto(`${line.url}${article}`);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(boxOf(page, 'share')).toHaveAttribute('data-widget-state', 'ready');
  expect(line.asked.filter(({ path }) => /worker|saved|shelf/.test(path))).toEqual([]);
});

test('articles that were read open whole without a network, and say from when they are', async ({ page, line, problems }) => {
  problems.expect(lost);
  await readTwo(page, line);
  await follow(page, '/news/1003');
  await expect.poll(() => shelf(page, 'read')).toHaveLength(3);
  expect(line.asked.filter(({ path }) => path === '/saved')).toHaveLength(1);
  line.set(() => 'cut');
  await follow(page, article);
  await expect(page.locator('[data-kept]')).toContainText('به شبکه وصل نیستید. این نسخه از ۱۴۰');
  await expect(page.locator('h1')).not.toBeEmpty();
  await boxOf(page, 'font-size').locator('button').first().click();
  await expect(boxOf(page, 'font-size')).toHaveAttribute('data-widget-state', 'ready');
  const width = (): Promise<number> =>
    page.locator('.article-main img').first().evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  line.set(() => 'through');
  await page.locator('[data-kept] a').click();
  await expect(page.locator('[data-kept]')).toHaveCount(0);
});

test('a reader who waits too long is offered what is kept, and it is shown only then', async ({ page, line, problems }) => {
  problems.expect(lost);
  await readTwo(page, line);
  // No test can look into a page while another one is waited for: the page itself does what a reader would.
  await page.evaluate(() => {
    new MutationObserver(() => {
      const button = [...document.querySelectorAll<HTMLElement>('.page-notice button')].at(-1);
      if (button?.textContent === 'نسخهٔ روی گوشی را بخوانید') {
        void fetch('/offered', { keepalive: true });
        button.click();
      }
    }).observe(document.body, { childList: true });
  });
  line.set(path => (path === article ? 'hanging' : 'through'));
  const started = line.asked.length;
  await follow(page, article);
  await expect(page.locator('[data-kept]')).toBeVisible();
  expect(line.asked.slice(started, started + 2).map(({ path }) => path)).toEqual([article, '/offered']);
});

test('a page that breaks off is not kept, and the whole one stays', async ({ page, line, problems }) => {
  problems.expect(lost);
  await readTwo(page, line);
  line.set(path => (path === article ? { cutAfter: 3000 } : 'through'));
  await page.goto(line.url + article).catch(() => undefined);
  line.set(() => 'cut');
  await page.goto(line.url + article);
  await expect(page.locator('[data-kept]')).toBeVisible();
  await expect(page.locator('footer')).toBeAttached();
});

test('a reader keeps an article with its pictures and takes it off again', async ({ page, line, problems }) => {
  problems.expect(lost);
  await readTwo(page, line);
  const keep = boxOf(page, 'keep').locator('button');
  await keep.click();
  await expect(keep).toHaveAttribute('aria-pressed', 'true');
  line.set(() => 'cut');
  await follow(page, '/saved');
  await expect(page.locator('.saved-later a')).toHaveAttribute('href', other);
  await page.locator('.saved-later button').click();
  await expect(page.locator('.saved-later a')).toHaveCount(0);
  await page.locator('.saved-total button').click();
  await expect(page.locator('.saved-none')).toBeVisible();
  expect(await shelf(page, 'read')).toEqual([]);
});

test('a newsroom that wants no worker any more gets rid of it with the next page', async ({ page, line }) => {
  await readTwo(page, line);
  const { lastWorker } = JSON.parse(readFileSync('dist/preact/manifest.json', 'utf8')) as { lastWorker: string };
  const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-cache' };
  line.set(path => (path === '/worker.js' ? { headers, body: lastWorker } : 'through'));
  await follow(page, '/topic/culture');
  const left = async (): Promise<unknown> =>
    page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, await caches.keys()]);
  // Firefox looks for a new worker with each page, so that this may be over.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined));
  await expect.poll(left).toEqual([0, []]);
});
