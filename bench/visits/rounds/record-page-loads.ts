import { keepBrowser, startedWith } from '../../browser/keep-browser.ts';
import { recordPageLoad } from '../collectors/page-load.ts';
import type { PageLoad } from '../../results/summary.ts';
import type { Manifest } from '../../results/store.ts';
import type { Arm } from '../../sites/arm.ts';
import { showProgress } from './progress.ts';

/** Records how every page of every arm loads on a slow phone: one visit each, for the report. */
export async function recordPageLoads(arms: readonly Arm[], about: Manifest): Promise<PageLoad[]> {
  const { pages, slowBrowser } = about;
  await using browser = keepBrowser(startedWith(slowBrowser));
  const progress = showProgress(arms.length * pages.length);
  const loads: PageLoad[] = [];
  try {
    for (const page of pages) {
      for (const arm of arms) {
        loads.push(await browser.use(used => recordPageLoad(used, arm, page)));
        progress.step(`recording · ${page.name} · ${arm.name}`);
      }
    }
    return loads;
  } finally {
    progress.end();
  }
}
