import type { Page } from '@playwright/test';
import { isNightly } from '../../scripts/test/nightly.ts';
import { boxOf, goBack, wake, wakeAll } from '../testing/boxes.ts';
import { everyPage, pageOfEachLayout } from '../testing/every-page.ts';
import { expect, test } from '../testing/test.ts';

/** State of the document after its return. */
interface Return {
  persisted: boolean;
  /** Reasons that kept the page out of the back/forward cache; null if it was restored from there. */
  reasons: unknown;
}

declare global {
  interface Window {
    /** Undefined if the document is not the one that was left. */
    comeBack?: Promise<Return>;
  }
}

async function awaitReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.comeBack = new Promise(resolve => {
      addEventListener('pageshow', ({ persisted }) => {
        const [navigation] = performance.getEntriesByType('navigation');
        const reasons = navigation && 'notRestoredReasons' in navigation ? navigation.notRestoredReasons : null;
        resolve({ persisted, reasons });
      });
    });
  });
}

/** Goes back, and expects the same document from the back/forward cache. */
async function comeBack(page: Page, path: string): Promise<void> {
  await goBack(page);
  await expect(page).toHaveURL(path);
  await expect.poll(() => page.evaluate(() => window.comeBack)).toEqual({ persisted: true, reasons: null });
}

const scrollOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

const kinds: [name: string, path: string, link: string][] = [
  ['the front page', '/', '.latest .news-title a'],
  ['the archive', '/archive?pi=1&all=%D9%85%DB%8C', '.news-title a'],
  ['the English front page', '/en', '.latest .news-title a'],
  ['an article', '/news/1034', '.footer-topics a'],
  ['a topic', '/topic/society', '.news-title a'],
];

for (const [name, path, link] of isNightly ? kinds : kinds.slice(0, 2)) {
  test(`${name} is restored from the back/forward cache at its scroll position`, async ({ page }) => {
    await page.goto(path);
    // A font that loads after the first paint is used from the next page on, and by a restored page.
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await page.reload();
    await wakeAll(page);
    await page.locator(link).last().scrollIntoViewIfNeeded();
    const left = await scrollOf(page);
    expect(left).toBeGreaterThan(0);
    await awaitReturn(page);
    await page.locator(link).last().tap();
    await expect(page).not.toHaveURL(path);
    await page.locator('h1').waitFor();
    await comeBack(page, path);
    await expect.poll(() => scrollOf(page)).toBe(left);
  });
}

/** Browsers do not put error pages into the back/forward cache. */
const answered = (isNightly ? everyPage : pageOfEachLayout).filter(([, path]) => path !== '/no-such-page');

test('every kind of page is restored from the back/forward cache', async ({ page }) => {
  test.slow();
  for (const [name, path] of answered) {
    await test.step(name, async () => {
      await page.goto(path);
      const { href } = new URL(page.url());
      await awaitReturn(page);
      await page.evaluate(() => location.assign('/robots.txt'));
      await expect(page).toHaveURL('/robots.txt');
      await comeBack(page, href);
    });
  }
});

test('a restored article keeps its font size, its vote and the typed text', async ({ page }) => {
  await page.goto('/news/1021');
  await page.locator('[data-step=larger]').tap();
  await expect(page.locator('[data-article-body]')).toHaveCSS('font-size', '18px');
  const like = boxOf(page, 'like');
  await wake(like);
  await like.locator('.positive').tap();
  await expect(like.locator('.positive')).toHaveAttribute('aria-pressed', 'true');
  await expect(like.locator('[aria-busy]')).toHaveCount(0);
  const name = boxOf(page, 'comment-form').locator('[name=author]');
  await name.fill('مینا');
  const shown = await like.innerHTML();
  await awaitReturn(page);
  await page.locator('.footer a[href="/newsletter"]').tap();
  await expect(page).toHaveURL('/newsletter');
  await comeBack(page, '/news/1021');
  await expect(page.locator('[data-article-body]')).toHaveCSS('font-size', '18px');
  expect(await like.innerHTML()).toBe(shown);
  await expect(name).toHaveValue('مینا');
});
