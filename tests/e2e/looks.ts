import type { JSHandle, Page } from '@playwright/test';

/** Each computed property of the elements of a page and of their pseudo-elements, in the order of the page. */
type Looks = JSHandle<{ name: string; properties: [name: string, value: string][] }[]>;

/** How the elements that a selector finds look, beside them what is before, after and in them. */
export const looksOf = (page: Page, selector: string): Promise<Looks> =>
  page.evaluateHandle(
    found =>
      Array.from(document.querySelectorAll(found)).flatMap((element, index) => {
        const parts = ['', '::before', '::after'];
        if (getComputedStyle(element).display === 'list-item') parts.push('::marker');
        if (element.hasAttribute('placeholder')) parts.push('::placeholder');
        return parts.map(part => {
          const style = getComputedStyle(element, part);
          const isThere = !/before|after/.test(part) || style.content !== 'none';
          const names = isThere ? [...style] : ['content'];
          return {
            name: `${index} ${element.tagName} ${element.className}${part}`,
            properties: names.map((name): [string, string] => [name, style.getPropertyValue(name)]),
          };
        });
      }),
    selector,
  );

/** What is not the same in two looks of the same elements. */
export const differences = (before: Looks, after: Looks): Promise<string[]> =>
  before.evaluate(
    (looks, others) =>
      looks.flatMap(({ name, properties }, element) => {
        const other = new Map(others[element]?.properties);
        return properties
          .filter(([property, value]) => other.get(property) !== value)
          .map(([property, value]) => `${name} { ${property}: ${value} → ${other.get(property) ?? 'nothing'} }`);
      }),
    after,
  );
