import type { Browser } from '@playwright/test';
import * as z from 'zod';
import { pageStart } from '../../browser/clock.ts';
import { evaluateBeside, settle } from '../../browser/settle.ts';
import { slowDown } from '../../browser/slow-phone.ts';
import { open, startVisit } from '../../browser/visit.ts';
import { type Effects, effectsOf } from '../taps/effects.ts';
import type { Interaction } from '../taps/interactions.ts';
import { comeToRest, tapTarget } from '../taps/tap-target.ts';
import { scrollByGesture } from '../taps/scroll-gesture.ts';
import { touch } from '../taps/touch.ts';
import { type TapWatch, watchTaps } from '../taps/watch-taps.ts';

/** Does something on a page that has come to rest: on a slow phone, or on one with the whole processor. */
export async function onSettledPage<Result>(
  browser: Browser,
  address: string,
  interaction: Interaction,
  work: (watch: TapWatch) => Promise<Result>,
  processor: 'slow' | 'whole' = 'slow',
): Promise<Result> {
  await using visit = await startVisit(browser);
  const watch = await watchTaps(visit, interaction);
  if (processor === 'slow') await slowDown(visit);
  await open(visit, address);
  await settle(visit);
  return await work(watch);
}

async function effectsIn(watch: TapWatch, start: number): Promise<Effects> {
  await comeToRest(watch);
  return effectsOf(watch.interaction, { words: watch.words(), sent: watch.sent(), start });
}

function timed(time: number | null, { widget }: Interaction, address: string): number {
  if (time === null) throw new Error(`A tap on the ${widget} of ${address} had no effect: nothing was measured.`);
  return time;
}

const jump = '(() => { const at = performance.now(); return { at, point: globalThis.bench.bring() }; })()';
const jumped = z.object({ at: z.number(), point: z.object({ x: z.number(), y: z.number() }).nullable() });

/** Jumps to a box of a settled page and taps at once: milliseconds from the jump to the first effect. */
export const wakeByJump = (browser: Browser, address: string, interaction: Interaction): Promise<number> =>
  onSettledPage(browser, address, interaction, async watch => {
    const start = await pageStart(watch.visit.cdp);
    const { at, point } = jumped.parse(await evaluateBeside(watch.visit, jump));
    if (point) await touch(watch.visit.cdp, point);
    if (!watch.words().some(({ kind }) => kind === 'landed')) await tapTarget(watch);
    const effects = await effectsIn(watch, start);
    return timed(effects.at === null ? null : effects.at - at, interaction, address);
  });

/**
 * Scrolls to a box of a settled page as a thumb does, and taps as soon as it is in the middle third of the screen.
 * Milliseconds from the tap to its first effect: the way there is the reader's.
 */
export const wakeByScrollGesture = (browser: Browser, address: string, interaction: Interaction): Promise<number> =>
  onSettledPage(browser, address, interaction, async watch => {
    const start = await pageStart(watch.visit.cdp);
    await scrollByGesture(watch);
    watch.forget();
    await tapTarget(watch);
    const effects = await effectsIn(watch, start);
    return timed(effects.time, interaction, address);
  });
