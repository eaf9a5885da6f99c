import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { printable } from '../../widgets/package/printable.ts';
import { BenchFailure } from '../failure.ts';
import { type NetworkWatch, watchNetwork } from './network.ts';
import { phone } from './phone.ts';

const noon = Date.parse('2026-03-21T12:00:00+03:30');

/** Holds the page's real `performance`, before the frozen clock replaces it. */
interface WithTimeline {
  benchTimeline?: Performance;
}

function keepTimeline(): void {
  (globalThis as WithTimeline).benchTimeline = performance;
}

/** Keeps navigation entries for libraries that read the loading state. Other timing entries are hidden. */
function tellNavigation(): void {
  const { benchTimeline } = globalThis as WithTimeline;
  const getEntriesByType = (type: string): PerformanceEntryList =>
    type === 'navigation' ? (benchTimeline?.getEntriesByType(type) ?? []) : [];
  Object.assign(performance, { getEntriesByType });
}

/** Seeds Math.random. Like the next functions, it runs in the page before its scripts. */
function seedChance(): void {
  let state = 0x2f6e2b1;
  Math.random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Reports errors in timers to the page, as browsers do. Playwright's clock would throw them at the bench. */
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
    // Browsers wait at least one millisecond in an interval of 0 ms; the frozen clock would loop forever.
    setInterval: (run: unknown, wait?: unknown, ...given: unknown[]) =>
      often(guarded(run), Math.max(1, Number(wait) || 0), ...given),
    requestAnimationFrame: (run: unknown) => inFrame(guarded(run)),
    requestIdleCallback: (run: unknown, options?: IdleRequestOptions) => whenIdle(guarded(run), options),
  });
}

/** Reports intersections one by one, because the number of entries per frame is random. */
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

/** Ignores resize events without a new size, which an emulated phone fires now and then. */
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
 * Makes visits of a page reproducible: its clock starts at a fixed time and stands still until the bench advances it,
 * Math.random has a fixed seed, and browser events do not depend on frame timing.
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

/** Returns true for headers that are wrong once the body is decompressed. */
const isOfBody = ({ name }: Header): boolean => /^content-encoding$/i.test(name);

/**
 * Keeps all documents from running scripts, by an additional content security policy, so that they stay as printed.
 * Chromium ignores changed headers of a continued response, so the bench fulfils the request itself.
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
    // A document that is left meanwhile needs no response.
    void done.catch(() => undefined);
  });
  await cdp.send('Fetch.enable', { patterns: [{ resourceType: 'Document', requestStage: 'Response' }] });
}

/** A visit of a page. Disposing it closes its browser context. */
export interface Visit extends AsyncDisposable {
  context: BrowserContext;
  page: Page;
  cdp: CDPSession;
  network: NetworkWatch;
  /** True if time and chance are frozen: timers fire only when the bench advances the clock. */
  isFrozen: boolean;
  /** Uncaught errors of the page's scripts, each once. */
  thrown: Set<string>;
}

interface Options {
  isFrozen?: boolean;
  isScriptless?: boolean | undefined;
}

/** Maximum number of different errors reported for a page. */
const mostThrown = 10;

/** Starts a visit on a new phone with an empty cache, before its page opens. */
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

/** Opens the address. Throws a BenchFailure if it does not answer with a page. */
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
