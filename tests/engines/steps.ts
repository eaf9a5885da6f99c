import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const isShown = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(
    part => document.querySelector(part)?.checkVisibility({ visibilityProperty: true }) ?? false,
    selector,
  );

export const expectShown = (page: Page, selector: string): Promise<void> =>
  expect.poll(() => isShown(page, selector), `${selector} is shown`).toBe(true);

export const expectHidden = (page: Page, selector: string): Promise<void> =>
  expect.poll(() => isShown(page, selector), `${selector} is shown`).toBe(false);

/** Waits until the page's address ends with `address`. */
export const waitForAddress = (page: Page, address: string): Promise<unknown> =>
  page.waitForFunction(wanted => decodeURI(location.href).endsWith(wanted), address);
