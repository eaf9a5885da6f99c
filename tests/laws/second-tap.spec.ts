import type { JSHandle, Page } from '@playwright/test';
import { chunkOf, holdBack, waitUntilIdle, wakeAll, watchLoading } from '../testing/boxes.ts';
import { openByHand, stylesheetByHand } from '../testing/by-hand.ts';
import { controls, controlsOn, stretchOneSecondTimers } from '../testing/first-tap.ts';
import { expect, test } from '../testing/test.ts';

const phone = { width: 360, height: 800 };

const softly = expect.configure({ soft: true });

/** These pages have every control that opens something. */
const pages = ['/', '/news/1001', '/news/1311', '/category/photo', '/sports'];

/** Controls that were tapped already. One of each kind is enough, whatever its page. */
const tapped = new Set<string>(['undefined']);
/** Fields take text, not a second tap. The view mode changes the viewport, and with it all positions. */
const untried = /: (field|select-one|radio)$|^view-mode:/;

// Two workers would each have their own list of tapped controls.
test.describe.configure({ mode: 'default' });

/** Keeps taps from leaving the page, and records the addresses that they would have opened. */
const stay = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const led: string[] = [];
    function keep(event: Event, url: string): void {
      if (event.defaultPrevented || url.replace(/#.*/, '') === location.href.replace(/#.*/, '')) return;
      event.preventDefault();
      led.push(url);
    }
    addEventListener('click', event => {
      const link = (event.target as Element).closest('a');
      if (link?.href) keep(event, link.href);
    });
    addEventListener('submit', event => keep(event, (event.target as HTMLFormElement).action));
    Object.assign(window, { led });
  });

/** Opens a page and wakes its boxes. Returns its controls as the server printed them. */
async function open(page: Page, address: string): Promise<JSHandle<Element[]>> {
  const { release } = await holdBack(page, chunkOf('kernel'));
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const printed = await page.evaluateHandle(selector => [...document.querySelectorAll(selector)], controls);
  release();
  await waitUntilIdle(page);
  await wakeAll(page);
  await stay(page);
  return printed;
}

/** Scrolls a control to the middle of the viewport. Returns its centre, or undefined if it cannot be hit there. */
const middleOf = (all: Element[], index: number): [x: number, y: number] | undefined => {
  const control = all[index];
  control?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left = 0, top = 0, width = 0, height = 0 } = control?.getBoundingClientRect() ?? {};
  const middle: [number, number] = [left + width / 2, top + height / 2];
  return control?.contains(document.elementFromPoint(...middle)) ? middle : undefined;
};

/** Returns the address of the link or form in an overlay at a point, or an empty string. */
const leadingAway = (place: [x: number, y: number]): string => {
  const isOver = /held over|lightbox|fixture/.test(Object.keys((history.state ?? {}) as object).join(' '));
  const hit = isOver ? document.elementFromPoint(...place)?.closest('a[href],button') : null;
  if (hit instanceof HTMLAnchorElement) return hit.href.replace(/#.*/, '') === location.href.replace(/#.*/, '') ? '' : hit.href;
  return hit instanceof HTMLButtonElement && hit.type === 'submit' ? (hit.form?.action ?? '') : '';
};

for (const address of pages) {
  test(`${address}: a second tap in the same place opens no page that the first did not open`, async ({ page }) => {
    await page.setViewportSize({ ...phone, height: 8000 });
    const found = await controlsOn(page, () => address);
    await page.unrouteAll();
    await page.setViewportSize(phone);
    await stretchOneSecondTimers(page);
    const underWay = watchLoading(page);

    /** Taps a point and waits until the page is quiet. Returns the addresses that the tap would have opened. */
    async function tap(place: [x: number, y: number]): Promise<string[]> {
      await page.evaluate(() => Object.assign(Reflect.get(window, 'led') as string[], { length: 0 }));
      await page.touchscreen.tap(...place);
      await waitUntilIdle(page);
      while (underWay() > 0) {
        await expect.poll(underWay, { intervals: [20] }).toBe(0);
        await waitUntilIdle(page);
      }
      return page.evaluate(() => Reflect.get(window, 'led') as string[]);
    }

    let printed = await open(page, address);
    for (const { index, widget, kind } of found) {
      const name = `${widget}: ${kind}`;
      if (!widget || tapped.has(name) || untried.test(name)) continue;
      let place = await printed.evaluate(middleOf, index);
      if (!place) {
        printed = await open(page, address);
        place = await printed.evaluate(middleOf, index);
      }
      if (!place) continue;
      tapped.add(name);
      if ((await tap(place)).length > 0) continue;
      // An overlay may be painted a moment after its markup is complete.
      await softly.poll(() => page.evaluate(leadingAway, place), `${name} is under what leads away, however late it is tapped again`).toBe('');
      expect.soft(await tap(place), name).toEqual([]);
      const closing = await page.evaluateHandle(() => [...document.querySelectorAll('button[class*=close]')]);
      const closer = await closing.evaluate(buttons => buttons.findIndex(button => button.checkVisibility()));
      const corner = await closing.evaluate(middleOf, closer);
      if (corner) {
        await tap(corner);
        expect.soft(await tap(corner), `what closes ${name}`).toEqual([]);
      }
      await page.keyboard.press('Escape');
    }
  });
}

test('a menu\'s close button covers its trigger, even at the lower end of the screen', async ({ page }) => {
  await page.setViewportSize(phone);
  const links = Array.from({ length: 40 }, (_, index) => `<li><a href="/topic/${index}">Topic ${index}</a></li>`).join('');
  const trigger = '<button type="button" data-target="#menu" style="position: fixed; inset: auto auto 0 0">Menu</button>';
  const boxes = `<div data-widget="menu" data-load="tap" data-close="Close">${trigger}</div><nav id="menu"><ul>${links}</ul></nav>`;
  await openByHand(page, boxes, { head: stylesheetByHand() });
  const { x, y, width, height } = (await page.getByRole('button', { name: 'Menu' }).boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  const place: [number, number] = [x + width / 2, y + height / 2];
  const hit = (): Promise<string | undefined> =>
    page.evaluate(at => document.elementFromPoint(...at)?.textContent, place);
  await page.touchscreen.tap(...place);
  await expect.poll(hit).toBe('Close');
  await page.locator('#menu').evaluate(menu => menu.scrollTo(0, menu.scrollHeight));
  expect(await hit()).toBe('Close');
});
