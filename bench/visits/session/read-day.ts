import { chromiumFlags } from '../../../scripts/chromium.ts';
import { type PipedBrowser, startPiped } from '../../browser/devtools.ts';
import { phone } from '../../browser/phone.ts';
import { slowProgram } from '../../browser/reuse-browser.ts';
import { openSlowSocks } from '../../browser/slow-socks.ts';
import type { Figures } from '../../results/metrics.ts';
import type { HostAndPort, SessionStep } from '../../sites/arm.ts';
import { chromiumPath } from '../../sites/own-site.ts';
import { recordTrace, type TraceEvent } from '../collectors/trace.ts';
import { readSteps } from './read-steps.ts';
import { inVain, requestFigures } from './requests.ts';
import { openTab } from './tab.ts';

const { viewport: { width, height }, deviceScaleFactor: scale, locale } = phone;

/** Sets the size of the only screen, because windows cannot be as narrow as a phone. */
const screen = [`--screen-info={${width * scale}x${height * scale} devicePixelRatio=${scale}}`, '--kiosk', '--touch-events=enabled'];

interface Options {
  /** Folder of the browser profile, which a later browser may reuse. */
  profile: string;
  proxyPort: number;
  share: number | undefined;
}

/** Starts a phone's browser. With `share`, its processes together have a share of a core. */
function startPhoneBrowser({ profile, proxyPort, share }: Options): PipedBrowser {
  const flags = [
    ...chromiumFlags,
    ...screen,
    `--lang=${locale}`,
    `--user-data-dir=${profile}`,
    `--proxy-server=socks5://127.0.0.1:${proxyPort}`,
    '--proxy-bypass-list=<-loopback>',
    'about:blank',
  ];
  if (share === undefined) return startPiped(chromiumPath(), flags);
  const { path, remove } = slowProgram(chromiumPath(), share);
  const browser = startPiped(path, flags);
  return {
    ...browser,
    [Symbol.asyncDispose]: async () => {
      await browser[Symbol.asyncDispose]();
      remove();
    },
  };
}

interface Commit {
  data?: { url?: string };
}

/** Returns true for commits of web pages. The browser's own windows have main threads, too. */
const isCommit = ({ name, args }: TraceEvent): boolean =>
  name === 'CommitLoad' && /^https?:/.test((args as Commit).data?.url ?? '');

/** Returns the milliseconds of all pages' main threads in tasks that began in a period of trace time (microseconds). */
export function mainThreadsTime(events: readonly TraceEvent[], from: number, to: number): number {
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const threads = new Set(events.filter(isCommit).map(threadOf));
  const tasks = events.filter(
    event => event.name === 'RunTask' && event.ts >= from && event.ts < to && threads.has(threadOf(event)),
  );
  if (tasks.length === 0) throw new Error('The trace has no tasks of a main thread: nothing was measured.');
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}

export interface Day {
  /** Scheme and host as readers see them. */
  site: string;
  steps: readonly SessionStep[];
  /** Returns the target of a connection. */
  placeOf: (asked: HostAndPort) => HostAndPort;
  /** Browser profile. On the second day, it has the cache of the first. */
  profile: string;
  /** The browser's share of one core. */
  share: number | undefined;
  /** Seconds that the reader stays on each page. */
  dwell?: number | undefined;
}

export interface StepFigures {
  step: SessionStep;
  figures: Figures;
}

/** Returns the time of Chromium's trace clock in microseconds; on Linux and macOS, Node.js has the same clock. */
const traceTime = (): number => Number(process.hrtime.bigint() / 1000n);

interface Mark {
  step: SessionStep;
  lcp: number | null;
  at: number;
  received: number;
}

/** Reads a session from its first page, in a new browser. */
export async function readDay({ site, steps, placeOf, profile, share, dwell }: Day): Promise<StepFigures[]> {
  await using line = await openSlowSocks(placeOf);
  await using browser = startPhoneBrowser({ profile, proxyPort: line.port, share });
  const trace = await recordTrace({ newBrowserCDPSession: () => Promise.resolve(browser.root) });
  const now = (): number => traceTime() / 1000;
  const tab = await openTab(browser, { isThrottled: share === undefined, now });
  const start = traceTime();
  const marks: Mark[] = [];
  const onStep = (step: SessionStep, lcp: number | null): void =>
    void marks.push({ step, lcp, at: traceTime(), received: line.received() });
  await readSteps({ tab, site, steps, received: line.received, dwell, onStep });
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
