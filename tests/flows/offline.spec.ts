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

/** Paths of what a phone keeps for a reason. */
const shelf = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(async kept => {
    const notes = await (await caches.open('dakkeh-about')).matchAll();
    const told = notes.map(({ headers }) => decodeURIComponent(headers.get('page') ?? ''));
    const pages = told.map(text => JSON.parse(text) as { path: string; shelf: string });
    return pages.filter(one => one.shelf === kept).map(({ path }) => path).sort();
  }, name);

/** Reads two articles, until the phone keeps both. */
async function keepTwo(page: Page, line: NetworkLine): Promise<void> {
  await readTwo(page, line.url);
  await expect.poll(() => shelf(page, 'read')).toEqual([article, other]);
}

/** Another host, whose pages any page may read. */
async function openStranger() {
  const asked: string[] = [];
  const server = await openServer(({ url = '' }, answer) => {
    asked.push(url);
    answer.writeHead(200, { 'content-type': 'text/html', 'access-control-allow-origin': '*' }).end('<h1>Stranger</h1>');
  });
  return { asked, host: `127.0.0.1:${server.port}`, [Symbol.asyncDispose]: server[Symbol.asyncDispose] };
}

/** All that may be read as an address of the host by who cuts off what stands before it. */
const strangeAddresses = (host: string): string[] =>
  ['/', '//', '/\\', '/%2F', '/http://', '/http:', '//user@'].map(before => `/kept${before}${host}/x.html`)
    .concat(`/kept//${host}/x`, `/kept//${host}/x.js`, `/kept//${host}/x.css`);

test('a reader who was never without a network has no worker, and asks for nothing that is for later', async ({ page, line }) => {
  for (const path of [article, other, '/', '/news/1003']) {
    await page.goto(line.url + path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.locator('[data-widget=visit], [data-widget=relative-times]').first()).toHaveAttribute('data-widget-state', 'ready');
    await waitUntilIdle(page);
  }
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(line.asked.filter(({ path }) => /worker|saved|shelf/.test(path))).toEqual([]);
});

test('articles that were read open whole without a network, and say from when they are', async ({ page, line, problems }) => {
  problems.expect(lost);
  await keepTwo(page, line);
  await follow(page, '/news/1003');
  await expect.poll(() => shelf(page, 'read')).toHaveLength(3);
  expect(line.asked.filter(({ path }) => path === '/saved')).toHaveLength(1);
  line.set(() => 'cut');
  // The pictures of the first article, which no worker saw come, are left to the browser's cache: WebKitGTK has none.
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

test('a reader who waits too long is offered what is kept, and it is shown only then', async ({ page, line, problems }) => {
  problems.expect(lost);
  await keepTwo(page, line);
  // No test can look into a page while another one is waited for: the page itself does what a reader would.
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

test('a page that breaks off is not kept, and the whole one stays', async ({ page, line, problems }) => {
  problems.expect(lost);
  await keepTwo(page, line);
  line.set(path => (path === article ? { cutAfter: 3000 } : 'through'));
  await page.goto(line.url + article).catch(() => undefined);
  line.set(() => 'cut');
  await page.goto(line.url + article);
  await expect(page.locator('[data-kept]')).toBeVisible();
  await expect(page.locator('footer')).toBeAttached();
});

test('no address opens a page of another host as one of ours', async ({ page, line, problems }) => {
  problems.expect(/404|ERR_FAILED|invalid fetch\(\) call/);
  await keepTwo(page, line);
  await using stranger = await openStranger();
  // The worker's own tests try them all: widgets/page/offline/worker/answers.test.ts.
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

test('a reader keeps an article with its pictures and takes it off again', async ({ page, line, problems }) => {
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

test('an article that is kept on a first page opens without a network', async ({ page, line, problems }) => {
  problems.expect(lost);
  await page.goto(line.url + article);
  await boxOf(page, 'keep').locator('button').click();
  await expect(boxOf(page, 'keep').locator('button')).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate(() => navigator.serviceWorker.ready);
  line.set(() => 'cut');
  await page.goto(`${line.url}${article}/?utm_source=messenger`);
  await expect(page.locator('[data-kept]')).toBeVisible();
});

test('a reader who has opened the list keeps what is read from then on', async ({ page, line, problems }) => {
  problems.expect(lost);
  await page.goto(`${line.url}/saved`);
  await expect(boxOf(page, 'saved')).toHaveAttribute('data-widget-state', 'ready');
  await follow(page, article);
  await expect.poll(() => shelf(page, 'read')).toContain(article);
});

test('the log-in of a network takes no place of an article', async ({ page, line, problems }) => {
  problems.expect(lost);
  await keepTwo(page, line);
  const portal = { headers: { 'content-type': 'text/html' }, body: '<html><title>Wi-Fi</title><h1>Room and name</h1></html>' };
  line.set(path => (path === article ? portal : 'through'));
  await page.goto(line.url + article);
  await expect(page.locator('h1')).toHaveText('Room and name');
  line.set(() => 'cut');
  await page.goto(line.url + article);
  await expect(page.locator('[data-kept]')).toBeVisible();
});

test('a worker that a site has already works on beside ours, which it imports', async ({ page, line, problems }) => {
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

test('a newsroom that wants no worker any more gets rid of it with the next page', async ({ page, line }) => {
  await keepTwo(page, line);
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
