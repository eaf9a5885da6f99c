import type { Browser } from '@playwright/test';
import * as z from 'zod';
import { brotli } from '../../../scripts/build/brotli.ts';
import { scrollToEnd } from '../../browser/scroll.ts';
import { evaluateBeside, settle } from '../../browser/settle.ts';
import { open, startVisit, type Visit } from '../../browser/visit.ts';
import type { Figures } from '../../results/metrics.ts';
import { type RequestRecord, type ShiftRecord, shiftRecord } from '../../results/sample.ts';
import { addressOf, type Arm, type BenchPage } from '../../sites/arm.ts';
import { startCoverage } from '../collectors/coverage.ts';
import { documentFigures, holdingsOf, watchHeap } from '../collectors/document.ts';
import { mainThreadOf, recordTrace, stackCategory } from '../collectors/trace.ts';
import { forcedLayoutsOf, workFigures } from '../collectors/work.ts';
import type { Probe } from './probe.ts';
import { sumOf } from '../../statistics/median.ts';

const bytesOf = (requests: readonly RequestRecord[]): number => sumOf(requests, ({ bytes }) => bytes);

/** Counts repeated requests, except calls such as visits and votes. */
function repeatedOf(requests: readonly RequestRecord[]): number {
  const fetched = requests.filter(({ type }) => type !== 'call').map(({ url }) => url);
  return fetched.length - new Set(fetched).size;
}

/** Returns the compressed size of inline styles. */
export const inlineStyleBytes = async (css: string): Promise<number> =>
  css === '' ? 0 : (await brotli(Buffer.from(css))).length;

interface Moments {
  /** First contentful paint, in milliseconds from the first request. */
  paint: number;
  /** Compressed bytes of the inline styles. */
  inlineStyles: number;
}

/** Returns the bytes and requests of a visit. Responses generated for this visit do not count for all bytes. */
export function trafficFigures(requests: readonly RequestRecord[], { paint, inlineStyles }: Moments): Figures {
  const scripts = requests.filter(({ type }) => type === 'script');
  const early = requests.filter(({ beforeScroll }) => beforeScroll);
  const of = (type: RequestRecord['type']): RequestRecord[] => early.filter(request => request.type === type);
  return {
    'bytes.html': bytesOf(of('document')),
    'bytes.js.load': bytesOf(of('script')),
    'bytes.js.end': bytesOf(scripts),
    'bytes.css.load': inlineStyles + bytesOf(of('style')),
    'bytes.font.paint': bytesOf(of('font').filter(({ start }) => start < paint)),
    'bytes.all.load': bytesOf(early.filter(({ isUnique }) => !isUnique)),
    'requests.load': early.length,
    'requests.js.end': scripts.length,
    'requests.end': requests.length,
    'requests.depth': Math.max(0, ...requests.map(({ depth }) => depth)),
    'requests.repeated': repeatedOf(requests),
  };
}

/** Time in milliseconds of the frozen clock within which an awake box acts by itself. */
export const lastWait = 1500;

const readAwake = '[...document.querySelectorAll("[data-widget-state=ready]")].map(box => box.dataset.widget).sort()';
const readInlineStyles = '[...document.querySelectorAll("style")].map(style => style.textContent).join("\\n")';
const readPaint = 'performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0';

/** Reads layout shifts with the element that moved furthest. Runs in the isolated world. */
const readShifts = `(() => {
  const selectorOf = node => {
    const element = node?.nodeType === 1 ? node : node?.parentElement;
    if (!element) return '(gone)';
    const classes = [...element.classList].map(name => '.' + CSS.escape(name)).join('');
    const own = element.localName + (element.id ? '#' + CSS.escape(element.id) : classes);
    const box = element.closest('[data-widget]');
    return box && box !== element ? '[data-widget=' + box.dataset.widget + '] ' + own : own;
  };
  const area = ({ previousRect: from, currentRect: to }) => Math.abs(from.top - to.top) * Math.max(from.width, to.width);
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'layout-shift', buffered: true });
  const entries = observer.takeRecords();
  observer.disconnect();
  return entries.map(({ value, startTime, sources }) => ({
    value,
    at: startTime,
    selector: selectorOf([...sources].sort((one, other) => area(other) - area(one))[0]?.node),
  }));
})()`;

/** Returns the page's layout shifts so far in their order, including those after a tap. */
const shiftsOf = async (visit: Visit): Promise<ShiftRecord[]> =>
  z.array(shiftRecord).parse(await evaluateBeside(visit, readShifts));

/** Opens a page and reads it to its end. Returns the compressed bytes of its inline styles. */
async function visitToEnd(visit: Visit, address: string): Promise<number> {
  await open(visit, address);
  await settle(visit);
  const inlineStyles = z.string().parse(await evaluateBeside(visit, readInlineStyles));
  await scrollToEnd(visit);
  await settle(visit, lastWait);
  return inlineStyleBytes(inlineStyles);
}

/**
 * Counts the figures of a page with frozen clock and chance, so that they are the same in each visit. Times nothing.
 */
async function measure(browser: Browser, arm: Arm, page: BenchPage): ReturnType<Probe['measure']> {
  const address = addressOf(arm, page);
  const { maps } = arm;
  await using visit = await startVisit(browser, { isFrozen: true, isScriptless: arm.isScriptless });
  const takeCoverage = await startCoverage(visit.cdp);
  await watchHeap(visit);
  const trace = await recordTrace(browser, [stackCategory]);
  const inlineStyles = await visitToEnd(visit, address);
  const mainThread = mainThreadOf(await trace.stop(), address);
  const awake = z.array(z.string()).parse(await evaluateBeside(visit, readAwake));
  const paint = z.number().parse(await evaluateBeside(visit, readPaint));
  const shifts = await shiftsOf(visit);
  const requests = visit.network.records();
  const forcedLayouts = forcedLayoutsOf(mainThread, maps);
  const kept = await documentFigures(visit);
  const holdings = await holdingsOf(visit, maps);
  const { figures: called, functions } = await takeCoverage(maps);
  return {
    figures: {
      ...trafficFigures(requests, { paint, inlineStyles }),
      ...workFigures(mainThread),
      ...kept,
      ...called,
      forced: sumOf(forcedLayouts, ({ count }) => count),
      awake: awake.length,
      shift: sumOf(shifts, ({ value }) => value),
    },
    details: { requests, functions, holdings, forcedLayouts, shifts, awake, thrown: [...visit.thrown] },
  };
}

export const countProbe: Probe = { name: 'count', label: 'counting', kind: 'exact', measure };
