import { expect } from '@playwright/test';
import { toPersian } from '../../kernel/convert-digits.ts';
import { captchaText, hasCaptcha } from '../testing/database.ts';
import { keyOf } from '../testing/forms.ts';
import type { Reader } from './reader.ts';

const isShown = (reader: Reader, selector: string): Promise<boolean> =>
  reader.evaluate(
    part => document.querySelector(part)?.checkVisibility({ visibilityProperty: true }) ?? false,
    selector,
  );

export const expectShown = (reader: Reader, selector: string): Promise<void> =>
  expect.poll(() => isShown(reader, selector), `${selector} is shown`).toBe(true);

export const expectHidden = (reader: Reader, selector: string): Promise<void> =>
  expect.poll(() => isShown(reader, selector), `${selector} is shown`).toBe(false);

/** Waits until a part has the focus. */
export const expectFocus = (reader: Reader, selector: string): Promise<void> =>
  expect.poll(() => reader.evaluate(part => document.activeElement?.matches(part), selector), `${selector} has the focus`).toBe(true);

export const textOf = (reader: Reader, selector: string): Promise<string> =>
  reader.evaluate(part => document.querySelector(part)?.textContent ?? '', selector);

export const valueOf = (reader: Reader, field: string): Promise<string> =>
  reader.evaluate(part => document.querySelector<HTMLInputElement>(part)?.value ?? '', field);

/** Waits until a tap has led to an address. */
export const arriveAt = (reader: Reader, address: string): Promise<unknown> =>
  reader.waitForFunction(wanted => decodeURI(location.href).endsWith(wanted), address);

/** Brings a box into view and waits until it works. */
export async function wake(reader: Reader, box: string): Promise<void> {
  await reader.evaluate(part => document.querySelector(part)?.scrollIntoView({ block: 'center', behavior: 'instant' }), box);
  await reader.waitForFunction(part => document.querySelector(`${part}[data-widget-state=ready]`), box);
}

/** Types into a field, as a reader does: what it asks for when it is touched may come meanwhile. */
export async function typeInto(reader: Reader, field: string, text: string): Promise<void> {
  await reader.tap(field);
  await expectFocus(reader, field);
  await reader.keyboard.type(text);
}

/** Types what a captcha's picture shows, in Persian digits. */
export async function readCaptcha(reader: Reader, form: string): Promise<void> {
  const field = `${form} [name=captchaText]`;
  await reader.tap(field);
  await expectFocus(reader, field);
  // No picture is still to be exchanged.
  await reader.waitForFunction(
    part => !document.querySelector(`:is(${part}, ${part} [data-widget], [data-widget=visit]):not([data-widget-state=ready])`),
    form,
  );
  let key = '';
  await expect
    .poll(async () => {
      const picture = await reader.evaluate(part => {
        const image = document.querySelector<HTMLImageElement>(`${part} .captcha-image`);
        return image?.complete && image.naturalWidth > 0 ? image.currentSrc : '';
      }, form);
      key = picture && (await keyOf(reader, picture));
      return hasCaptcha(key);
    }, 'the captcha is known')
    .toBe(true);
  await reader.keyboard.type(toPersian(captchaText(key)));
}
