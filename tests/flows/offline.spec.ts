import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openServer } from '../../scripts/small-server.ts';
import { sampleOf } from '../../scripts/test/nightly.ts';
import { boxOf, follow, readTwo, waitUntilIdle } from '../testing/boxes.ts';
import { type NetworkLine, test } from '../testing/network-line.ts';
import { expect } from '../testing/test.ts';

const article = '/news/1001';
const other = '/news/1002';
const lost = /ERR_(EMPTY|FAILED|INCOMPLETE|CONTENT)|Failed to (fetch|load)|Load failed|NetworkError|Importing a/;

/** Returns the paths of the pages saved on the phone on a shelf such as `read`. */
const shelf = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(async kept => {
    const notes = await (await caches.open('dakkeh-about')).matchAll();
    const told = notes.map(({ headers }) => decodeURIComponent(headers.get('page') ?? ''));
    const pages = told.map(text => JSON.parse(text) as { path: string; shelf: string });
    return pages.filter(one => one.shelf === kept).map(({ path }) => path).sort();
  }, name);

/** Reads two articles, and waits until the phone has saved both. */
async function keepTwo(page: Page, line: NetworkLine): Promise<void> {
  await readTwo(page, line.url);
  await expect.poll(() => shelf(page, 'read')).toEqual([article, other]);
}

/** Serves another host, whose CORS headers let any page read its answers. */
async function openStranger() {
  const asked: string[] = [];
  const server = await openServer(({ url = '' }, answer) => {
    asked.push(url);
    answer.writeHead(200, { 'content-type': 'text/html', 'access-control-allow-origin': '*' }).end('<h1>Stranger</h1>');
  });
  return { asked, host: `127.0.0.1:${server.port}`, [Symbol.asyncDispose]: server[Symbol.asyncDispose] };
}

/** Paths that a server could take for addresses of the host if it only strips a prefix. */
const strangeAddresses = (host: string): string[] =>
  ['/', '//', '/\\', '/%2F', '/http://', '/http:', '//user@'].map(before => `/kept${before}${host}/x.html`)
    .concat(`/kept//${host}/x`, `/kept//${host}/x.js`, `/kept//${host}/x.css`);

test('a reader who was never offline gets no worker and loads none of the offline code', async ({ page, line }) => {
  for (const path of [article, other, '/', '/news/1003']) {
    await page.goto(line.url + path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.locator('[data-widget=visit], [data-widget=relative-times]').first()).toHaveAttribute('data-widget-state', 'ready');
    await waitUntilIdle(page);
  }
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(line.asked.filter(({ path }) => /worker|saved|shelf/.test(path))).toEqual([]);
});

