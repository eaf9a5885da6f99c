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

/** Waits until a part has the focus. */
const expectFocus = (page: Page, selector: string): Promise<void> =>
  expect.poll(() => page.evaluate(part => document.activeElement?.matches(part), selector), `${selector} has the focus`).toBe(true);

export const valueOf = (page: Page, field: string): Promise<string> =>
  page.evaluate(part => document.querySelector<HTMLInputElement>(part)?.value ?? '', field);

/** Waits until the page's address ends with `address`. */
export const waitForAddress = (page: Page, address: string): Promise<unknown> =>
  page.waitForFunction(wanted => decodeURI(location.href).endsWith(wanted), address);

/** Types text into a field. The first tap may load the field's script, so this waits for the focus. */
export async function typeInto(page: Page, field: string, text: string): Promise<void> {
  await page.tap(field);
  await expectFocus(page, field);
  await page.keyboard.type(text);
}
