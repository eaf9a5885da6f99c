import * as z from 'zod';
import type { KeptBrowser } from '../../browser/keep-browser.ts';
import { evaluateBeside, settle } from '../../browser/settle.ts';
import { open, startVisit } from '../../browser/visit.ts';
import { addressOf, type Arm, type BenchPage } from '../../sites/arm.ts';

/** A page says no more than this share of its words without its scripts: it is made by them. */
const leastWords = 0.5;

const countLetters = (browser: KeptBrowser, arm: Arm, page: BenchPage): Promise<number> =>
  browser.use(async used => {
    await using visit = await startVisit(used, { isScriptless: arm.isScriptless });
    await open(visit, addressOf(arm, page));
    await settle(visit);
    return z.number().parse(await evaluateBeside(visit, 'document.body.innerText.length'));
  });

/** The pages that have next to nothing to show in the second arm, which is the first one without scripts. */
export async function emptyTwins(
  browser: KeptBrowser,
  [site, twin]: readonly Arm[],
  pages: readonly BenchPage[],
): Promise<BenchPage[]> {
  const empty: BenchPage[] = [];
  if (!site || !twin) return empty;
  for (const page of pages) {
    const [whole, bare] = [await countLetters(browser, site, page), await countLetters(browser, twin, page)];
    if (bare <= whole * leastWords) empty.push(page);
  }
  return empty;
}