test('articles already read open complete while offline, and show the date of the saved copy', async ({ page, line, problems }) => {
  problems.expect(lost);
  await keepTwo(page, line);
  await follow(page, '/news/1003');
  await expect.poll(() => shelf(page, 'read')).toHaveLength(3);
  expect(line.asked.filter(({ path }) => path === '/saved')).toHaveLength(1);
  line.set(() => 'cut');
  // No worker saw the pictures of the first article, so only the browser's cache has them; WebKitGTK has no such cache.
  await follow(page, '/news/1002');
  await expect(page.locator('[data-kept]')).toContainText(/به اینترنت وصل نیستید\. این نسخهٔ .* ۱۴۰/);
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

test('a reader who waits too long is offered the saved copy, which opens only on a tap', async ({ page, line, problems }) => {
  problems.expect(lost);
  await keepTwo(page, line);
  // Playwright cannot look into a page while the next one loads, so the page itself presses the button.
  await page.evaluate(() => {
    new MutationObserver(() => {
      const button = [...document.querySelectorAll<HTMLElement>('.page-notice button')].at(-1);
      if (button?.textContent === 'نسخهٔ ذخیره‌شده را بخوانید') {
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

test('a page that breaks off while loading does not replace the saved copy', async ({ page, line, problems }) => {
  problems.expect(lost);
  await keepTwo(page, line);
  line.set(path => (path === article ? { cutAfter: 3000 } : 'through'));
  await page.goto(line.url + article).catch(() => undefined);
  line.set(() => 'cut');
  await page.goto(line.url + article);
  await expect(page.locator('[data-kept]')).toBeVisible();
  await expect(page.locator('footer')).toBeAttached();
});

test('no address opens another host\'s page as one of ours', async ({ page, line, problems }) => {
  problems.expect(/404|ERR_FAILED|invalid fetch\(\) call/);
  await keepTwo(page, line);
  await using stranger = await openStranger();
  // The worker's own tests cover all addresses: widgets/page/offline/worker/answers.test.ts.
  for (const address of sampleOf(strangeAddresses(stranger.host), 3)) {
    await page.goto(line.url + address);
    await expect(page.locator('h1')).not.toHaveText('Stranger');
    const framed = await page.evaluate(async src => {
      const frame = Object.assign(document.createElement('iframe'), { src });
      document.body.append(frame);
      await new Promise(resolve => frame.addEventListener('load', resolve));
      const text = frame.contentDocument?.body.textContent ?? '';
      frame.remove();
      return text;
    }, address);
    expect(framed).not.toContain('Stranger');
    const fetched = await page.evaluate(async path => (await fetch(path).catch(() => new Response(''))).text(), address);
    expect(fetched).not.toContain('Stranger');
  }
  expect(stranger.asked).toEqual([]);
});

test('a reader saves an article with its pictures and removes it again', async ({ page, line, problems }) => {
  problems.expect(lost);
  await keepTwo(page, line);
  const keep = boxOf(page, 'keep').locator('button');
  await keep.click();
  await expect(keep).toHaveAttribute('aria-pressed', 'true');
  line.set(() => 'cut');
  await follow(page, '/saved');
  await expect(page.locator('.saved-later a')).toHaveAttribute('href', line.url + other);
  await page.locator('.saved-later button').click();
  await expect(page.locator('.saved-later a')).toHaveCount(0);
  await page.locator('.saved-total button').click();
  await expect(page.locator('.saved-none')).toBeVisible();
  expect(await shelf(page, 'read')).toEqual([]);
});

test('an article saved on the first page opens offline', async ({ page, line, problems }) => {
  problems.expect(lost);
  await page.goto(line.url + article);
  await boxOf(page, 'keep').locator('button').click();
  await expect(boxOf(page, 'keep').locator('button')).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate(() => navigator.serviceWorker.ready);
  line.set(() => 'cut');
  await page.goto(`${line.url}${article}/?utm_source=messenger`);
  await expect(page.locator('[data-kept]')).toBeVisible();
});

test('articles are saved after the reader has opened the list of saved pages', async ({ page, line, problems }) => {
  problems.expect(lost);
  await page.goto(`${line.url}/saved`);
  await expect(boxOf(page, 'saved')).toHaveAttribute('data-widget-state', 'ready');
  await follow(page, article);
  await expect.poll(() => shelf(page, 'read')).toContain(article);
});

test('a site\'s own worker keeps working when it imports ours', async ({ page, line, problems }) => {
  problems.expect(lost);
  const { worker } = JSON.parse(readFileSync('dist/preact/manifest.json', 'utf8')) as { worker: string };
  const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-cache' };
  const own = "importScripts('/ours.js');addEventListener('message', ({ source, data }) => data && source.postMessage(`push ${data}`));";
  const files = new Map([['/worker.js', own], ['/ours.js', worker]]);
  line.set(path => (files.has(path) ? { headers, body: files.get(path) ?? '' } : 'through'));
  await keepTwo(page, line);
  line.set(() => 'cut');
  await page.goto(line.url + article);
  await expect(page.locator('[data-kept]')).toBeVisible();
  const answer = page.evaluate(
    () => new Promise(resolve => {
      navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data), { once: true });
      navigator.serviceWorker.controller?.postMessage('please');
    }),
  );
  expect(await answer).toBe('push please');
});

test('a newsroom that drops the worker removes it with the next page', async ({ page, line }) => {
  await keepTwo(page, line);
  const { lastWorker } = JSON.parse(readFileSync('dist/preact/manifest.json', 'utf8')) as { lastWorker: string };
  const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-cache' };
  line.set(path => (path === '/worker.js' ? { headers, body: lastWorker } : 'through'));
  await follow(page, '/topic/culture');
  const left = async (): Promise<unknown> =>
    page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, await caches.keys()]);
  // Firefox checks for a new worker on each page, so the old one may already be gone.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined));
  await expect.poll(left).toEqual([0, []]);
});
