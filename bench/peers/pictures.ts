import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { keepBrowser } from '../browser/keep-browser.ts';
import { scrollToEnd } from '../browser/scroll.ts';
import { settle } from '../browser/settle.ts';
import { open, startVisit } from '../browser/visit.ts';
import { addressOf, type Arm, type BenchPage } from '../sites/arm.ts';

/** Pixels of a picture beside the others. */
const width = 240;

/** The whole page as it is once it was read to its end, as a PNG in base64. */
async function takePicture(browser: Browser, arm: Arm, page: BenchPage): Promise<string> {
  await using visit = await startVisit(browser, { isFrozen: true });
  await open(visit, addressOf(arm, page));
  await settle(visit);
  await scrollToEnd(visit);
  await visit.page.evaluate('scrollTo({ top: 0, behavior: "instant" })');
  await settle(visit);
  return (await visit.page.screenshot({ fullPage: true, scale: 'css' })).toString('base64');
}

const figureOf = (name: string, picture: string): string =>
  `<figure><figcaption>${name}</figcaption><img src="data:image/png;base64,${picture}"></figure>`;

const sheetOf = (figures: readonly string[]): string => `<!doctype html><style>
  body { margin: 0; padding: 12px; display: inline-flex; gap: 12px; background: #888; font: bold 14px sans-serif }
  figure { margin: 0 } figcaption { padding-block-end: 8px } img { width: ${width}px; display: block }
</style>${figures.join('')}`;

async function layOut(browser: Browser, figures: readonly string[], path: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: (width + 12) * figures.length + 12, height: 800 } });
  try {
    await page.setContent(sheetOf(figures));
    await page.screenshot({ path, fullPage: true });
  } finally {
    await page.close();
  }
}

/** Takes pictures of every page as each arm shows it, and lays them side by side: `<page>.png` in the folder. */
export async function picturesBeside(arms: readonly Arm[], pages: readonly BenchPage[], folder: string): Promise<void> {
  await using browser = keepBrowser();
  for (const page of pages) {
    await browser.use(async used => {
      const figures: string[] = [];
      for (const arm of arms) figures.push(figureOf(arm.name, await takePicture(used, arm, page)));
      await layOut(used, figures, resolve(folder, `${page.name}.png`));
    });
  }
}
