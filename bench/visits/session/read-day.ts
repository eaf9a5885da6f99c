import type { Figures } from '../../results/metrics.ts';
import { openSlowSocks } from '../../browser/slow-socks.ts';
import type { Place, SessionStep } from '../../sites/session-arm.ts';
import { recordTrace } from '../collectors/trace.ts';
import { mainThreadsTime } from './main-threads.ts';
import { startPhoneBrowser } from './phone-browser.ts';
import { readSteps } from './read-steps.ts';
import { inVain, requestFigures } from './requests.ts';
import { openTab } from './tab.ts';

export interface Day {
  /** Scheme and host, as readers have them. */
  site: string;
  steps: readonly SessionStep[];
  /** Where connections lead. */
  placeOf: (asked: Place) => Place;
  /** The browser's profile: that of the day before has a warm cache. */
  profile: string;
  /** The share of one core that the browser has. */
  share: number | undefined;
}

export interface StepFigures {
  step: SessionStep;
  figures: Figures;
}

/** The clock of Chromium's trace in microseconds: on Linux and macOS it is the one that Node has. */
const traceTime = (): number => Number(process.hrtime.bigint() / 1000n);

interface Mark {
  step: SessionStep;
  lcp: number | null;
  at: number;
  received: number;
}

/** Reads a session from its first page on, in a browser that is started for it. */
export async function readDay({ site, steps, placeOf, profile, share }: Day): Promise<StepFigures[]> {
  await using line = await openSlowSocks(placeOf);
  await using browser = startPhoneBrowser({ profile, proxyPort: line.port, share });
  const trace = await recordTrace({ newBrowserCDPSession: () => Promise.resolve(browser.root) });
  const now = (): number => traceTime() / 1000;
  const tab = await openTab(browser, { isThrottled: share === undefined, now });
  const start = traceTime();
  const marks: Mark[] = [];
  const onStep = (step: SessionStep, lcp: number | null): void =>
    void marks.push({ step, lcp, at: traceTime(), received: line.received() });
  await readSteps({ tab, site, steps, received: line.received, onStep });
  const events = await trace.stop();
  const vain = inVain(tab.requests, tab.shown);
  return marks.map(({ step, lcp, at, received }, index) => {
    const { at: from = start, received: before = 0 } = marks[index - 1] ?? {};
    const requests = tab.requests.filter(({ sentAt }) => sentAt * 1000 >= from && sentAt * 1000 < at);
    return {
      step,
      figures: {
        ...requestFigures(received - before, requests, vain),
        ...(lcp !== null && { 'session.lcp': lcp }),
        'session.cpu': mainThreadsTime(events, from, at),
      },
    };
  });
}
