import { captchaIn } from '../../base/other-boxes.ts';
import { textOf } from '../../markup/parse.ts';
import type { CaptchaProps } from './captcha.tsx';
import { keyIn } from './renewal.ts';

/** Name of the captcha's text field. */
export const captchaFieldName = 'captchaText';

export const parseCaptchaGroup = (group: Element, image: HTMLImageElement): CaptchaProps => ({
  source: image.getAttribute('src')?.replace(/[?&]key=\w*$/, '') ?? '',
  captchaKey: keyIn(image.src) ?? '',
  label: textOf(group, 'label'),
  imageLabel: image.alt,
  refreshLabel: textOf(group, '.captcha-refresh'),
  questionLabel: textOf(group, '.captcha-question'),
  requiredMessage: group.querySelector('input')?.dataset.requiredMsg ?? '',
  failedQuestion: group.querySelector('input')?.dataset.unreachableMsg ?? '',
});

/** Reads the captcha group of a form. Returns null if there is none. */
export function parseCaptcha(root: ParentNode): CaptchaProps | null {
  const group = captchaIn(root);
  const image = group?.querySelector('img');
  return group && image ? parseCaptchaGroup(group, image) : null;
}

/** Returns the captcha field of a form, or undefined if there is none. */
export function captchaField(form: HTMLFormElement | null): HTMLInputElement | undefined {
  const field = form?.elements.namedItem(captchaFieldName);
  return field instanceof HTMLInputElement ? field : undefined;
}
