import type { Browser } from '@playwright/test';
import { readWithTaps } from './reading-taps.ts';
import { settle } from '../../browser/settle.ts';
import { slowDown } from '../../browser/slow-phone.ts';
import { open, startVisit } from '../../browser/visit.ts';
import { BenchFailure } from '../../failure.ts';
import { ownPlace } from '../collectors/locate.ts';
import { longestTasksOf } from '../collectors/longest-tasks.ts';
import { tasksOf } from '../collectors/main-thread.ts';
import { mainThreadOf, recordTrace } from '../collectors/trace.ts';
import { type Vitals, vitalsOf, watchVitals } from '../collectors/vitals.ts';
import type { Figures } from '../../results/metrics.ts';
import type { Details } from '../../results/sample.ts';
import { addressOf, type Arm, type BenchPage } from '../../sites/arm.ts';
import { type Probe, warmUps } from './probe.ts';

/** Interactions that take less than this are not told of, in milliseconds: then none took more. */
const shortest = 16;

const figuresOf = ({ FCP, LCP, INP, CLS }: Vitals): Figures => ({
  fcp: FCP.value,
  lcp: LCP.value,
  inp: INP?.value ?? shortest,
  cls: CLS.value,
});

function attributionOf({ FCP, LCP, INP, CLS }: Vitals, taps: number): Details['attribution'] {
  return {
    fcp: FCP.attribution,
    lcp: LCP.attribution,
    inp: { ...INP?.attribution, taps },
    cls: CLS.attribution,
  };
}

/**
 * Opens a page on a phone with a slow processor and a slow line, reads it to its end and taps on the way; says what
 * web-vitals measured, with its attribution, and which tasks were the longest. Throws a sentence where a tap led away.
 */
async function measure(browser: Browser, arm: Arm, page: BenchPage): ReturnType<Probe['measure']> {
  const address = addressOf(arm, page);
  await using visit = await startVisit(browser, { isScriptless: arm.isScriptless });
  await watchVitals(visit);
  await slowDown(visit);
  const trace = await recordTrace(browser);
  await open(visit, address);
  await settle(visit);
  const taps = await readWithTaps(visit);
  await settle(visit);
  const events = await trace.stop();
  if (visit.network.documents() > 1) {
    throw new BenchFailure(`A tap on ${address} has led to ${visit.page.url()}: what would be told is not of that page.`);
  }
  const mainThread = mainThreadOf(events, address);
  const vitals = await vitalsOf(visit);
  const longestTasks = longestTasksOf(tasksOf(mainThread, -Infinity, Infinity), ownPlace);
  const [longest] = longestTasks;
  if (!longest) throw new Error(`The trace of ${address} has no tasks: nothing was measured.`);
  return {
    figures: { ...figuresOf(vitals), 'task.longest': longest.time },
    details: { requests: visit.network.records(), attribution: attributionOf(vitals, taps), longestTasks },
  };
}

export const phoneProbe: Probe = { name: 'phone', label: 'slow phone', kind: 'timed', warmUps, measure };
