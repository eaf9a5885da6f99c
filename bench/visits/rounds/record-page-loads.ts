import type { Browser } from '@playwright/test';
import * as z from 'zod';
import { reuseBrowser, slowDown, startedWith } from '../../browser/reuse-browser.ts';
import { evaluateBeside, settle } from '../../browser/settle.ts';
import { open, startVisit, type Visit } from '../../browser/visit.ts';
import type { Manifest } from '../../results/store.ts';
import type { PageLoad } from '../../results/summary.ts';
import { addressOf, type Arm, type BenchPage } from '../../sites/arm.ts';
import { showProgress } from './run-rounds.ts';

interface Frame {
  /** Milliseconds from the start of the page. */
  at: number;
  /** Image in base64. */
  image: string;
}

const mostFrames = 12;
/** Maximum size of an image in a report, in bytes. */
const mostBytes = 15_000;

const bytesPerLetter = 3 / 4;

/** Settings for images small enough for twelve of them in a report. */
const screencast = { format: 'jpeg', quality: 35, maxWidth: 180, maxHeight: 400 } as const;

/** Takes a screenshot whenever the screen changes. Times are in seconds of the wall clock. */
async function filmScreen({ cdp }: Visit): Promise<{ at: number; image: string }[]> {
  const frames: { at: number; image: string }[] = [];
  cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    if (metadata.timestamp !== undefined) frames.push({ at: metadata.timestamp, image: data });
    void cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await cdp.send('Page.startScreencast', screencast);
  return frames;
}

/** Chooses at most `most` different frames, evenly spread, including the first and the last. */
export function chooseFrames<Image extends { image: string }>(frames: readonly Image[], most = mostFrames): Image[] {
  const different = frames.filter(({ image }, index) => image !== frames[index - 1]?.image);
  if (different.length <= most) return different;
  const step = (different.length - 1) / (most - 1);
  const chosen = Array.from({ length: most }, (_, index) => different[Math.round(index * step)]);
  return chosen.filter(frame => frame !== undefined);
}

const readMarks = `new Promise(resolve => {
  const [navigation] = performance.getEntriesByType('navigation');
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const observer = new PerformanceObserver(list => {
    const lcp = list.getEntries().at(-1).startTime;
    resolve({ fcp, lcp, load: navigation.loadEventEnd, origin: performance.timeOrigin });
  });
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
})`;
const marksShape = z.object({ fcp: z.number(), lcp: z.number(), load: z.number(), origin: z.number() });

const embedded = ({ at, image }: Frame): Frame => ({ at, image: `data:image/jpeg;base64,${image}` });

/**
 * Records how a page loads on a slow phone: screenshots, requests, first and largest paint, and the load event, all in
 * milliseconds from its start. Throws if there was no screenshot.
 */
async function recordPageLoad(browser: Browser, arm: Arm, page: BenchPage): Promise<PageLoad> {
  await using visit = await startVisit(browser, { isScriptless: arm.isScriptless });
  await slowDown(visit);
  const film = await filmScreen(visit);
  await open(visit, addressOf(arm, page));
  await settle(visit);
  const { origin, ...marks } = marksShape.parse(await evaluateBeside(visit, readMarks));
  await visit.cdp.send('Page.stopScreencast');
  const frames = film
    .map(({ at, image }) => ({ at: at * 1000 - origin, image }))
    .filter(({ at, image }) => at >= 0 && image.length * bytesPerLetter <= mostBytes);
  if (frames.length === 0) throw new Error(`No frame of ${page.name} was seen.`);
  return {
    page: page.name,
    arm: arm.name,
    requests: visit.network.records(),
    frames: chooseFrames(frames).map(embedded),
    marks,
  };
}

/** Records the load of every page of every variant on a slow phone, in one visit each, for the report. */
export async function recordPageLoads(arms: readonly Arm[], about: Manifest): Promise<PageLoad[]> {
  const { pages, slowBrowser } = about;
  await using browser = reuseBrowser(startedWith(slowBrowser));
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
  }
}
