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

/** Returns the possible interactions of a page, once it is idle. Throws a BenchFailure if the page does not answer. */
export async function interactionsOn(browser: Browser, address: string, among = interactions): Promise<Interaction[]> {
  await using visit = await startVisit(browser);
  await open(visit, address);
  await settle(visit);
  const present = await Promise.all(among.map(interaction => evaluateBeside(visit, presenceOf(interaction))));
  return among.filter((_, index) => present[index] === true);
}

/** Returns the interactions of a page. Throws a BenchFailure if it has none. */
export async function someInteractionsOn(browser: Browser, address: string): Promise<Interaction[]> {
  const present = await interactionsOn(browser, address);
  if (present.length > 0) return present;
  const widgets = interactions.map(({ widget }) => widget).join(', ');
  throw new BenchFailure(`There is nothing to tap on ${address}: it has none of ${widgets}. Ask for other pages.`);
}

/** Opens a page, taps at the moment, and returns the effects once the page is idle. */
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
