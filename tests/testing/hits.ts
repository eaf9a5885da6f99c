import type { Page } from '@playwright/test';
import { namingOn, type Seen } from './names.ts';

/** Controls that readers press, type into or follow. Includes labels, because their fields may be invisible. */
const controls = 'a[href],button,input:not([type=hidden]),select,textarea,summary,label';

/**
 * Returns the visible controls in a part of the page that are covered at their centre. Uses styles and clipping to find
 * out if a control is visible, not a hit test. Throws if no control is visible.
 */
export const missesOn = async (page: Seen, part = 'body'): Promise<string[]> =>
  page.evaluate(
    async ([wanted, selector, nameOf]) => {
      type Area = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

      const shared = (one: Area, other: Area): Area => ({
        left: Math.max(one.left, other.left),
        top: Math.max(one.top, other.top),
        right: Math.min(one.right, other.right),
        bottom: Math.min(one.bottom, other.bottom),
      });
      const isArea = ({ left, top, right, bottom }: Area): boolean => right - left > 1 && bottom - top > 1;

      /** Returns the longest line of a control: links in text may wrap. */
      const lineOf = (control: Element): DOMRect | undefined =>
        [...control.getClientRects()].sort((one, other) => other.width - one.width)[0];

      /** Returns the part of an area that is in the viewport and not clipped. */
      const uncut = (area: Area, part: Element): Area => {
        const { parentElement: parent } = part;
        const isUncut = !parent || parent === document.body || getComputedStyle(part).position === 'fixed';
        if (isUncut) return shared(area, new DOMRect(0, 0, innerWidth, innerHeight));
        const { overflow, clipPath } = getComputedStyle(parent);
        const cuts = overflow !== 'visible' || clipPath !== 'none';
        return uncut(cuts ? shared(area, parent.getBoundingClientRect()) : area, parent);
      };

      const isShown = (control: Element): boolean =>
        control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !control.closest('[inert]');

      const isHit = (control: Element, hit: Element | null): boolean =>
        control.contains(hit) ||
        hit?.closest('label')?.control === control ||
        (control instanceof HTMLLabelElement && control.control === hit) ||
        // The widget around a searchable select takes the tap and opens its own list.
        (control instanceof HTMLSelectElement && control.closest('[data-searchable]') === hit);

      const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);
      const missed: string[] = [];
      let seen = 0;
      for (const control of document.querySelectorAll(`:is(${selector}) :is(${wanted})`)) {
        if (!isShown(control)) continue;
        const isSkipped = !control.checkVisibility({ contentVisibilityAuto: true });
        control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        // Waits until the browser lays out content with `content-visibility: auto`.
        if (isSkipped) await nextFrame().then(nextFrame);
        const line = lineOf(control);
        if (!line || !isArea(uncut(line, control))) continue;
        seen += 1;
        const hitNow = (): Element | null => {
          const { x = 0, y = 0, width = 0, height = 0 } = lineOf(control) ?? {};
          return document.elementFromPoint(x + width / 2, y + height / 2);
        };
        // Scroll-driven content moves in the next frame.
        if (isHit(control, hitNow())) continue;
        await nextFrame().then(nextFrame);
        const hit = hitNow();
        if (isShown(control) && !isHit(control, hit)) missed.push(`${nameOf(control)} is under ${hit ? nameOf(hit) : 'nothing'}`);
      }
      if (!seen) throw new Error(`No control can be seen in ${selector}`);
      return missed;
    },
    [controls, part, await namingOn(page)] as const,
  );

/** Smallest side of a control in CSS pixels. */
const thumb = 44;

/** Returns controls that are too small for a thumb. A label around a control counts as part of it. */
export const smallOn = async (page: Page): Promise<string[]> =>
  page.locator('button,input:not([type=hidden]),select,textarea,summary').evaluateAll((all, [least, nameOf]) => {
    const areaOf = (control: Element): DOMRect => (control.closest('label') ?? control).getBoundingClientRect();
    return all
      .filter(control => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map(control => ({ control, area: areaOf(control) }))
      .map(({ control, area }) => ({ control, width: Math.round(area.width), height: Math.round(area.height) }))
      // Content for screen readers only is one pixel wide.
      .filter(({ width, height }) => width > 1 && (width < least || height < least))
      .map(({ control, width, height }) => `${nameOf(control)} is ${width} × ${height}`);
  }, [thumb, await namingOn(page)] as const);
