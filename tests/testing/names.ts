import type { JSHandle, Page } from '@playwright/test';

/** What looks into a page needs of it; WebKit's has it, too. */
export type Seen = Pick<Page, 'evaluate' | 'evaluateHandle'>;

/**
 * How an element of a page is called where a test complains about it: by its tag, its classes and its words, and by the
 * example, the box or the part of the page that it is in. It works in the page, and is handed to what looks there.
 */
export const namingOn = (page: Seen): Promise<JSHandle<(element: Element) => string>> =>
  page.evaluateHandle(() => (element: Element): string => {
    const words = element.getAttribute('aria-label') ?? (element.textContent.trim() || element.getAttribute('name'));
    const [part] = ['[data-example]', '[data-widget]', 'section,nav,header,footer'].flatMap(
      selector => element.closest<HTMLElement>(selector) ?? [],
    );
    const place = part?.dataset.example ?? part?.dataset.widget ?? `.${part?.classList.value}`;
    return `${element.localName}.${element.classList.value} “${words?.slice(0, 30) ?? ''}” of ${place}`;
  });
