import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, JSHandle, Page } from '@playwright/test';
import { slowProcessor } from '../../bench/browser/phone.ts';
import { isNightly } from '../../scripts/test/nightly.ts';
import { chunkOf, holdBack, waitUntilIdle, watchLoading } from './boxes.ts';
import { expect, type Problems } from './test.ts';

/** Controls that readers press, type into or follow. A label acts as its field. */
export const controls = 'a[href],button,input:not([type=hidden]),select,textarea,summary,video[controls],audio[controls]';

/**
 * Height in CSS pixels at the end of the first screen that is ignored: a captcha's question sometimes takes one more
 * line.
 */
const uncertain = 40;

/** Prepares a page with the controls, and returns its address. */
type Print = (page: Page) => Promise<string> | string;

/** A control that can be tapped before any box has woken. */
export interface Control {
  print: Print;
  /** Selector of the part of the page that contains the control. */
  part: string;
  /** Index of that part on the page. */
  place: number;
  /** Index among all controls of the part as the server printed it. */
  index: number;
  /** Widget of the box around the control, if any. */
  widget: string | undefined;
  /** Kind of control, such as `button.positive`. */
  kind: string;
}

/**
 * Returns the controls that can be hit on a page before any script runs, the first of each kind per widget. Searches
 * all examples, or the first screen of any other page.
 */
