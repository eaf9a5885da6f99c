import type { CDPSession, Page } from '@playwright/test';
import { watchFocus, type FocusRecord } from './focus.ts';

/** Presses Tab `times` times without waiting in between. */
async function pressTab(session: CDPSession, times: number): Promise<void> {
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const events = Array.from({ length: times }, () => [
    session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
  ]);
  await Promise.all(events.flat());
}

/** Stores the controls that a reader can press, type into or follow. */
const rememberControls = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const selector = 'a[href],button,input:not([type=hidden]),select,textarea,summary,video[controls],audio[controls],[tabindex="0"]';
    const controls = [...document.querySelectorAll(selector)].filter(
      control => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]') && !control.matches(':disabled'),
    );
    Object.assign(window, { controls });
  });

/** Returns focused elements that stay invisible for 60 frames, in which a widget could scroll to them. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { unseen, nameOf, isSeen } = Reflect.get(window, 'focusRecord') as FocusRecord;
    const found: string[] = [];
    for (const element of unseen as HTMLElement[]) {
      element.blur();
      element.focus();
      // Controls that appear only on scroll, such as a link to the top, take no focus here.
      if (document.activeElement !== element) continue;
      for (let frame = 0; !isSeen(element) && frame < 60; frame += 1) await new Promise(requestAnimationFrame);
      if (!isSeen(element)) found.push(`${nameOf(element)} has the focus, and is not to be seen`);
    }
    return found;
  });

/** Returns controls that can be tapped but not reached by keyboard. */
const unreached = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { visited, nameOf, isSeen } = Reflect.get(window, 'focusRecord') as FocusRecord;
    const controls = Reflect.get(window, 'controls') as Element[];
    /** Composite roles: Tab reaches one element, and arrow keys move on from it. */
    const composite = '[role=tablist],[role=toolbar],[role=menu],[role=menubar],[role=listbox],[role=radiogroup],[role=grid]';

    const isSameRadio = (one: Element, other: Element): boolean =>
      one instanceof HTMLInputElement && other instanceof HTMLInputElement && one.type === 'radio' && one.name === other.name;
    const leadsToTheSame = (one: Element, other: Element): boolean =>
      one instanceof HTMLAnchorElement && other instanceof HTMLAnchorElement && one.href === other.href;
    function isReached(control: Element): boolean {
      const group = control.closest(composite);
      return visited.some(other =>
        other === control || isSameRadio(control, other) || leadsToTheSame(control, other) || group?.contains(other),
      );
    }
    function canBeTapped(control: Element): boolean {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      return isSeen(control);
    }
    return controls
      .filter(control => control.isConnected && control.checkVisibility())
      .filter(control => !isReached(control) && canBeTapped(control))
      .map(control => `${nameOf(control)} is not reached`);
  });

/** Returns backward moves of the focus: up, or against the text direction. */
const jumps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /**
     * Parts above this height in CSS pixels are columns: the focus may go from the end of one to the top of another.
     */
    const columnHeight = 150;
    const { visited, nameOf } = Reflect.get(window, 'focusRecord') as FocusRecord;
    const rightToLeft = document.documentElement.dir === 'rtl';

    function isFixed(element: Element | null): boolean {
      if (!element) return false;
      return /fixed|sticky/.test(getComputedStyle(element).position) || isFixed(element.parentElement);
    }
    const lineage = (element: Element): Element[] =>
      element.parentElement ? [...lineage(element.parentElement), element] : [element];
    const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowX);

    /**
     * Returns the areas of the two neighbouring parts that contain the elements, below their nearest common ancestor.
     */
    function partsOf(one: Element, other: Element): [DOMRect, DOMRect] {
      const [ones, others] = [lineage(one), lineage(other)];
      const fork = ones.findIndex((part, depth) => part !== others[depth]);
      // Scrollable content may be anywhere in its container.
      const [first = one, second = other] = [ones, others].map(parts => parts.slice(fork).find(scrolls) ?? parts[fork]);
      return [first.getBoundingClientRect(), second.getBoundingClientRect()];
    }

    function goesBack(before: Element, element: Element): boolean {
      const [part, next] = partsOf(before, element);
      const isAhead = rightToLeft ? next.right <= part.left + 1 : next.left >= part.right - 1;
      const isBehind = rightToLeft ? next.left >= part.right - 1 : next.right <= part.left + 1;
      const isBeside = next.top < part.bottom - 1 && part.top < next.bottom - 1;
      const isColumn = part.height > columnHeight && next.height > columnHeight;
      return (next.bottom <= part.top + 1 && !isAhead) || (isBeside && isBehind && !isColumn);
    }

    const placed = visited.filter(element => element.isConnected && element.checkVisibility() && !isFixed(element));
    return placed.slice(1).flatMap((element, index) => {
      const before = placed[index];
      return before && goesBack(before, element) ? [`${nameOf(element)} comes after ${nameOf(before)}, but stands before it`] : [];
    });
  });

/**
 * Goes through a page with the Tab key. Returns problems for keyboard users: a focus that is invisible, covered,
 * trapped or moves backwards, and controls that it skips.
 */
export async function tourOn(page: Page): Promise<string[]> {
  await rememberControls(page);
  await watchFocus(page);
  const session = await page.context().newCDPSession(page);
  // A frame takes the focus later than the next key arrives.
  const step = page.frames().length > 1 ? 1 : 20;
  let isOver = false;
  for (let presses = 0; !isOver && presses < 800; presses += step) {
    await pressTab(session, step);
    isOver = await page.evaluate(() => (Reflect.get(window, 'focusRecord') as FocusRecord).isOver);
  }
  await session.detach();
  const complaints = await page.evaluate(() => (Reflect.get(window, 'focusRecord') as FocusRecord).complaints);
  const caught = isOver ? [] : ['Tab does not lead through the page'];
  return [...complaints, ...caught, ...(await hidden(page)), ...(await unreached(page)), ...(await jumps(page))];
}
