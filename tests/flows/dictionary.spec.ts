import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { openLine } from '../testing/line.ts';
import { expect, test } from '../testing/test.ts';

const brotli = promisify(brotliCompress);

const dictionaries = /\.dict$/;

async function open(page: Page, address: string): Promise<Response> {
  const response = await page.goto(address);
  if (!response) throw new Error(`${address} was not fetched`);
  return response;
}

const encodingAt = async (page: Page, address: string): Promise<string | null> =>
  (await open(page, address)).headerValue('content-encoding');

/** Opens pages until one comes compressed with a dictionary: nothing tells when the browser has put it away. */
async function openUntilShort(page: Page, url: string): Promise<void> {
  let opened = 0;
  // A page that the browser has is not sent again, in no encoding.
  await expect.poll(() => encodingAt(page, `${url}/sections?from=${opened++}`)).toBe('dcb');
}

/** Opens a page as who has not been here before, and waits until the browser has the dictionary that it names. */
async function fetchDictionary(page: Page, url: string): Promise<void> {
  const fetched = page.waitForEvent('requestfinished', request => dictionaries.test(request.url()));
  await page.goto(`${url}/news/1001`);
  await fetched;
  await openUntilShort(page, url);
}

test.describe('a reader with the dictionary', () => {
  test.beforeEach(({ page, baseURL }) => fetchDictionary(page, baseURL ?? ''));

  // Of what brotli at its best makes of it. The dictionary was made of other articles.
  for (const [name, address, share] of [
    ['an article', '/news/1034', 0.45],
    ['a topic', '/topic/sports', 0.35],
    ['the front page', '/', 0.7],
    ['the English front page', '/en', 0.7],
  ] as const) {
    test(`is sent at most ${share * 100} % of ${name}`, async ({ page }) => {
      const response = await open(page, address);
      const { responseBodySize } = await response.request().sizes();
      expect(await response.headerValue('content-encoding')).toBe('dcb');
      expect(responseBodySize).toBeLessThanOrEqual((await brotli(await response.body())).length * share);
      await expect(page.locator('h1').first()).toBeVisible();
    });
  }
});

test('a reader who saves data fetches no dictionary, and is sent whole pages', async ({ browser, baseURL, problems }) => {
  const context = await browser.newContext({ extraHTTPHeaders: { 'save-data': 'on' } });
  await problems.watch(context);
  const page = await context.newPage();
  await open(page, `${baseURL}/news/1001`);
  await expect(page.locator('link[rel=compression-dictionary]')).toHaveCount(0);
  expect(await encodingAt(page, `${baseURL}/news/1034`)).toBe('br');
  await context.close();
});

test('a reader with a forgotten dictionary is sent a whole page, and then has the new one', async ({ page, baseURL }) => {
  const html = await (await fetch(`${baseURL}/news/1001`)).text();
  const dictionary = { 'use-as-dictionary': 'match="/*", match-dest=("document")', 'cache-control': 'max-age=600' };
  const earlier = new Map([
    ['/news/1001', { headers: { 'content-type': 'text/html' }, body: html.replace(/[^"]+\.dict/, '/earlier.dict') }],
    ['/earlier.dict', { headers: dictionary, body: html.slice(0, 40_000) }],
  ]);
  const { url, set, close } = await openLine(String(baseURL));
  set(path => earlier.get(path) ?? 'through');
  const offered = async (response: Response): Promise<boolean> =>
    (await response.request().headerValue('available-dictionary')) !== null;

  const fetched = page.waitForEvent('requestfinished', request => request.url().endsWith('/earlier.dict'));
  await page.goto(`${url}/news/1001`);
  await fetched;
  await expect.poll(async () => offered(await open(page, `${url}/news/1001`))).toBe(true);
  const first = await open(page, `${url}/sections`);
  expect(await offered(first)).toBe(true);
  expect(await first.headerValue('content-encoding')).toBe('br');
  await openUntilShort(page, url);
  close();
});
