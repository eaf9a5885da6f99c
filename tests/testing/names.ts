import type { JSHandle, Page } from '@playwright/test';

/** The part of a page object that helpers need; WebKit's page object has it, too. */
export type Seen = Pick<Page, 'evaluate' | 'evaluateHandle'>;

/**
 * Returns a function in the page that names elements in messages: by tag, classes and text, and by their example, box
 * or part of the page.
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
