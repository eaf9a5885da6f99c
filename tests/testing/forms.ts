import { expect, type Locator, type Page } from '@playwright/test';
import { captchaText } from './database.ts';

/** Opens a page and touches one of its forms, so that it wakes. */
export async function openForm(page: Page, address: string, widget: string): Promise<Locator> {
  await page.goto(address);
  const box = page.locator(`[data-widget=${widget}]`).first();
  await box.scrollIntoViewIfNeeded();
  await box.locator('input:visible,textarea:visible').first().focus();
  await expect(box).toHaveAttribute('data-widget-state', 'ready');
  return box;
}

/** Key of the captcha image that an awake form shows, once the origin has drawn it. */
export async function captchaKey(form: Locator): Promise<string> {
  const image = form.locator('.captcha-image');
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveAttribute('src', /[?&]key=\d+$/);
  await expect.poll(() => image.evaluate(element => (element as HTMLImageElement).complete)).toBe(true);
  return /key=(\d+)$/.exec((await image.getAttribute('src')) ?? '')?.[1] ?? '';
}

/** Types what a captcha image shows, in Persian digits. */
export async function readCaptcha(form: Locator): Promise<void> {
  const digits = captchaText(await captchaKey(form));
  await form.locator('[name=captchaText]').fill(digits.replace(/\d/g, digit => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? ''));
}

/** The field of a name. */
export const field = (form: Locator, name: string): Locator => form.locator(`[name="${name}"]`);

export const send = (form: Locator): Promise<void> => form.locator('.form-send').click();

export const message = (form: Locator): Locator => form.locator('.form-message');

/** Key of a captcha for a page without script, as the origin's cookie remembers it. */
export async function rememberedKey(page: Page, scope: string): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === `captchaKey_${scope}`)?.value ?? '';
}
