import type { Browser } from '@playwright/test';
import { slowDown } from '../../browser/reuse-browser.ts';
import { evaluateBeside, pageStart, settle } from '../../browser/settle.ts';
import { open, startVisit } from '../../browser/visit.ts';
import { BenchFailure } from '../../failure.ts';
import { type Effects, effectsOf } from './effects.ts';
import { type Interaction, interactions } from './interactions.ts';
import type { PlannedTap } from './plan.ts';
import { waitUntilIdle } from './tap-target.ts';
import { watchTaps } from './watch-taps.ts';

export const presenceOf = ({ box, target }: Interaction): string =>
  `document.querySelector(${JSON.stringify(box)})` +
  `?.querySelector(${JSON.stringify(target)})?.checkVisibility() === true`;

/** The interactions that are possible on a page, once it is at rest. Throws a sentence where it does not answer. */
export async function interactionsOn(browser: Browser, address: string, among = interactions): Promise<Interaction[]> {
  await using visit = await startVisit(browser);
  await open(visit, address);
  await settle(visit);
  const present = await Promise.all(among.map(interaction => evaluateBeside(visit, presenceOf(interaction))));
  return among.filter((_, index) => present[index] === true);
}

/** The interactions of a page; throws a sentence where it has none. */
export async function someInteractionsOn(browser: Browser, address: string): Promise<Interaction[]> {
  const present = await interactionsOn(browser, address);
  if (present.length > 0) return present;
  const widgets = interactions.map(({ widget }) => widget).join(', ');
  throw new BenchFailure(`There is nothing to tap on ${address}: it has none of ${widgets}. Ask for other pages.`);
}

/** Opens a page afresh, taps at the moment, and says what became of it once nothing follows any more. */
export async function tapOnce(
  browser: Browser,
  address: string,
  { interaction, moment, line }: PlannedTap,
): Promise<Effects> {
  await using visit = await startVisit(browser);
  const watch = await watchTaps(visit, interaction);
  if (line === 'slow') await slowDown(visit);
  let start = 0;
  await moment.tap(watch, async () => {
    await visit.page.goto(address, { waitUntil: 'commit', timeout: 30_000 });
    start = await pageStart(visit.cdp);
  });
  await waitUntilIdle(watch);
  return effectsOf(interaction, { words: watch.words(), sent: watch.sent(), start });
}
