import { keepBrowser } from '../../browser/keep-browser.ts';
import { recordPageLoad } from '../collectors/page-load.ts';
import type { PageLoad } from '../../results/summary.ts';
import type { Arm, BenchPage } from '../../subjects/arm.ts';
import { showProgress } from './progress.ts';

/** Records how every page of every arm loads on a slow phone: one visit each, for the report. */
export async function recordPageLoads(arms: readonly Arm[], pages: readonly BenchPage[]): Promise<PageLoad[]> {
  const browser = keepBrowser();
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
    await browser.close();
  }
}
