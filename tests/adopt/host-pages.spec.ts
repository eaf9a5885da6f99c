import type { Page } from '@playwright/test';
import { manifest, openPlain } from '../testing/by-hand.ts';
import { overflowingElements } from '../testing/overflow.ts';
import { expect, test } from '../testing/test.ts';

/** Boxes that extend to the edge of the screen or of the text on our own pages. */
const boxes = [
  '<figure data-box class="article-picture wide heading-overlay"><div class="overlay-heading"><h1>خبر</h1></div><img width="720" height="405" alt=""></figure>',
  '<section data-widget="rating"><ol class="stars"><li class="star"><button>1</button></li></ol></section>',
  '<div data-widget="category-description" class="category-description"><div class="category-description-inside"><p class="category-description-toggle"><button>More</button></p></div></div>',
  '<ul data-widget="load-more"><li class="news-item"><p class="news-day">جمعه</p><img class="news-image" width="360" height="203" alt=""><div class="news-text">خبر</div></li></ul>',
  '<div data-widget="comments" class="comment-tools"><button class="comment-reply">Reply</button></div>',
];

/** Opens a host page without margins that serves our assets from its own path. */
async function openHostPage(page: Page): Promise<void> {
  await page.route('/static/news/**', async route => {
    const asset = route.request().url().replace('/static/news/', '/assets/');
    // A font that is still loading at the end of the test would fail the run.
    const response = await route.fetch({ url: asset }).catch(() => undefined);
    if (response) await route.fulfill({ response });
  });
  await openPlain(page, `<main>${boxes.join('')}</main>`, {
    head: `<style>body{margin:0}</style><link rel="stylesheet" href="/static/news/${manifest().stylesheet}">`,
    language: 'fa',
  });
  await expect(page.locator('.overlay-heading')).toHaveCSS('align-self', 'end');
}

test('boxes do not overflow a host page without margins, and load the font from their stylesheet\'s folder', async ({ page }) => {
  const font = page.waitForRequest(/\.woff2$/);
  await openHostPage(page);
  expect(await overflowingElements(page)).toEqual([]);
  expect(new URL((await font).url()).pathname).toMatch(/^\/static\/news\//);
});

test('the day is above a news item, even in a list with pictures', async ({ page }) => {
  await openHostPage(page);
  const tops = await page.locator('.news-item > *').evaluateAll(parts => parts.map(part => part.getBoundingClientRect().top));
  expect(Math.min(...tops.slice(1))).toBeGreaterThan(tops[0] ?? Infinity);
});
