import packsOfWidgets from '../../widgets/packs.json' with { type: 'json' };
import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test';
import { namingOn, type Seen } from './names.ts';

export const boxOf = (page: Page, name: string): Locator => page.locator(`[data-widget=${name}]`).first();

/** Opens the disclosures around a box. */
export const openFoldOf = (box: Locator): Promise<void> =>
  box.evaluate(one => {
    for (let fold = one.closest('details:not([open])'); fold; fold = one.closest('details:not([open])')) fold.setAttribute('open', '');
  });

/** Brings a box into view and waits until it works. */
export async function wake(box: Locator): Promise<void> {
  await openFoldOf(box);
  await box.scrollIntoViewIfNeeded();
  // Focuses the box like a finger would; without that, it wakes after two seconds in view.
  await box.evaluate((one: HTMLElement) => {
    if (one.dataset.load === 'rest') one.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
  await box.and(box.page().locator('[data-widget-state=ready]')).waitFor();
}

/**
 * Makes a page open another one, or go back. Does so after the evaluation has returned, because Firefox would not
 * return later. In WebKit, the page may be gone before that.
 */
const leave = (page: Pick<Page, 'evaluate'>, address = ''): Promise<void> =>
  page
    .evaluate(path => {
      setTimeout(() => {
        const link = document.createElement('a');
        link.href = path;
        document.body.append(link);
        if (path) link.click();
        else history.back();
      });
    }, address)
    .catch((error: unknown) => expect(String(error)).toContain('context was destroyed'));

/** Goes back without page.goBack(), which waits for a load that never comes from the back/forward cache. */
export const goBack = (page: Pick<Page, 'evaluate'>): Promise<void> => leave(page);

/** Opens an address by a link, so that the next page has a referrer. */
export async function follow(page: Page, address: string): Promise<void> {
  await leave(page, address);
  await page.waitForURL(url => url.pathname === address);
}

/** Returns the boxes that are not awake: all of them, or only the visible ones. */
export const asleepOn = async (page: Seen, boxes = '[data-widget]', which: 'all' | 'shown' = 'all'): Promise<string[]> =>
  page.evaluate(
    ([selector, wanted, nameOf]) =>
      [...document.querySelectorAll<HTMLElement>(`${selector}:not([data-widget-state=ready])`)]
        .filter(box => wanted === 'all' || box.checkVisibility({ visibilityProperty: true }))
        .map(box => `${box.dataset.widget}, ${nameOf(box)}`),
    [boxes, which, await namingOn(page)] as const,
  );

/**
 * Scrolls to each box, focuses those that wait for a touch, and waits until all are awake. Leaves a box only when the
 * page has stopped growing, because browsers count growth during scrolling as a layout shift.
 */
export async function wakeAll(page: Seen, boxes = '[data-widget]'): Promise<void> {
  await page.evaluate(async selector => {
    const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    const isAsleep = (box: HTMLElement): boolean =>
      box.isConnected && box.checkVisibility() && !/ready|failed/.test(box.dataset.widgetState ?? '');
    const isAtWork = (box: HTMLElement): boolean => box.querySelector('[aria-busy=true],.form-waiting') !== null;
    const until = async (isDone: () => boolean): Promise<void> => {
      for (let frame = 0; !isDone() && frame < 300; frame += 1) await nextFrame();
    };
    const settle = async (): Promise<void> => {
      let height = 0;
      await until(() => height === (height = document.documentElement.scrollHeight));
    };
    await document.fonts.ready;
    for (const box of document.querySelectorAll<HTMLElement>(selector)) {
      box.scrollIntoView({ block: box.offsetHeight < innerHeight ? 'center' : 'start', behavior: 'instant' });
      dispatchEvent(new CustomEvent('scroll'));
      await nextFrame();
      if (/tap|rest/.test(box.dataset.load ?? '')) box.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      await until(() => !isAsleep(box) && !isAtWork(box));
      // Waiting for the others would take as long; the expectation below fails.
      if (isAsleep(box)) return;
      await settle();
    }
  }, boxes);
  await expect.poll(() => asleepOn(page, boxes, 'shown')).toEqual([]);
}

/** Reads two articles and goes offline between them, so that the phone registers its service worker. */
export async function readTwo(page: Page, url = ''): Promise<void> {
  await page.goto(`${url}/news/1001`);
  // Before that, the page does not listen for `offline`.
  await page.locator('[data-widget=visit][data-widget-state=ready]').waitFor({ state: 'attached' });
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await follow(page, '/news/1002');
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated');
}

// Names of built files, which only this file knows.

/** Addresses of all scripts. */
export const scripts = /\/assets\/.*\.js/;

const packs = Object.entries(packsOfWidgets);

const fileNameOf = (widget: string): string => packs.find(([, widgets]) => widgets.includes(widget))?.[0] ?? widget;

/** Returns a pattern for a file's path: in the folder of its build, or with its hash if builds share it. */
const pathOf = (name: string, ending: string): string => `/assets/([A-Z2-7]{8}/${name}|shared/${name}-[A-Z2-7]{8})\\.${ending}`;

/** Returns a pattern for the address of a script, by its widget's name or its name in the source. */
export const chunkOf = (name: string): RegExp => new RegExp(pathOf(fileNameOf(name), 'js'));

/** Pattern for the addresses of chunks that several widgets share. */
export const sharedChunks = chunkOf('chunk');

/** Returns a pattern for the address of a stylesheet that is fetched when needed. */
export const sheetOf = (name: string): RegExp => new RegExp(pathOf(name, 'css'));

/** Returns a pattern for the addresses of scripts and stylesheets, by their names in the source. */
export const filesOf = (...names: string[]): RegExp => new RegExp(pathOf(`(${names.join('|')})`, ''));

/** Returns the name of a built file without its hash: `poll.js`, or `chunk.js` for code that widgets share. */
export const nameOf = (address: string): string =>
  new URL(address).pathname.replace(/^.*\//, '').replace(/-[A-Z2-7]{8}(?=\.)/, '');

/** Holds back matching requests, or only the answers of the server, until `release` is called. */
export async function holdBack(
  page: Page,
  address: RegExp,
  what: 'request' | 'answer' = 'request',
): Promise<{ release: () => void; asked: Promise<undefined> }> {
  const [asked, released] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  await page.route(address, async route => {
    const response = what === 'answer' ? await route.fetch() : undefined;
    asked.resolve(undefined);
    await released.promise;
    // After a reload, no page waits for the answer any more.
    await (response ? route.fulfill({ response }).catch(() => {}) : route.continue());
  });
  return { release: () => released.resolve(undefined), asked: asked.promise };
}

/** Answers the first `times` matching requests with 503. Returns the addresses of all matching requests. */
export async function failFirst(page: Page, address: RegExp, times: number): Promise<string[]> {
  const asked: string[] = [];
  await page.route(address, (route: Route) => {
    asked.push(route.request().url());
    return asked.length <= times ? route.fulfill({ status: 503, body: 'busy' }) : route.continue();
  });
  return asked;
}

/** Advances the page's installed clock until a condition is true, so that pauses take no real time. */
export const hurryUntil = (page: Page, isTrue: () => boolean | Promise<boolean>): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.clock.fastForward(500);
        return isTrue();
      },
      { intervals: [50] },
    )
    .toBe(true);

/** Waits until the page is loaded, painted and idle, so that it has started everything that needs no input. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    // Safari lacks requestIdleCallback.
    await new Promise(resolve => ('requestIdleCallback' in globalThis ? requestIdleCallback(resolve) : setTimeout(resolve)));
  });
}

/** Returns a list that collects all later matching requests. */
export function requestsTo(page: Page, address: RegExp): Request[] {
  const requests: Request[] = [];
  page.on('request', request => {
    if (address.test(request.url())) requests.push(request);
  });
  return requests;
}

/** Returns a function that counts the pending documents, scripts, stylesheets and calls of a page. */
export function watchLoading(page: Page): () => number {
  const underWay = new Set<Request>();
  page.on('request', request => {
    // A player does not read the response to its visit, and Chromium reports no end of such a request.
    if (/visit$/.test(request.url())) return;
    if (/document|script|stylesheet|fetch|xhr/.test(request.resourceType())) underWay.add(request);
  });
  // Chromium may never report the end of requests from a page that was left.
  page.on('framenavigated', frame => {
    if (frame !== page.mainFrame()) return;
    for (const request of underWay) if (request.url() !== page.url()) underWay.delete(request);
  });
  page.on('requestfinished', request => underWay.delete(request));
  page.on('requestfailed', request => underWay.delete(request));
  return () => underWay.size;
}

/** Returns the value of a key in the reader's stored state. */
export const stored = (page: Page, key: string): Promise<unknown> =>
  page.evaluate(name => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key);

const values: Readonly<Record<string, string>> = Object.fromEntries([...'۰۱۲۳۴۵۶۷۸۹'].map((digit, value) => [digit, `${value}`]));

/** Returns the number in a text with Persian or ASCII digits and commas; 0 if there is none. */
export async function numberIn(locator: Locator): Promise<number> {
  const text = await locator.innerText();
  return Number(text.replace(/[۰-۹]/g, digit => values[digit] ?? '').replace(/\D/g, ''));
}

/** Records all texts of a status in the page's `data-said`, because each disappears after a moment. */
export const noteStatus = (status: Locator): Promise<void> =>
  status.evaluate(element => {
    const { dataset } = document.documentElement;
    const note = (): void => void (dataset.said = `${dataset.said ?? ''}${element.textContent};`);
    new MutationObserver(note).observe(element, { childList: true, characterData: true, subtree: true });
  });

/** Console messages about a failed file in Chromium, Firefox and WebKit. */
export const failedResource = /Failed to load resource|disallowed MIME type|^undefined Error|Importing a module script/;

/** Expects at least one control, and all of them to be disabled. */
export async function expectDisabled(controls: Locator): Promise<void> {
  await expect(controls).not.toHaveCount(0);
  // A focused control stays focusable: it is only marked as disabled.
  await expect(controls.and(controls.page().locator(':enabled:not([aria-disabled=true])'))).toHaveCount(0);
}
