import type { JSHandle, Page } from '@playwright/test';

/** The part of a page object that helpers need; WebKit's has it, too. */
export type Seen = Pick<Page, 'evaluate' | 'evaluateHandle'>;

/**
 * Names elements for messages of tests: by tag, classes and words, and by their example, box or part of the page. Runs
 * in the page, and is passed to helpers there.
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
