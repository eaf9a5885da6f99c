import type { Page } from '@playwright/test';
import { namingOn, type Seen } from './names.ts';

/** Controls that readers press, type into or follow. A label stands for its field, which may be invisible. */
const controls = 'a[href],button,input:not([type=hidden]),select,textarea,summary,label';

/**
 * Controls in a part of the page that are visible but covered at their middle. Visibility is decided by styles and
 * clipping, never by a hit test. Throws if nothing is visible.
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

      /** Longest line of a link in a text. */
      const lineOf = (control: Element): DOMRect | undefined =>
        [...control.getClientRects()].sort((one, other) => other.width - one.width)[0];

      /** Part of an area that is on the screen and not clipped. */
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
        // Its box takes the tap, and opens a list in the select's place.
        (control instanceof HTMLSelectElement && control.closest('[data-searchable]') === hit);

      const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);
      const missed: string[] = [];
      let seen = 0;
      for (const control of document.querySelectorAll(`:is(${selector}) :is(${wanted})`)) {
        if (!isShown(control)) continue;
        const isSkipped = !control.checkVisibility({ contentVisibilityAuto: true });
        control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        // Lays out content that the browser has skipped so far.
        if (isSkipped) await nextFrame().then(nextFrame);
        const line = lineOf(control);
        if (!line || !isArea(uncut(line, control))) continue;
        seen += 1;
        const hitNow = (): Element | null => {
          const { x = 0, y = 0, width = 0, height = 0 } = lineOf(control) ?? {};
          return document.elementFromPoint(x + width / 2, y + height / 2);
        };
        // Scroll-driven content follows in the next frame.
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

/** CSS pixels that a thumb needs. */
const thumb = 44;

/** Controls that are too small for a thumb. A label around one counts as part of it. */
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
