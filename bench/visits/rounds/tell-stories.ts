import { keepBrowser } from '../../browser/keep-browser.ts';
import { tellStory } from '../collectors/story.ts';
import type { Story } from '../../results/summary.ts';
import type { Arm, BenchPage } from '../../subjects/arm.ts';
import { showProgress } from './progress.ts';

/** How every page of every arm comes about on a slow phone: one visit each, for the report. */
export async function tellStories(arms: readonly Arm[], pages: readonly BenchPage[]): Promise<Story[]> {
  const browser = keepBrowser();
  const progress = showProgress(arms.length * pages.length);
  const stories: Story[] = [];
  try {
    for (const page of pages) {
      for (const arm of arms) {
        stories.push(await browser.use(used => tellStory(used, arm, page)));
        progress.step(`filming · ${page.name} · ${arm.name}`);
      }
    }
    return stories;
  } finally {
    progress.end();
    await browser.close();
  }
}
