import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type FieldRow, readRows } from '../../bench/field/rows.ts';
import { startOrigin } from '../../bench/sites/origin-process.ts';
import { openSqlite } from '../../fixtures/server/store/sqlite/sqlite-database.ts';
import { createVitals } from '../../fixtures/server/store/vitals.ts';
import { bucketOf } from '../../widgets/package/vital-buckets.ts';
import { boxOf, chunkOf, failedResource, openFoldOf, wake } from '../testing/boxes.ts';
import { openPrerenderingTab, valueIn } from '../testing/prerender.ts';
import { expect, test } from '../testing/test.ts';

/** Selector of the awake box that measures a page. */
const measuring = '[data-widget=vitals][data-widget-state=ready]';

/** Opens a newsroom that measures every page view, with its own database. */
async function openMeasuredNewsroom() {
  const folder = mkdtempSync(join(tmpdir(), 'dakkeh-vitals-'));
  const path = join(folder, 'newsroom.sqlite');
  const { address, stop } = await startOrigin({ VITALS: '1', DATABASE: path });
  const database = openSqlite(path);
  const rows = async (): Promise<FieldRow[]> => readRows(await createVitals(database, Date.now).print());
  return {
    address,
    rows,
    /** Returns the page views by kind of page and type of navigation. */
    views: async (): Promise<Record<string, number>> => {
      const counted = (await rows()).filter(({ metric }) => metric === 'views');
      return Object.fromEntries(counted.map(({ kind, nav, n }) => [`${kind} ${nav}`, n]));
    },
    async close(): Promise<void> {
      await database.close();
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}

const story = '/news/1034';

let newsroom: Awaited<ReturnType<typeof openMeasuredNewsroom>>;

test.beforeEach(async () => {
  newsroom = await openMeasuredNewsroom();
});
test.afterEach(() => newsroom.close());

async function open(page: Page, path: string): Promise<void> {
  await page.goto(newsroom.address + path);
  await page.locator(measuring).waitFor({ state: 'attached' });
}

test('a slow tap is reported with its box when the reader leaves', async ({ page, browserName }) => {
  await page.addInitScript(() => {
    addEventListener('click', ({ target }) => {
      if (!(target as Element).closest('[data-widget=poll]')) return;
      for (const start = performance.now(); performance.now() - start < 150;);
    });
    // The browser reports a tap's duration after it has painted the result.
    new PerformanceObserver(list => {
      const isClick = list.getEntries().some(({ name, duration }) => name === 'click' && duration >= 150);
      if (isClick) document.documentElement.toggleAttribute('data-timed', true);
    }).observe({ type: 'event' });
  });
  await open(page, story);
  await wake(boxOf(page, 'poll'));
  // The page gets no idle moment before the reader leaves.
  await page.evaluate(() => void (self.requestIdleCallback = () => 0));
  await boxOf(page, 'poll').getByRole('button').tap();
  await page.locator('html[data-timed]').waitFor();
  expect(await newsroom.views()).toEqual({});
  await page.goto(`${newsroom.address}/sections`);
  await expect.poll(newsroom.views).toMatchObject({ 'article navigate': 1 });
  const inp = (await newsroom.rows()).filter(({ metric }) => metric === 'inp');
  expect(inp.map(({ part }) => part)).toContain('element poll button');
  for (const { bucket } of inp) expect(bucket).toBeGreaterThanOrEqual(bucketOf('inp', 150));
  const told = ['views', 'fcp', 'ttfb', 'lcp', 'inp', ...(browserName === 'chromium' ? ['cls'] : [])];
  expect(new Set((await newsroom.rows()).map(({ metric }) => metric))).toEqual(new Set(told));
});

test('a tap that waits for its box is reported, and so is a chunk that fails to load', async ({ page, problems }) => {
  problems.expect(failedResource, /comments\.js|kernel\.js|ERR_FAILED/);
  let arrive = (): void => {};
  const asked = new Promise<void>(resolve => (arrive = resolve));
  await page.route(chunkOf('poll'), async route => {
    await asked;
    await route.continue();
  });
  await page.route(chunkOf('comments'), route => route.abort());
  await open(page, story);
  await openFoldOf(boxOf(page, 'poll'));
  await boxOf(page, 'poll').getByRole('button').tap();
  await expect(boxOf(page, 'poll')).toHaveAttribute('aria-busy', 'true');
  arrive();
  await expect(boxOf(page, 'poll')).toHaveAttribute('data-widget-state', 'ready');
  await boxOf(page, 'comments').dispatchEvent('focusin');
  await expect(boxOf(page, 'comments')).toHaveAttribute('data-widget-state', 'failed');
  await page.goto('about:blank');
  const told = async (): Promise<string[]> =>
    (await newsroom.rows()).filter(({ metric }) => /held|replayed|wait|chunks|boxes/.test(metric)).map(({ metric, part, n }) => `${metric} ${part} ${n}`);
  await expect.poll(told).toEqual(['chunks box comments 1', 'chunks  1', 'held  1', 'replayed  1', 'wait  1']);
});

test('a prerendered page counts as one view once shown, even if its tab is killed in the background', async () => {
  const isReady = `document.querySelector('${measuring}') !== null`;
  const tab = await openPrerenderingTab();
  try {
    await tab.open(`${newsroom.address}/`);
    await expect.poll(() => valueIn(tab.cdp(), isReady)).toBe(true);
    const ahead = await tab.prerender(newsroom.address + story);
    expect(await newsroom.views()).toEqual({});
    await tab.activate(ahead, newsroom.address + story);
    await expect.poll(newsroom.views).toEqual({ 'home navigate': 1 });
    await expect.poll(() => valueIn(ahead, isReady)).toBe(true);
    await ahead.send('Target.createTarget', { url: 'about:blank' });
    await expect.poll(newsroom.views).toEqual({ 'home navigate': 1, 'article prerender': 1 });
  } finally {
    await tab[Symbol.asyncDispose]();
  }
  expect(await newsroom.views()).toEqual({ 'home navigate': 1, 'article prerender': 1 });
});
