import type { Page } from '@playwright/test';

const noon = Date.parse('2026-03-21T12:00:00+03:30');

/**
 * Makes two visits of a page the same: its clock starts at one moment and stands still until we let time pass, and
 * chance has one seed.
 */
export async function freeze(page: Page): Promise<void> {
  await page.clock.install({ time: noon });
  await page.clock.pauseAt(noon + 1000);
  await page.addInitScript(() => {
    let state = 0x2f6e2b1;
    Math.random = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
  });
}
