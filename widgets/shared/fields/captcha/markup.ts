import { textOf } from '../../markup/parse.ts';
import type { CaptchaProps } from './captcha.tsx';
import { keyIn } from './renewal.ts';

/** Name of the field for the text of the image. */
export const captchaFieldName = 'captchaText';

/** Reads a captcha's group with the image that is in it. */
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

/** Reads the captcha group of a form; null where it has none. */
export function parseCaptcha(root: ParentNode): CaptchaProps | null {
  const group = root.querySelector('.captcha-group');
  const image = group?.querySelector('img');
  return group && image ? parseCaptchaGroup(group, image) : null;
}

/** The captcha field of a form; undefined where it has none. */
export function captchaField(form: HTMLFormElement | null): HTMLInputElement | undefined {
  const field = form?.elements.namedItem(captchaFieldName);
  return field instanceof HTMLInputElement ? field : undefined;
}
