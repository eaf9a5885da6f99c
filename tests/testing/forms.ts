import { expect, type Locator, type Page } from '@playwright/test';
import { toPersian } from '../../kernel/convert-digits.ts';
import { waitUntilIdle } from './boxes.ts';
import { captchaText, hasCaptcha } from './database.ts';

/** Opens a page and touches one of its forms, so that it wakes; no picture of a captcha is still to be exchanged. */
export async function openForm(page: Page, address: string, widget: string): Promise<Locator> {
  await page.goto(address);
  const box = page.locator(`[data-widget=${widget}]`).first();
  await box.scrollIntoViewIfNeeded();
  await box.locator('input:visible,textarea:visible').first().focus();
  await expect(box).toHaveAttribute('data-widget-state', 'ready');
  // The visit is answered with the key of the page's first picture.
  await expect(page.locator('[data-widget=visit]:not([data-widget-state=ready])')).toHaveCount(0);
  await waitUntilIdle(page);
  return box;
}

/** The field of a name. */
export const field = (form: Locator, name: string): Locator => form.locator(`[name="${name}"]`);

export const send = (form: Locator): Promise<void> => form.locator('.form-send').click();

export const message = (form: Locator): Locator => form.locator('.form-message');

/** Address of the picture that a form's captcha shows, once that is drawn. */
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

/** The key of a picture: in its address, or the latest in a cookie. */
async function keyOf(page: Pick<Page, 'context'>, picture: string): Promise<string> {
  const { pathname, searchParams } = new URL(picture);
  const scope = pathname.replace(/.*\//, '');
  const cookies = await page.context().cookies(picture);
  const remembered = cookies.find(({ name }) => name === `captchaKey_${scope}`)?.value ?? '';
  return searchParams.get('key') ?? remembered.replace(/\..*/, '');
}

/**
 * Key of the picture that a form shows, with a script or without. The picture stays, for the field has the focus; where
 * it was used before, another one is waited for.
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

/** Types what a captcha's picture shows, in Persian digits. */
export async function readCaptcha(form: Locator): Promise<void> {
  const digits = captchaText(await captchaKey(form));
  await field(form, 'captchaText').fill(toPersian(digits));
}
