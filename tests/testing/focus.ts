import type { Page } from '@playwright/test';
import { namingOn } from './names.ts';

/** Record of the focus on its way through a page. The page stores it as `window.focusRecord`. */
export interface FocusRecord {
  /** Focused elements in order. */
  visited: Element[];
  /** Complaints about the focus indicators. */
  complaints: string[];
  /** Focused elements that were not visible at once. */
  unseen: Element[];
  /** True once the focus is back at the first element. */
  isOver: boolean;
  nameOf: (element: Element) => string;
  /** Returns true if the element is in the viewport, with its centre or a corner uncovered. */
  isSeen: (element: Element) => boolean;
}

/**
 * Records the focus from the top of the page on. Checks that the focused element is visible, and has an outline of at
 * least 2 px with a contrast of 3 to its background. Shadows and backgrounds do not count, because forced colours
 * remove them.
 */
export const watchFocus = async (page: Page): Promise<void> =>
  page.evaluate(nameOf => {
    type Outlines = readonly string[];

    const focusRecord: FocusRecord = { visited: [], complaints: [], unseen: [], isOver: false, nameOf, isSeen };
    let last: { element: Element; outlines: Outlines } | undefined;

    const channelsOf = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number);
    const isOpaque = (color: string): boolean => (channelsOf(color)[3] ?? 1) > 0.5;
    function luminanceOf(color: string): number {
      const [red = 0, green = 0, blue = 0] = channelsOf(color)
        .map(channel => channel / 255)
        .map(channel => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }
    function contrastOf(one: string, other: string): number {
      const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((first, second) => first - second);
      return (light + 0.05) / (dark + 0.05);
    }

    /**
     * Returns the colour behind an element: the first opaque colour of a gradient, or else the nearest opaque
     * background.
     */
    function groundOf(element: Element | null): string {
      if (!element) return 'rgb(255, 255, 255)';
      const { backgroundColor, backgroundImage, backgroundRepeat } = getComputedStyle(element);
      // A background that repeats in one direction is a strip along an edge.
      const isStrip = backgroundRepeat.startsWith('repeat-x');
      const shade = isStrip ? undefined : backgroundImage.match(/rgba?\([^)]*\)/g)?.find(isOpaque);
      if (shade) return shade;
      return isOpaque(backgroundColor) ? backgroundColor : groundOf(element.parentElement);
    }

    /**
     * Returns elements that may show the focus of an element: itself, its label, its content, its ancestors and the
     * next element.
     */
    function showingOf(element: Element): Element[] {
      const { nextElementSibling, firstElementChild, parentElement } = element;
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const around = [nextElementSibling, firstElementChild, parentElement, parentElement?.parentElement];
      return [element, ...labels, ...around].filter(candidate => candidate instanceof Element);
    }

    function outlineOf(element: Element, part: string): string {
      const style = getComputedStyle(element, part);
      const { outline, outlineColor, outlineOffset, outlineStyle, outlineWidth, boxShadow } = style;
      // The browser's own outline is visible on any background.
      if (outlineStyle === 'auto') return outline;
      if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) return '';
      const isWithin = part !== '' || parseFloat(outlineOffset) < 0;
      const isDouble = boxShadow !== 'none' && contrastOf(outlineColor, boxShadow) >= 3;
      return isDouble || contrastOf(outlineColor, groundOf(isWithin ? element : element.parentElement)) >= 3 ? outline : '';
    }
    const outlinesOf = (element: Element): Outlines =>
      showingOf(element).flatMap(candidate => ['', '::before', '::after'].map(part => outlineOf(candidate, part)));

    const pointsOf = ({ left, top, right, bottom }: DOMRect): [x: number, y: number][] => [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 3, top + 3],
      [right - 3, top + 3],
      [left + 3, bottom - 3],
      [right - 3, bottom - 3],
    ];
    function isSeen(element: Element): boolean {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      // A video is covered by its play button, which is in the same parent.
      const frame = element.matches('video,audio') && element.parentElement ? [element.parentElement] : [];
      const parts = [element, ...labels, ...frame];
      return parts
        .flatMap(part => [...part.getClientRects()].flatMap(pointsOf))
        .some(([x, y]) => {
          const top = document.elementFromPoint(x, y);
          return top !== null && (parts.some(part => part.contains(top)) || element.parentElement?.closest('[data-searchable]') === top);
        });
    }

    /** Runs before the next key is handled: by then, the browser has scrolled to the focused element. */
    function look(): void {
      const element = document.activeElement;
      if (!element || element === document.body || last?.element === element) return;
      focusRecord.isOver ||= element === focusRecord.visited[0];
      if (focusRecord.isOver) return;
      focusRecord.visited.push(element);
      last = { element, outlines: outlinesOf(element) };
      if (!isSeen(element)) focusRecord.unseen.push(element);
    }

    /** Runs when the element has lost the focus. Compares its outlines with and without the focus. */
    function compare(): void {
      if (!last || focusRecord.isOver || last.element === document.activeElement) return;
      const { element, outlines } = last;
      last = undefined;
      // These elements show the focus inside themselves.
      if (!element.isConnected || element.matches('video,audio,iframe')) return;
      const without = outlinesOf(element);
      if (outlines.every((outline, index) => !outline || outline === without[index])) {
        focusRecord.complaints.push(`${nameOf(element)} does not show that it has the focus`);
      }
    }

    addEventListener('keydown', look, true);
    addEventListener('focusin', compare, true);
    Object.assign(window, { focusRecord });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    getSelection()?.removeAllRanges();
    scrollTo(0, 0);
  }, await namingOn(page));
