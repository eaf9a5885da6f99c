import type { Page } from '@playwright/test';
import { namingOn } from './names.ts';

/**
 * Returns text that is partly cut off or lies on other text. Ignores cut text in a link or in a box with a button that
 * expands it, because readers can reach the rest.
 */
export const lostTextOn = async (page: Page): Promise<string[]> =>
  page.evaluate(nameOf => {
    type Area = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;
    interface Line {
      text: string;
      node: Node;
      element: Element;
      area: Area;
      isApart: boolean;
    }

    const shared = (one: Area, other: Area): Area => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    });
    const isArea = ({ left, top, right, bottom }: Area): boolean => right - left > 2 && bottom - top > 2;
    /** Returns the area of the glyphs. Line boxes have the font's full height and may overlap. */
    const lettersOf = ({ left, top, right, bottom, height }: DOMRect): Area => ({
      left: left + 1,
      top: top + height / 3,
      right: right - 1,
      bottom: bottom - height / 3,
    });

    /**
     * Clipping area of an element. `isApart` is true if it may cover other text: sticky, fixed, scrollable, or
     * positioned with a background.
     */
    const clips = new Map<Element, { area: Area | undefined; isApart: boolean }>();
    const clipOf = (element: Element): { area: Area | undefined; isApart: boolean } => {
      const known = clips.get(element);
      if (known) return known;
      const { overflowX, overflowY, clipPath, position, backgroundColor, backgroundImage } = getComputedStyle(element);
      const parent = element.parentElement && element !== document.body ? clipOf(element.parentElement) : undefined;
      const cuts = /hidden|clip/.test(overflowX + overflowY) || clipPath !== 'none';
      const isCover = position === 'absolute' && (backgroundImage !== 'none' || !/, 0\)$/.test(backgroundColor));
      const scrolls = /auto|scroll/.test(overflowX + overflowY);
      const around = scrolls || position === 'fixed' ? undefined : parent?.area;
      const own = cuts ? element.getBoundingClientRect() : undefined;
      const clip = {
        area: own && around ? shared(own, around) : (own ?? around),
        isApart: /sticky|fixed/.test(position) || scrolls || isCover || parent?.isApart === true,
      };
      clips.set(element, clip);
      return clip;
    };

    const hasItsRest = (element: Element): boolean =>
      Boolean(element.closest('a[href]') ?? element.closest('[data-widget]')?.querySelector('[aria-expanded=false]'));

    const lines: Line[] = [];
    const cut = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!text || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { area: clip, isApart } = clipOf(element);
      const range = document.createRange();
      range.selectNodeContents(node);
      const areas = [...range.getClientRects()].filter(({ width }) => width > 2).map(lettersOf);
      const seen = areas.map(area => (clip ? shared(area, clip) : area));
      const isWhole = (area: Area, index: number): boolean => {
        const { left, top, right, bottom } = areas[index] ?? area;
        return area.right - area.left > right - left - 2 && area.bottom - area.top > bottom - top - 2;
      };
      if (seen.some(isArea) && !seen.every(isWhole) && !hasItsRest(element)) cut.add(`“${text.slice(0, 40)}” is cut off in ${nameOf(element)}`);
      lines.push(...seen.filter(isArea).map(area => ({ text, node, element, area, isApart })));
    }

    lines.sort((one, other) => one.area.top - other.area.top);
    const covered = lines.flatMap((line, index) => {
      const found: string[] = [];
      for (const other of lines.slice(index + 1)) {
        if (other.area.top > line.area.bottom) break;
        if (other.node === line.node || line.isApart || other.isApart) continue;
        if (!isArea(shared(line.area, other.area))) continue;
        found.push(`“${line.text.slice(0, 40)}” and “${other.text.slice(0, 40)}” are on each other in ${nameOf(other.element)}`);
      }
      return found;
    });
    return [...cut, ...new Set(covered)];
  }, await namingOn(page));

/**
 * Returns sideways scrollers that the keyboard cannot reach: they have no focusable content, and are not focusable with
 * a name.
 */
export const scrollersWithoutKeysOn = async (page: Page): Promise<string[]> =>
  page.evaluate(nameOf =>
    [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .filter(element => /auto|scroll/.test(getComputedStyle(element).overflowX))
      .filter(element => !element.matches('input,textarea,select'))
      .filter(element => {
        const isNamed = element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby');
        const hasFocus = element.querySelector('a[href],button,input,summary') !== null;
        return !(hasFocus || (element.tabIndex >= 0 && isNamed));
      })
      .map(element => `${nameOf(element)} scrolls, and keys do not reach it`),
    await namingOn(page),
  );
