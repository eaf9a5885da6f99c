import type { Browser } from '@playwright/test';
import * as z from 'zod';
import { evaluateBeside, settle } from '../../browser/settle.ts';
import { open, startVisit, type Visit } from '../../browser/visit.ts';
import { BenchFailure } from '../../failure.ts';
import { addressOf, type Arm, type BenchPage } from '../../sites/arm.ts';
import { type ResponseChange, typeOf } from '../../sites/proxy/proxy.ts';
import { startCoverage } from '../../visits/collectors/coverage.ts';
import { documentFigures } from '../../visits/collectors/document.ts';
import { mainThreadOf, recordTrace } from '../../visits/collectors/trace.ts';
import { workFigures } from '../../visits/collectors/work.ts';
import { lastWait } from '../../visits/probes/count.ts';
import type { Probe } from '../../visits/probes/probe.ts';

/** Height in pixels of the space above the box, so that nothing loads or wakes before a scroll. */
const blankHeight = 4800;
const without = '?without=box';

export const boxPath = (widget: string, state: string): string => `/catalogue/${widget}/${state}`;

export const blankPage = '(no box)';

export const withoutBox = (path: string): string => path + without;

// An SVG needs no style, which the page's content security policy would forbid.
const blank = (height: number): string => `<svg width="1" height="${height}" aria-hidden="true"></svg>`;

/** Returns the box of a catalogue page. Throws a BenchFailure if there is none in the usual place. */
function boxIn(html: string, path: string): string {
  const [, box] = /<div class="specimen-box">([\s\S]*?)<\/div><details class="specimen-markup">/.exec(html) ?? [];
  if (box === undefined) throw new BenchFailure(`${path} shows no box: the pages of the catalogue are not as this bench knows them.`);
  return box;
}

/** Reduces a catalogue page to its box, far below the first screen. Other responses stay unchanged. */
export const boxAlone: ResponseChange = (answer, { path }) => {
  if (!path.startsWith('/catalogue/') || answer.status !== 200 || typeOf(answer) !== 'text/html') return answer;
  const html = answer.body.toString();
  const box = path.endsWith(without) ? '' : boxIn(html, path);
  const content = `${blank(blankHeight)}<div class="specimen-box">${box}</div>${blank(blankHeight)}`;
  const page = html.replace(/(?<=<main\b[^>]*>)[\s\S]*(?=<\/main>)/, () => content);
  return { ...answer, body: Buffer.from(page) };
};

/** Opens the page with frozen clock and chance, and wakes its box. */
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

/** Counts calls in a separate visit, because call counting uses heap memory. */
async function measure(browser: Browser, arm: Arm, page: BenchPage): ReturnType<Probe['measure']> {
  const address = addressOf(arm, page);
  const counted = await frozen(browser, async visit => {
    const trace = await recordTrace(browser);
    await visitBox(visit, address, page.name);
    const { compiled = 0 } = workFigures(mainThreadOf(await trace.stop(), address));
    return { figures: { compiled, ...(await documentFigures(visit)) }, requests: visit.network.records() };
  });
  const called = await frozen(browser, async visit => {
    const takeCoverage = await startCoverage(visit.cdp);
    await visitBox(visit, address, page.name);
    return takeCoverage(arm.maps);
  });
  return {
    figures: { ...counted.figures, ...called.figures },
    details: { requests: counted.requests, functions: called.functions },
  };
}

export const countBoxProbe: Probe = { name: 'count-box', label: 'counting', kind: 'exact', measure };

/** Time limit in milliseconds for a box to wake. */
const limit = 10_000;

const boxOf = (widget: string): string => `document.querySelector('[data-widget="${widget}"]')`;

/** Scrolls to the box at once. Uses its container, because some boxes are invisible. */
export const bringIntoView = (visit: Visit): Promise<unknown> =>
  evaluateBeside(visit, `document.querySelector('.specimen-box').scrollIntoView({ block: 'center', behavior: 'instant' })`);

export const wakesByTouch = async (visit: Visit, widget: string): Promise<boolean> =>
  (await evaluateBeside(visit, `${boxOf(widget)}?.matches('[data-load=tap], [data-load=rest]')`)) === true;

export const isTwin = async (visit: Visit): Promise<boolean> =>
  (await evaluateBeside(visit, 'document.scripts.length === 0')) === true;

/** Focuses the first focusable control in the box. That wakes the box like a tap, but without the tap's effect. */
export async function touchBox(visit: Visit, widget: string): Promise<void> {
  const hasTouched = await evaluateBeside(
    visit,
    `(() => {
      const controls = ${boxOf(widget)}.querySelectorAll('a[href], button, input, select, textarea, summary');
      const control = [...controls].find(one => !one.disabled && one.getClientRects().length > 0);
      control?.focus({ preventScroll: true });
      return document.activeElement === control;
    })()`,
  );
  if (hasTouched !== true) throw new BenchFailure(`The box of "${widget}" at ${visit.page.url()} has nothing to touch, and wakes by a touch alone.`);
}

/** Waits until the box is awake, without commands to the page. Throws a BenchFailure after the time limit. */
export async function awaitAwake(visit: Visit, widget: string): Promise<void> {
  const state = await evaluateBeside(
    visit,
    `new Promise(resolve => {
      const box = ${boxOf(widget)};
      const tell = () => /ready|failed/.test(box.dataset.widgetState) && resolve(box.dataset.widgetState);
      new MutationObserver(tell).observe(box, { attributeFilter: ['data-widget-state'] });
      setTimeout(() => resolve(box.dataset.widgetState ?? 'asleep'), ${limit});
      tell();
    })`,
  );
  if (state === 'ready') return;
  throw new BenchFailure(`The box of "${widget}" at ${visit.page.url()} has not woken within ${limit / 1000} s: it is ${z.string().parse(state)}.`);
}

const worldName = 'states of boxes';

export const stateMark = (widget: string, state: 'loading' | 'ready'): string => `bench: ${widget} ${state}`;

/** Adds trace marks for the loading and ready states of boxes on the next page. */
export async function markStates({ cdp }: Visit): Promise<void> {
  await cdp.send('Page.enable');
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', {
    worldName,
    source: `new MutationObserver(records => {
      for (const { target: { dataset } } of records) console.timeStamp('bench: ' + dataset.widget + ' ' + dataset.widgetState);
    }).observe(document, { subtree: true, attributeFilter: ['data-widget-state'] })`,
  });
}
