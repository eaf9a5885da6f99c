import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import * as z from 'zod';
import { BenchFailure } from '../failure.ts';
import type { Visit } from './visit.ts';

const point = z.object({ x: z.number(), y: z.number() });

/** Point to tap, in pixels of the screen. */
export type Point = z.infer<typeof point>;

/** Null where there is nothing to tap. */
export const pointShape = point.nullable();

/** When the page that is open began, in seconds of the machine's clock: that of the browser's own events. */
export async function pageStart(cdp: CDPSession): Promise<number> {
  await cdp.send('Performance.enable');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const start = metrics.find(({ name }) => name === 'NavigationStart');
  if (!start) throw new Error('The browser does not say when the page began.');
  return start.value;
}

/** Name of the world beside a page's own; scripts that are put into new documents may join it. */
export const worldName = 'bench';

const worlds = new WeakMap<CDPSession, Promise<number>>();

/** A world beside the page's own, in which no clock was replaced. */
function worldOf({ cdp }: Pick<Visit, 'cdp'>): Promise<number> {
  const known = worlds.get(cdp);
  if (known) return known;
  const made = (async () => {
    const { frameTree } = await cdp.send('Page.getFrameTree');
    const { executionContextId } = await cdp.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
      worldName,
    });
    return executionContextId;
  })();
  worlds.set(cdp, made);
  return made;
}

/** Evaluates an expression beside the page: none of its scripts is called for it. */
export async function evaluateBeside(visit: Pick<Visit, 'cdp'>, expression: string): Promise<unknown> {
  const evaluate = async () => {
    const options = { contextId: await worldOf(visit), awaitPromise: true, returnByValue: true };
    return visit.cdp.send('Runtime.evaluate', { expression, ...options });
  };
  const { result, exceptionDetails } = await evaluate().catch((error: unknown) => {
    // The world went with its document: the next one has another.
    if (!/Cannot find context/.test(String(error))) throw error;
    worlds.delete(visit.cdp);
    return evaluate();
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

/** Waits until a change is on the screen. */
export const twoFrames = (visit: Visit): Promise<unknown> =>
  evaluateBeside(visit, 'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))');

const loadingBoxes = (visit: Visit): Promise<unknown> =>
  evaluateBeside(visit, 'document.querySelectorAll("[data-widget-state=loading]").length');

const limit = 20_000;
const restless = (address: string, underWay: readonly string[]): string =>
  `${address} has not come to rest in ${limit / 1000} s. Under way: ${underWay.join(', ') || 'no request'}.`;

/** The network has to be quiet for so long, in milliseconds: between an answer and what it leads to. */
const quietTime = 30;

/**
 * Waits until the page is idle: no request is under way, no box is loading, and neither begins within two more frames.
 * Advances a frozen clock by the given ms.
 */
export async function settle(visit: Visit, milliseconds = 100): Promise<void> {
  const { network, page, isFrozen } = visit;
  const start = Date.now();
  let before: number;
  do {
    before = network.count();
    if (Date.now() - start > limit) {
      throw new BenchFailure(restless(page.url(), network.underWay()));
    }
    await twoFrames(visit);
    if (isFrozen) await page.clock.runFor(milliseconds);
    await twoFrames(visit);
    await pause(quietTime);
  } while (network.underWay().length > 0 || network.count() !== before || (await loadingBoxes(visit)) !== 0);
}

/** Waits until the network has been quiet for a time in ms. Runs nothing in the page, which is being timed. */
export async function quietNetwork({ network, page }: Visit, milliseconds = 150): Promise<void> {
  const start = Date.now();
  let before = -1;
  while (network.underWay().length > 0 || network.count() !== before) {
    if (Date.now() - start > limit) throw new BenchFailure(restless(page.url(), network.underWay()));
    before = network.count();
    await pause(milliseconds);
  }
}
