import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { headerOf, sha256Of } from '../../fixtures/server/http/dictionary.ts';
import { follow } from '../testing/boxes.ts';
import { test } from '../testing/network-line.ts';
import { expect } from '../testing/test.ts';

const brotli = promisify(brotliCompress);

async function open(page: Page, address: string): Promise<Response> {
  const response = await page.goto(address);
  if (!response) throw new Error(`${address} was not fetched`);
  return response;
}

// `share` is relative to the page's size with brotli at its best quality, the default.
for (const [name, before, address, share] of [
  ['a story after a story', '/news/1002', '/news/1003', 0.25],
  ['a topic after a topic', '/topic/sports', '/topic/culture', 0.2],
  ['a story after the front page', '/', '/news/1001', 0.65],
  ['the front page after a story', '/news/1001', '/', 0.75],
] as const) {
  test(`a reader who has a page is sent at most ${share * 100} % of ${name}`, async ({ page, line: { url } }) => {
    await open(page, url + before);
    const response = await open(page, url + address);
    const { responseBodySize } = await response.request().sizes();
    expect(await response.headerValue('content-encoding')).toBe('dcb');
    expect(responseBodySize).toBeLessThanOrEqual((await brotli(await response.body())).length * share);
    await expect(page.locator('h1').first()).toBeVisible();
  });
}

test('a reader who has a page is sent only the difference of its next version', async ({ page, line: { url } }) => {
  const path = '/news/1004';
  for (const address of ['/', '/news/1002', path]) await open(page, url + address);
  const form = { newsId: '1004', score: '1' };
  const read = async (): Promise<number> => {
    const response = await open(page, url + path);
    const { responseBodySize } = await response.request().sizes();
    const isDifference = (await response.headerValue('content-encoding')) === 'dcb';
    // Without a body, the page has not changed yet.
    if (!isDifference || responseBodySize === 0) return Infinity;
    return responseBodySize / (await brotli(await response.body())).length;
  };
  expect((await page.request.post(`${url}/rest/rateNews`, { form, headers: { origin: url } })).ok()).toBe(true);
  await expect.poll(read).toBeLessThan(0.03);
});

test('a browser says which kernel it has when it asks for the next one', async ({ page, line }) => {
  const isKernel = ({ path }: { path: string }): boolean => /^\/assets\/\w+\/kernel\.js$/.test(path);
  await open(page, line.url);
  await expect.poll(() => line.asked.filter(isKernel)).toHaveLength(1);
  const path = line.asked.find(isKernel)?.path ?? '';
  const kernel = await (await page.request.get(line.url + path)).body();
  let count = 0;
  line.set(asked => (asked.includes('/NEXT') ? { headers: { 'content-type': 'text/javascript' }, body: 'export {};' } : 'through'));
  // The browser stores a dictionary some time after its response.
  const dictionaryForNext = async (): Promise<string | undefined> => {
    const next = `/assets/NEXT${count++}/kernel.js`;
    await page.evaluate(address => import(address), next);
    return line.asked.find(one => one.path === next)?.dictionary;
  };
  await expect.poll(dictionaryForNext).toBe(headerOf(sha256Of(kernel)));
});

test.describe('a page that has changed since the browser cached it', () => {
  const path = '/changing';
  let version = 0;

  /** Serves a page with the headers that this browser gets from the origin, and opens it. */
  test.beforeEach(async ({ page, line, baseURL }) => {
    const headers: Record<string, string> = await page.evaluate(() =>
      navigator.userAgent.includes('Chrome') ? { 'sec-ch-ua': '"Chromium";v="156"' } : {},
    );
    const sent = (await fetch(`${baseURL}/news/1001`, { headers })).headers;
    const kept = ['cache-control', 'content-type', 'use-as-dictionary'].map(name => [name, sent.get(name) ?? '']);
    line.set(asked => {
      if (asked !== path) return 'through';
      const body = `<!doctype html><title>${version}</title><h1>${version}</h1>`;
      return { headers: { ...Object.fromEntries(kept), etag: `"${version}"` }, body };
    });
    await page.goto(line.url + path);
    version += 1;
  });

  test.afterEach(({ page }) => expect(page.locator('h1')).toHaveText(String(version)));

  test('is fetched again when its address is opened or reloaded', async ({ page, line }) => {
    await page.goto(line.url + path);
    await expect(page.locator('h1')).toHaveText(String(version));
    version += 1;
    await page.reload();
  });

  test('is fetched again when a link leads to it', async ({ page, line }) => {
    await page.goto(`${line.url}/sections`);
    await follow(page, path);
  });

  test('is new where it is fetched ahead', async ({ page, line }) => {
    await page.goto(line.url);
    const link = page.locator('.footer a[href="/newsletter"]');
    await link.evaluate((element: HTMLAnchorElement) => (element.href = '/changing'));
    await page.locator('.footer a[href="/changing"]').hover();
    await expect.poll(() => line.asked.filter(one => one.path === path && one.purpose === 'prefetch')).toHaveLength(1);
    await page.locator('.footer a[href="/changing"]').click();
    await page.waitForURL(line.url + path);
  });
});
