import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { printable } from '../../widgets/package/printable.ts';
import { BenchFailure } from '../failure.ts';
import { type NetworkWatch, watchNetwork } from './network.ts';
import { phone } from './phone.ts';

const noon = Date.parse('2026-03-21T12:00:00+03:30');

/** The page's own timeline, kept before its clock is replaced by one that has none. */
interface WithTimeline {
  benchTimeline?: Performance;
}

function keepTimeline(): void {
  (globalThis as WithTimeline).benchTimeline = performance;
}

/** Libraries ask how far the page has come: it is told still, and nothing else of what was timed. */
function tellNavigation(): void {
  const { benchTimeline } = globalThis as WithTimeline;
  const getEntriesByType = (type: string): PerformanceEntryList =>
    type === 'navigation' ? (benchTimeline?.getEntriesByType(type) ?? []) : [];
  Object.assign(performance, { getEntriesByType });
}

/** Chance with one seed. Runs in the page, before its scripts, as what follows. */
function seedChance(): void {
  let state = 0x2f6e2b1;
  Math.random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Reports errors of timers to the page, as browsers do: the clock would throw them at us. */
function guardTimers(): void {
  const guarded = (run: unknown) => (...given: unknown[]): void => {
    try {
      if (typeof run === 'function') Reflect.apply(run, window, given);
      else window.eval(String(run));
    } catch (error) {
      reportError(error);
    }
  };
  const [later, often, inFrame, whenIdle] = [setTimeout, setInterval, requestAnimationFrame, requestIdleCallback];
  Object.assign(window, {
    setTimeout: (run: unknown, wait?: number, ...given: unknown[]) => later(guarded(run), wait, ...given),
    // Browsers wait a millisecond if an interval has no length; the clock would never get over it.
    setInterval: (run: unknown, wait?: unknown, ...given: unknown[]) =>
      often(guarded(run), Math.max(1, Number(wait) || 0), ...given),
    requestAnimationFrame: (run: unknown) => inFrame(guarded(run)),
    requestIdleCallback: (run: unknown, options?: IdleRequestOptions) => whenIdle(guarded(run), options),
  });
}

/** Tells what comes into view one by one: how much of it comes in one frame is chance. */
function tellIntersectionsSingly(): void {
  const Native = IntersectionObserver;
  window.IntersectionObserver = class extends Native {
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((entries, observer) => {
        for (const entry of entries) tell.call(observer, [entry], observer);
      }, options);
    }
  };
}

/** An emulated phone now and then announces a size that it already has. */
function ignoreSameSize(): void {
  const sizeNow = (): string => `${innerWidth} ${innerHeight}`;
  let size = sizeNow();
  addEventListener(
    'resize',
    event => {
      if (sizeNow() === size) event.stopImmediatePropagation();
      size = sizeNow();
    },
    true,
  );
}

/**
 * Makes two visits of a page the same: its clock starts at one moment and stands still until we let time pass, chance
 * has one seed, and what the browser tells the page does not depend on how its frames fell.
 */
async function freeze(page: Page): Promise<void> {
  await page.addInitScript(keepTimeline);
  await page.clock.install({ time: noon });
  await page.clock.pauseAt(noon + 1000);
  const scripts = [tellNavigation, seedChance, guardTimers, tellIntersectionsSingly, ignoreSameSize];
  for (const script of scripts) await page.addInitScript(script);
}

interface Header {
  name: string;
  value: string;
}

const policy: Header = { name: 'content-security-policy', value: "script-src 'none'" };

/** Headers that are wrong once a body was unpacked on its way here. */
const isOfBody = ({ name }: Header): boolean => /^content-encoding$/i.test(name);

/**
 * Keeps the scripts of all documents from running, by a policy that is put on them: what they print stays as it is.
 * Chromium reads the policy of what is answered anew alone, so a document is answered from here once it has come.
 */
async function forbidScripts(cdp: CDPSession): Promise<void> {
  async function answer(requestId: string, responseCode: number, headers: readonly Header[]): Promise<void> {
    const { body, base64Encoded } = await cdp.send('Fetch.getResponseBody', { requestId });
    const responseHeaders = [...headers.filter(header => !isOfBody(header)), policy];
    const asBase64 = base64Encoded ? body : Buffer.from(body).toString('base64');
    await cdp.send('Fetch.fulfillRequest', { requestId, responseCode, responseHeaders, body: asBase64 });
  }
  cdp.on('Fetch.requestPaused', ({ requestId, responseStatusCode = 0, responseHeaders = [] }) => {
    const hasBody = responseStatusCode >= 200 && responseStatusCode < 300;
    const done = hasBody
      ? answer(requestId, responseStatusCode, responseHeaders)
      : cdp.send('Fetch.continueResponse', { requestId });
    // A document that goes meanwhile needs no answer.
    void done.catch(() => undefined);
  });
  await cdp.send('Fetch.enable', { patterns: [{ resourceType: 'Document', requestStage: 'Response' }] });
}

/** A page that is visited. Its context is closed with it. */
export interface Visit extends AsyncDisposable {
  context: BrowserContext;
  page: Page;
  cdp: CDPSession;
  network: NetworkWatch;
  /** Time and chance stand still: a wait of the page ends only when we say so. */
  isFrozen: boolean;
  /** Errors that the page's scripts have not caught, each once. */
  thrown: Set<string>;
}

interface Options {
  isFrozen?: boolean;
  isScriptless?: boolean | undefined;
}

/** Maximum number of different errors that are reported for a page. */
const mostThrown = 10;

/** A fresh phone with an empty cache, before it opens its page. */
export async function startVisit(
  browser: Browser,
  { isFrozen = false, isScriptless = false }: Options = {},
): Promise<Visit> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const thrown = new Set<string>();
  page.on('pageerror', error => {
    if (thrown.size < mostThrown) thrown.add(printable(String(error), 200));
  });
  if (isFrozen) await freeze(page);
  if (isScriptless) await forbidScripts(cdp);
  const network = await watchNetwork(cdp);
  return { context, page, cdp, network, isFrozen, thrown, [Symbol.asyncDispose]: () => context.close() };
}

/** Opens the address; throws a sentence where it does not answer as a page does. */
export async function open({ page }: Visit, address: string): Promise<void> {
  const response = await page.goto(address, { waitUntil: 'load', timeout: 30_000 }).catch((error: unknown) => {
    if (/ERR_HTTP_RESPONSE_CODE_FAILURE/.test(String(error))) throw new BenchFailure(`${address} was answered with an error, not with a page.`);
    if (/ERR_|Timeout/.test(String(error))) {
      const [reason = 'no answer'] = /ERR_\w+|Timeout/.exec(String(error)) ?? [];
      throw new BenchFailure(`${address} does not answer (${reason}). Is the server running, and is the address right?`);
    }
    throw error;
  });
  if (!response?.ok()) throw new BenchFailure(`${address} was answered ${response?.status() ?? 'nothing'}, not with a page.`);
  const type = response.headers()['content-type'] ?? '';
  if (!/html/.test(type)) throw new BenchFailure(`${address} is no page: it was answered with ${type || 'something of no type'}.`);
  if (response.url() !== address) throw new BenchFailure(`${address} leads on to ${response.url()}: ask for that.`);
}
