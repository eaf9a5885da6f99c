import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, extname, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page, Response } from '@playwright/test';

/** A low-end phone, upright. */
const phone = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const quietTime = 700;
/** In the end longer: what a box does by itself, such as to choose a province, comes a second after it woke. */
const lastQuietTime = 1500;

/** Watches the network of a page: what came, and whether anything is still under way. */
function watchNetwork(page: Page) {
  const responses = new Map<string, Response>();
  const underWay = new Set<unknown>();
  let lastChange = Date.now();
  const end = (request: unknown): void => {
    underWay.delete(request);
    lastChange = Date.now();
  };
  page.on('request', request => underWay.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  page.on('response', response => responses.set(response.url(), response));
  return {
    fetched: (ending: string): Response[] =>
      [...responses.values()].filter(response => extname(new URL(response.url()).pathname) === ending),
    quiet: async (time = quietTime): Promise<void> => {
      while (underWay.size > 0 || Date.now() - lastChange < time) await pause(50);
    },
  };
}

function write(folder: string, name: string, content: Uint8Array | string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, name), content);
}

async function save(folder: string, responses: readonly Response[]): Promise<void> {
  for (const response of responses) {
    if (!response.ok()) throw new Error(`${response.url()} was answered ${response.status()}`);
    write(folder, basename(new URL(response.url()).pathname), await response.body());
  }
}

/** Down to the end of the page in steps of a screen, as a thumb would go, until it grows no longer. */
async function scrollToEnd(page: Page, quiet: () => Promise<void>): Promise<void> {
  const isAtEnd = (): Promise<boolean> =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  do {
    while (!(await isAtEnd())) {
      await page.mouse.wheel(0, phone.viewport.height);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await quiet();
  } while (!(await isAtEnd()));
}

/** Addresses of the fonts that were asked for before the first paint. */
const fontsBeforePaint = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
    const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    return fonts.filter(({ startTime }) => startTime < paint).map(({ name }) => name);
  });

const inlineStyles = (page: Page): Promise<string> =>
  page.evaluate(() => [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n'));

/** Opens a page as a phone would and writes what it fetched, before any scroll and after scrolling to its end. */
export async function weigh(browser: Browser, address: string, folder: string): Promise<void> {
  const context = await browser.newContext({ ...phone, locale: 'fa-IR' });
  const page = await context.newPage();
  const { fetched, quiet } = watchNetwork(page);
  const document = await page.goto(address);
  if (!document?.ok()) throw new Error(`${address} was answered ${document?.status() ?? 'nothing'}`);
  await quiet();
  write(folder, 'page.html', await document.body());
  write(resolve(folder, 'before-scroll'), 'inline.css', await inlineStyles(page));
  await save(resolve(folder, 'before-scroll'), [...fetched('.js'), ...fetched('.css')]);
  const fonts = await fontsBeforePaint(page);
  await save(
    resolve(folder, 'fonts'),
    fetched('.woff2').filter(response => fonts.includes(response.url())),
  );
  await scrollToEnd(page, quiet);
  await quiet(lastQuietTime);
  await save(resolve(folder, 'after-scroll'), fetched('.js'));
  await context.close();
}