export async function controlsOn(page: Page, print: Print): Promise<Control[]> {
  await page.route(chunkOf('kernel'), route => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto(await print(page));
  const found = await page.evaluate(([selector, edge]) => {
    const part = document.querySelector('[data-example]') ? '[data-example]' : 'body';
    const canBeTapped = (control: Element): boolean => {
      if (part !== 'body') control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const leadsHere = control instanceof HTMLAnchorElement && control.href === location.href;
      const isSeen = top + height / 2 < innerHeight - edge;
      return isSeen && control.contains(document.elementFromPoint(left + width / 2, top + height / 2)) && !leadsHere;
    };
    const kindOf = (control: Element): string => {
      if (control.matches('a,button')) return `${control.localName}.${control.className}`;
      const { type } = control as HTMLInputElement;
      return /^(text|email|tel|search|textarea)/.test(type) ? 'field' : type || control.localName;
    };
    return [...document.querySelectorAll(part)].flatMap((around, place) =>
      [...around.querySelectorAll(selector)]
        .map((control, index) => ({ control, index }))
        // The browser handles taps on a player's native controls.
        .filter(({ control }) => !control.matches(':disabled,video,audio') && canBeTapped(control))
        .map(({ control, index }) => {
          const { widget } = control.closest<HTMLElement>('[data-widget]')?.dataset ?? {};
          return { part, place, index, widget, kind: kindOf(control) };
        }),
    );
  }, [controls, uncertain] as const);
  const alike = Map.groupBy(found, ({ widget, kind }) => `${widget}: ${kind}`);
  return [...alike.values()].flatMap(([first]) => first ?? []).map(control => ({ ...control, print }));
}

/**
 * Stretches timers of one second to ten minutes. Two taps within such a second count as a double tap, and the province
 * map shows other news after it; on a slow machine, a second is too short.
 */
export const stretchOneSecondTimers = (readers: Page | BrowserContext): Promise<unknown> =>
  readers.addInitScript(() => {
    const setTimer = window.setTimeout.bind(window);
    const stretched = (action: () => void, delay?: number, ...rest: unknown[]): unknown =>
      setTimer(action, delay === 1000 ? 600_000 : delay, ...rest);
    Object.assign(window, { setTimeout: stretched });
  });

/** A reader with an own page. */
interface Reader {
  page: Page;
  /** Requests other than GET. */
  sent: string[];
  /** Returns the number of pending documents, scripts, stylesheets and calls. */
  underWay: () => number;
}

/** The newsroom's responses by address. */
type Answers = Map<string, string>;

/**
 * Creates a reader on a blank page. Makes the result reproducible: pauses media at once, fixes Math.random, and gives
 * the second reader the same changing responses as the first.
 */
async function readerOf(page: Page, answers: Answers): Promise<Reader> {
  const context = page.context();
  await stretchOneSecondTimers(context);
  await context.addInitScript(() => {
    const pause = ({ target }: Event): void => Object.assign(target as HTMLMediaElement, { hasPlayed: true }).pause();
    addEventListener('playing', pause, true);
    Math.random = () => 0.5;
  });
  await context.route(/\/question\b|\/sport\//, async route => {
    const address = route.request().url().replace(/key=\d+/, '');
    const body = answers.get(address) ?? (await (await route.fetch()).text());
    answers.set(address, body);
    await route.fulfill({ contentType: address.includes('/sport/') ? 'application/json' : 'text/plain', body });
  });
  const sent: string[] = [];
  page.on('request', request => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return { page, sent, underWay: watchLoading(page) };
}

/** A reader whose boxes are awake, and one who taps before that. */
type Readers = readonly [awake: Reader, first: Reader];

export async function openReaders(page: Page, browser: Browser, problems: Problems): Promise<Readers> {
  const context = await browser.newContext();
  await problems.watch(context);
  const answers: Answers = new Map();
  return [await readerOf(page, answers), await readerOf(await context.newPage(), answers)];
}

/** Clears a reader's data, prepares the page and returns its address. */
async function comeAnew({ page, sent }: Reader, print: Print): Promise<string> {
  const { origin } = new URL(page.url());
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.goto('about:blank');
  const session = await context.newCDPSession(page);
  if (origin !== 'null') await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  // The newsroom counts two votes within seconds from equal browsers as a double tap.
  await session.send('Network.setUserAgentOverride', { userAgent: `Mozilla/5.0 (Linux; Android 10; K) ${randomUUID()}` });
  await page.unrouteAll();
  sent.length = 0;
  const address = await print(page);
  // Any other page is replaced by a stub; only its address matters.
  await page.route(
    url => new URL(address, url).href !== url.href,
    (route, request) =>
      request.isNavigationRequest() ? route.fulfill({ contentType: 'text/html', body: 'Another page' }) : route.fallback(),
  );
  return address;
}

/** Waits for the control and returns it. */
const find = (page: Page, { part, index }: Control): Promise<JSHandle<Element | undefined>> =>
  page.waitForFunction(
    ([around, selector, place]) => document.querySelector(around)?.querySelectorAll(selector)[place],
    [part, controls, index] as const,
  );

/** Returns the centre of a control, or undefined while it is not painted or cannot be hit. */
const middleOf = (element: Element | undefined): [x: number, y: number] | undefined => {
  if (element && element.getBoundingClientRect().bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  const middle: [number, number] = [left + width / 2, top + height / 2];
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
  return isPainted && element?.contains(document.elementFromPoint(...middle)) ? middle : undefined;
};

/** Returns true if the reader is on another page. Requests of the first page may still be listed as pending then. */
function hasLeft({ page }: Reader, address: string): boolean {
  const [from, to] = [new URL(address, page.url()), new URL(page.url())];
  return from.pathname + from.search !== to.pathname + to.search;
}

/**
 * Returns the reader's address; on the same page also the focus, played media, text size, pending work, dialogs and
 * sent requests.
 */
async function stateOf(reader: Reader, address: string, { widget }: Control): Promise<object> {
  const { page, sent, underWay } = reader;
  const here = page.url();
  if (hasLeft(reader, address)) return { here };
  const seen = await page.evaluate(() => ({
    focus: `${document.activeElement?.localName}.${document.activeElement?.className}`,
    played: [...document.querySelectorAll('video,audio')].map(media => Reflect.has(media, 'hasPlayed')),
    letters: document.documentElement.style.cssText,
    busy: document.querySelectorAll('[aria-busy=true]').length,
  }));
  const parts = page.locator(`[role=dialog],dialog[open],[data-widget=${widget}]`);
  // A short timeout: if the page is left meanwhile, the snapshot would wait until the test ends.
  const said = await Promise.all((await parts.all()).map(part => part.ariaSnapshot({ timeout: 5000 })));
  // Times, scores and counts change, and each page has its own captcha key.
  const words = said.join('\n').replace(/\??key=\d+/g, '').replace(/[\d۰-۹.]+/g, '0');
  return { here, sent: sent.toSorted(), ...seen, busy: seen.busy + underWay(), said: words };
}

/**
 * Opens a page, wakes the box of a control, and taps the control. Returns the page's state before the tap, or null if
 * the awake box has something else in its place.
 */
async function tapAwake(reader: Reader, address: string, control: Control): Promise<object | null> {
  const { page } = reader;
  const { release } = await holdBack(page, chunkOf('kernel'));
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const element = await find(page, control);
  release();
  await waitUntilIdle(page);
  await element.evaluate(async found => {
    const box = found?.closest<HTMLElement>('[data-widget]');
    if (!box || box.dataset.widgetState === 'ready') return;
    const ready = new Promise(resolve => box.addEventListener('widget:ready', resolve));
    box.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    await ready;
  });
  await expect.poll(reader.underWay).toBe(0);
  const before = await stateOf(reader, address, control);
  const middle = await element.evaluate(middleOf);
  if (!middle) return null;
  await page.touchscreen.tap(...middle);
  return before;
}

/**
 * Opens a page on a slow phone, and taps a control before the kernel has loaded. Returns a function that removes the
 * throttling.
 */
async function tapFirst({ page }: Reader, address: string, control: Control): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  if (isNightly) await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
  const { release } = await holdBack(page, chunkOf('kernel'));
  await page.goto(address, { waitUntil: 'commit' });
  const middle = await page.waitForFunction(middleOf, await find(page, control));
  await page.touchscreen.tap(...((await middle.jsonValue()) ?? [NaN, NaN]));
  release();
  return () => session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}

/**
 * Expects a first tap on a slow phone to end like a tap on the awake box: both pages reach the same state, which
 * differs from the one before, and stay there.
 */
export async function expectSameEnd([awake, first]: Readers, control: Control): Promise<void> {
  const address = await comeAnew(awake, control.print);
  const before = await tapAwake(awake, address, control);
  if (before) {
    const hurry = await tapFirst(first, await comeAnew(first, control.print), control);
    const expectSame = (): Promise<void> =>
      expect(async () => {
        const loading = [awake, first].filter(reader => !hasLeft(reader, address) && reader.underWay() > 0);
        expect(loading.length).toBe(0);
        const wanted = await stateOf(awake, address, control);
        expect(wanted).not.toEqual(before);
        expect(await stateOf(first, address, control)).toEqual(wanted);
      }).toPass({ intervals: [50], timeout: 20_000 });
    await expectSame();
    await hurry();
    await waitUntilIdle(first.page);
    await expectSame();
  }
}
