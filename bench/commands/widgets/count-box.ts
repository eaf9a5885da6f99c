import type { Browser } from '@playwright/test';
import { settle } from '../../browser/settle.ts';
import { open, startVisit, type Visit } from '../../browser/visit.ts';
import { startCoverage } from '../../visits/collectors/coverage.ts';
import { documentFigures } from '../../visits/collectors/document.ts';
import { mainThreadOf, recordTrace } from '../../visits/collectors/trace.ts';
import { workFigures } from '../../visits/collectors/work.ts';
import type { Probe } from '../../visits/probes/probe.ts';
import { addressOf, type Arm, type BenchPage } from '../../sites/arm.ts';
import { blankPage } from './box-page.ts';
import { awaitAwake, bringIntoView, touchBox, wakesByTouch } from './box.ts';

/** A box that woke acts by itself at most this much later, in milliseconds of the frozen clock. */
const lastWait = 1500;

/** Opens the page whose clock and chance stand still, and has its box woken. */
async function visitBox(visit: Visit, address: string, widget: string): Promise<void> {
  await open(visit, address);
  await settle(visit);
  visit.network.noteScroll();
  await bringIntoView(visit);
  await settle(visit);
  if (await wakesByTouch(visit, widget)) {
    await touchBox(visit, widget);
    await settle(visit);
  }
  await settle(visit, lastWait);
  if (widget !== blankPage) await awaitAwake(visit, widget);
}

async function frozen<Result>(browser: Browser, work: (visit: Visit) => Promise<Result>): Promise<Result> {
  await using visit = await startVisit(browser, { isFrozen: true });
  return await work(visit);
}

/** Calls are counted in a visit of their own: what counts them is in the heap, too. */
async function measure(browser: Browser, arm: Arm, page: BenchPage): ReturnType<Probe['measure']> {
  const address = addressOf(arm, page);
  const counted = await frozen(browser, async visit => {
    const trace = await recordTrace(browser);
    await visitBox(visit, address, page.name);
    const { compiled = 0 } = workFigures(mainThreadOf(await trace.stop(), address));
    return { figures: { compiled, ...(await documentFigures(visit)) }, requests: visit.network.records() };
  });
  const called = await frozen(browser, async visit => {
    const coverage = await startCoverage(visit.cdp);
    await visitBox(visit, address, page.name);
    return coverage.take(arm.maps);
  });
  return {
    figures: { ...counted.figures, ...called.figures },
    details: { requests: counted.requests, functions: called.functions },
  };
}

export const countBoxProbe: Probe = { name: 'count-box', label: 'counting', kind: 'exact', warmUps: 0, measure };
