import type { JSHandle, Page } from '@playwright/test';

interface Part {
  name: string;
  /** Values in the order of the names; empty if the pseudo-element does not exist. */
  values: string[];
  custom: [name: string, value: string][];
}

/** Computed properties of elements and their pseudo-elements, in document order. */
export type Looks = JSHandle<{ names: string[]; parts: Part[] }>;

/** Returns the computed styles of the selected elements and their pseudo-elements. */
export const looksOf = (page: Page, selector: string): Promise<Looks> =>
  page.evaluateHandle(found => {
    // Scroll-driven animations depend on the page's length.
    for (const animation of document.getAnimations()) if (animation.timeline !== document.timeline) animation.cancel();
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    // All elements share these properties; custom properties follow them. Listing all names for each element would take
    // seconds.
    const names = [...getComputedStyle(document.documentElement)].filter(name => !name.startsWith('--'));
    const parts = Array.from(document.querySelectorAll(found)).flatMap((element, index) => {
      const { example } = element.closest<HTMLElement>('[data-example]')?.dataset ?? {};
      const pseudoElements = ['', '::before', '::after'];
      if (getComputedStyle(element).display === 'list-item') pseudoElements.push('::marker');
      if (element.hasAttribute('placeholder')) pseudoElements.push('::placeholder');
      return pseudoElements.map((part): Part => {
        const style = getComputedStyle(element, part);
        const isThere = !/before|after/.test(part) || style.content !== 'none';
        const custom = isThere ? Array.prototype.slice.call(style, names.length) as string[] : [];
        return {
          name: `${index} ${element.tagName} ${element.className}${part} of ${example}`,
          values: isThere ? names.map(name => style.getPropertyValue(name)) : [],
          custom: custom.map(name => [name, style.getPropertyValue(name)]),
        };
      });
    });
    return { names, parts };
  }, selector);

/** Returns the differences between two snapshots of the same elements. */
export const differences = (before: Looks, after: Looks): Promise<string[]> =>
  before.evaluate(
    ({ names, parts }, other) => {
      // A marker disappears when its element is no list item any more.
      const others = new Map(other.parts.map(part => [part.name, part]));
      return parts.flatMap(({ name, values, custom }) => {
        const now = others.get(name);
        if (values.length !== now?.values.length) return [`${name} is there in one of them only`];
        const customNow = new Map(now.custom);
        return [
          ...names.map((property, place) => [property, values[place], now.values[place]]),
          ...custom.map(([property, value]) => [property, value, customNow.get(property)]),
        ]
          .filter(([, value, otherValue]) => value !== otherValue)
          .map(([property, value, otherValue]) => `${name} { ${property}: ${value} → ${otherValue ?? 'nothing'} }`);
      });
    },
    after,
  );
