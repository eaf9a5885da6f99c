import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import * as z from 'zod';
import { BenchFailure } from '../failure.ts';
import type { Visit } from './visit.ts';

const point = z.object({ x: z.number(), y: z.number() });

/** Point to tap, in CSS pixels of the viewport. */
export type Point = z.infer<typeof point>;

/** A point, or null if there is nothing to tap. */
export const pointShape = point.nullable();

/** Returns the start of the open page in seconds of the machine's monotonic clock, which the browser's events use. */
export async function pageStart(cdp: CDPSession): Promise<number> {
  await cdp.send('Performance.enable');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const start = metrics.find(({ name }) => name === 'NavigationStart');
  if (!start) throw new Error('The browser does not say when the page began.');
  return start.value;
}

/** Name of the isolated world beside a page's own; scripts for new documents may use it. */
export const worldName = 'bench';

const worlds = new WeakMap<CDPSession, Promise<number>>();

/** Returns an isolated world, whose clock is not replaced. */
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

/** Evaluates an expression in the isolated world, so that none of the page's scripts runs. */
export async function evaluateBeside(visit: Pick<Visit, 'cdp'>, expression: string): Promise<unknown> {
  const evaluate = async () => {
    const options = { contextId: await worldOf(visit), awaitPromise: true, returnByValue: true };
    return visit.cdp.send('Runtime.evaluate', { expression, ...options });
  };
  const { result, exceptionDetails } = await evaluate().catch((error: unknown) => {
    // The world ended with its document; the next document needs a new one.
    if (!/Cannot find context/.test(String(error))) throw error;
    worlds.delete(visit.cdp);
    return evaluate();
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

/** Waits two frames, so that a change is painted. */
export const twoFrames = (visit: Visit): Promise<unknown> =>
  evaluateBeside(visit, 'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))');

const loadingBoxes = (visit: Visit): Promise<unknown> =>
  evaluateBeside(visit, 'document.querySelectorAll("[data-widget-state=loading]").length');

const limit = 20_000;
const restless = (address: string, underWay: readonly string[]): string =>
  `${address} has not come to rest in ${limit / 1000} s. Under way: ${underWay.join(', ') || 'no request'}.`;

/** Time in milliseconds without requests: the gap between a response and the requests that it causes. */
const quietTime = 30;

/**
 * Waits until the page is idle: no request is pending, no box is loading, and neither starts within two more frames.
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

/**
 * Waits until no request has started or been pending for a time in ms. Runs nothing in the page, which is being timed.
 */
export async function quietNetwork({ network, page }: Visit, milliseconds = 150): Promise<void> {
  const start = Date.now();
  let before = -1;
  while (network.underWay().length > 0 || network.count() !== before) {
    if (Date.now() - start > limit) throw new BenchFailure(restless(page.url(), network.underWay()));
    before = network.count();
    await pause(milliseconds);
  }
}
