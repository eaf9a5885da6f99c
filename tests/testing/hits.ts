import type { Page } from '@playwright/test';

/** What readers press, type into or follow. A label stands for its field, which may be unseen. */
const controls = 'a[href],button,input:not([type=hidden]),select,textarea,summary,label';

/**
 * What can be seen in a part of the page, but not hit: at the middle of the control there is something else. That it
 * can be seen is known by its styles and by what cuts it off, never by what is hit. Throws where nothing can be seen.
 */
export const missesOn = (page: Page, part = 'body'): Promise<string[]> =>
  page.evaluate(
    async ([wanted, selector]) => {
      type Area = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

      const shared = (one: Area, other: Area): Area => ({
        left: Math.max(one.left, other.left),
        top: Math.max(one.top, other.top),
        right: Math.min(one.right, other.right),
        bottom: Math.min(one.bottom, other.bottom),
      });
      const isArea = ({ left, top, right, bottom }: Area): boolean => right - left > 1 && bottom - top > 1;

      /** Of a link in a text, the longest of its lines. */
      const lineOf = (control: Element): DOMRect | undefined =>
        [...control.getClientRects()].sort((one, other) => other.width - one.width)[0];

      /** What is left of an area within the screen and all that cuts off what leaves it. */
      const uncut = (area: Area, { parentElement: parent }: Element): Area => {
        if (!parent || parent === document.body) return shared(area, new DOMRect(0, 0, innerWidth, innerHeight));
        const { overflow, clipPath } = getComputedStyle(parent);
        const cuts = overflow !== 'visible' || clipPath !== 'none';
        return uncut(cuts ? shared(area, parent.getBoundingClientRect()) : area, parent);
      };

      const isShown = (control: Element): boolean =>
        control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !control.closest('[inert]');

      const isHit = (control: Element, hit: Element): boolean =>
        control.contains(hit) ||
        hit.closest('label')?.control === control ||
        (control instanceof HTMLLabelElement && control.control === hit) ||
        // Its box takes the tap, and opens a list in the select's place.
        (control instanceof HTMLSelectElement && control.closest('[data-searchable]') === hit);

      const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);
      const nameOf = ({ localName, classList, textContent }: Element): string =>
        `${localName}.${classList.value} “${textContent.trim().slice(0, 30)}”`;

      const missed: string[] = [];
      let seen = 0;
      for (const control of document.querySelectorAll(`:is(${selector}) :is(${wanted})`)) {
        if (!isShown(control)) continue;
        const isSkipped = !control.checkVisibility({ contentVisibilityAuto: true });
        control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        // What the browser has skipped so far is laid out now.
        if (isSkipped) await nextFrame().then(nextFrame);
        const line = lineOf(control);
        if (!line || !isArea(uncut(line, control))) continue;
        seen += 1;
        const hit = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
        if (!hit || !isHit(control, hit)) missed.push(`${nameOf(control)} is under ${hit ? nameOf(hit) : 'nothing'}`);
      }
      if (!seen) throw new Error(`No control can be seen in ${selector}`);
      return missed;
    },
    [controls, part] as const,
  );

/** The same on a phone and on a desktop. */
export async function missesByWidth(page: Page, part?: string): Promise<string[]> {
  const missed: string[] = [];
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const miss of await missesOn(page, part)) missed.push(`${width} px: ${miss}`);
  }
  return missed;
}

/** CSS pixels that a thumb needs. */
const thumb = 44;

/** What readers press or type into that is too small for a thumb. A label around it can be pressed as well. */
export const smallOn = (page: Page): Promise<string[]> =>
  page.locator('button,input:not([type=hidden]),select,textarea,summary').evaluateAll((all, least) => {
    const areaOf = (control: Element): DOMRect => (control.closest('label') ?? control).getBoundingClientRect();
    return all
      .filter(control => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map(control => ({ control, area: areaOf(control) }))
      .map(({ control, area }) => ({ control, width: Math.round(area.width), height: Math.round(area.height) }))
      // What is there for those who listen is one pixel wide.
      .filter(({ width, height }) => width > 1 && (width < least || height < least))
      .map(({ control, width, height }) => `${control.localName}.${control.classList.value} ${width} × ${height}`);
  }, thumb);
