import type { Browser, JSHandle, Page } from '@playwright/test';
import { slowProcessor } from '../../bench/browser/phone.ts';
import { isNightly } from '../../scripts/test/nightly.ts';
import { chunkOf, holdBack, rest, watchLoading } from './boxes.ts';
import { expect, type Problems } from './test.ts';

/** What readers press, type into or follow. A label does what its field does. */
export const controls = 'a[href],button,input:not([type=hidden]),select,textarea,summary,video[controls],audio[controls]';

/** Pixels of the first screen's end that are left out: a captcha's question takes a line more in some visits. */
const uncertain = 40;

/** Has a page print what is tapped on, and gives its address. */
type Place = (page: Page) => Promise<string> | string;

/** A control that can be tapped before any box has woken. */
export interface Control {
  place: Place;
  /** Its place among all controls of the page as it was printed, or of the example that it is in. */
  index: number;
  /** The example's place among those of the page. */
  example: number;
  /** Of the box that it is in, if it is in one. */
  widget: string | undefined;
  /** What it is, such as `button.positive`. */
  kind: string;
}

/**
 * The controls that can be hit on a page as a server has printed it: the first of each kind in a widget, or in no box.
 * They are those of examples, wherever these stand, or those of another page's first screen.
 */
export async function controlsOn(page: Page, place: Place): Promise<Control[]> {
  await page.route(chunkOf('kernel'), route => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto(await place(page));
  const found = await page.evaluate(([selector, edge]) => {
    const examples = [...document.querySelectorAll('[data-example]')];
    const canBeTapped = (control: Element): boolean => {
      if (examples.length > 0) control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const leadsHere = control instanceof HTMLAnchorElement && control.href === location.href;
      const isSeen = top + height / 2 < innerHeight - edge;
      return isSeen && control.contains(document.elementFromPoint(left + width / 2, top + height / 2)) && !leadsHere;
    };
    const kindOf = (control: Element): string => {
      if (control.matches('a,button')) return `${control.localName}.${control.className}`;
      const { type } = control as HTMLInputElement;
      return /^(text|email|tel|search|textarea)/.test(type) ? 'field' : (type || control.localName);
    };
    return (examples.length > 0 ? examples : [document.body]).flatMap((part, example) =>
      [...part.querySelectorAll(selector)]
        .map((control, index) => ({ control, index }))
        // What a tap on a player's own controls does is the browser's business.
        .filter(({ control }) => !control.matches(':disabled,video,audio') && canBeTapped(control))
        .map(({ control, index }) => {
          const { widget } = control.closest<HTMLElement>('[data-widget]')?.dataset ?? {};
          return { example, index, widget, kind: kindOf(control) };
        }),
    );
  }, [controls, uncertain] as const);
  const alike = Map.groupBy(found, ({ widget, kind }) => `${widget}: ${kind}`);
  return [...alike.values()].flatMap(([first]) => first ?? []).map(control => ({ ...control, place }));
}

interface Visit {
  page: Page;
  address: string;
  /** Requests that are no GET. */
  sent: string[];
  /** How many pages, scripts, styles and calls are on their way. */
  underWay: () => number;
}

/** Opens a blank page for a reader of her own. What plays is paused at once: how far it has come tells nothing. */
async function openVisit(browser: Browser, problems: Problems, { place }: Control): Promise<Visit> {
  const context = await browser.newContext();
  await problems.watch(context);
  await context.addInitScript(() => {
    const pause = ({ target }: Event): void => Object.assign(target as HTMLMediaElement, { hasPlayed: true }).pause();
    addEventListener('playing', pause, true);
  });
  // Each captcha asks something else.
  await context.route(/\/question\b/, route => route.fulfill({ contentType: 'text/plain', body: 'دو و سه؟' }));
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', request => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return { page, address: await place(page), sent, underWay: watchLoading(page) };
}

/** The control, as soon as the page has it. */
const find = (page: Page, { index }: Control): Promise<JSHandle<Element | undefined>> =>
  page.waitForFunction(([selector, place]) => {
    const part = document.querySelector('[data-example]') ?? document.body;
    return part.querySelectorAll(selector)[place];
  }, [controls, index] as const);

/** The middle of a control; nothing while it is not painted or cannot be hit. */
const middleOf = (element: Element | undefined): [x: number, y: number] | undefined => {
  if (element && element.getBoundingClientRect().bottom > innerHeight) element.scrollIntoView({ block: 'center' });
  const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  const middle: [number, number] = [left + width / 2, top + height / 2];
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
  return isPainted && element?.contains(document.elementFromPoint(...middle)) ? middle : undefined;
};

/** Where a reader is; and if that is still the page, what has the focus, has played, is open, chosen, said and sent. */
async function stateOf({ page, address, sent, underWay }: Visit, { widget }: Control): Promise<object> {
  const here = page.url();
  const [from, to] = [new URL(address, here), new URL(here)];
  if (from.pathname + from.search !== to.pathname + to.search) return { here };
  const seen = await page.evaluate(() => ({
    focus: `${document.activeElement?.localName}.${document.activeElement?.className}`,
    played: [...document.querySelectorAll('video,audio')].map(medium => Reflect.has(medium, 'hasPlayed')),
    letters: document.documentElement.style.cssText,
    busy: document.querySelectorAll('[aria-busy=true]').length,
  }));
  const parts = page.locator(`[role=dialog],dialog[open],[data-widget=${widget}]`);
  const said = await Promise.all((await parts.all()).map(part => part.ariaSnapshot()));
  // The key of a page's captcha is its own.
  return { here, sent, ...seen, busy: seen.busy + underWay(), said: said.join('\n').replace(/\??key=\d+/g, '') };
}

/**
 * Opens a page, wakes the box of a control, and taps it. Gives what the page was before; null where the awake box has
 * something else in the control's place.
 */
async function tapAwake(visit: Visit, control: Control): Promise<object | null> {
  const { page, address } = visit;
  const { release } = await holdBack(page, chunkOf('kernel'));
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const element = await find(page, control);
  release();
  await rest(page);
  await element.evaluate(async found => {
    const box = found?.closest<HTMLElement>('[data-widget]');
    if (!box || box.dataset.widgetState === 'ready') return;
    const ready = new Promise(resolve => box.addEventListener('widget:ready', resolve));
    box.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    await ready;
  });
  await expect.poll(visit.underWay).toBe(0);
  const before = await stateOf(visit, control);
  const middle = await element.evaluate(middleOf);
  if (!middle) return null;
  await page.touchscreen.tap(...middle);
  return before;
}

/**
 * Opens a page on a slow phone, and taps a control of it before anything else, even before the kernel has come. Gives
 * what makes the phone fast again.
 */
async function tapFirst({ page, address }: Visit, control: Control): Promise<() => Promise<unknown>> {
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
 * Expects a tap on a control, as the very first action on a slow phone, to end where the awake box leads: two pages
 * come to the same, which is not what the page was before, and stay there.
 */
export async function expectSameEnd(browser: Browser, problems: Problems, control: Control): Promise<void> {
  const [awake, first] = [await openVisit(browser, problems, control), await openVisit(browser, problems, control)];
  const before = await tapAwake(awake, control);
  if (before) {
    const hurry = await tapFirst(first, control);
    const expectSame = (): Promise<void> =>
      expect(async () => {
        expect([awake.underWay(), first.underWay()]).toEqual([0, 0]);
        const wanted = await stateOf(awake, control);
        expect(wanted).not.toEqual(before);
        expect(await stateOf(first, control)).toEqual(wanted);
      }).toPass({ intervals: [50] });
    await expectSame();
    await hurry();
    await rest(first.page);
    await expectSame();
  }
  for (const { page } of [awake, first]) await page.context().close();
}
