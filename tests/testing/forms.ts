import { expect, type Locator, type Page } from '@playwright/test';
import { toPersian } from '../../kernel/convert-digits.ts';
import { waitUntilIdle } from './boxes.ts';
import { captchaText, hasCaptcha } from './database.ts';

/** Opens a page and focuses one of its forms, which wakes it. Waits until the visit has set the key of the captcha. */
export async function openForm(page: Page, address: string, widget: string): Promise<Locator> {
  await page.goto(address);
  const box = page.locator(`[data-widget=${widget}]`).first();
  await box.scrollIntoViewIfNeeded();
  await box.locator('input:visible,textarea:visible').first().focus();
  await expect(box).toHaveAttribute('data-widget-state', 'ready');
  // The response to the visit call contains the key of the page's first captcha.
  await expect(page.locator('[data-widget=visit]:not([data-widget-state=ready])')).toHaveCount(0);
  await waitUntilIdle(page);
  return box;
}

export const field = (form: Locator, name: string): Locator => form.locator(`[name="${name}"]`);

export const send = (form: Locator): Promise<void> => form.locator('.form-send').click();

export const message = (form: Locator): Locator => form.locator('.form-message');

/** Waits until the image of a form's captcha is drawn. Returns its address. */
export async function pictureOf(form: Locator): Promise<string> {
  const image = form.locator('.captcha-image');
  await image.scrollIntoViewIfNeeded();
  let address = '';
  await expect
    .poll(async () => {
      address = await image.evaluate(({ complete, naturalWidth, currentSrc }: HTMLImageElement) =>
        complete && naturalWidth > 0 ? currentSrc : '',
      );
      return address;
    })
    .not.toBe('');
  return address;
}

/** Returns the key of a captcha image: from its address, or from the latest cookie. */
async function keyOf(page: Pick<Page, 'context'>, picture: string): Promise<string> {
  const { pathname, searchParams } = new URL(picture);
  const scope = pathname.replace(/.*\//, '');
  const cookies = await page.context().cookies(picture);
  const remembered = cookies.find(({ name }) => name === `captchaKey_${scope}`)?.value ?? '';
  return searchParams.get('key') ?? remembered.replace(/\..*/, '');
}

/**
 * Focuses the captcha's field, so that the image no longer changes. Returns the key of the image, and waits for a new
 * image if the key has been used. Works with and without JavaScript.
 */
export async function captchaKey(form: Locator): Promise<string> {
  await field(form, 'captchaText').focus();
  let key = '';
  await expect
    .poll(async () => {
      key = await keyOf(form.page(), await pictureOf(form));
      return hasCaptcha(key);
    })
    .toBe(true);
  return key;
}

/** Fills in the digits of a form's captcha, in Persian. */
export async function readCaptcha(form: Locator): Promise<void> {
  const digits = captchaText(await captchaKey(form));
  await field(form, 'captchaText').fill(toPersian(digits));
}
