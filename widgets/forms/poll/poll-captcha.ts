import type { Kernel } from '../../../kernel/types.ts';
import type { CaptchaReply } from '../../shared/fields/captcha/use-captcha.ts';
import { captchaRenewal, keyIn, randomCaptchaKey, withKey } from '../../shared/fields/captcha/renewal.ts';
import { typedNumber } from '../../shared/fields/rules/typed-number.ts';
import { fieldOf } from '../../shared/markup/parse.ts';

/** The reader's reading of the captcha in a form, in ASCII digits; undefined where it has none. */
export function captchaReply(form: HTMLFormElement): CaptchaReply | undefined {
  const typed = fieldOf(form, 'captchaText');
  return typed === undefined
    ? undefined
    : { captchaText: typedNumber(typed), captchaKey: fieldOf(form, 'captchaKey') ?? '' };
}

/**
 * Makes a captcha's group the box that it is, asleep, whose image has a key: the server need not know who looks at it,
 * and two tabs have an image each. Who has typed already has read the one without a key, which a cookie tells.
 */
export function prepareCaptcha(form: HTMLFormElement): void {
  const group = form.querySelector<HTMLElement>('.captcha-group');
  const image = group?.querySelector('img');
  if (group) Object.assign(group.dataset, { widget: 'captcha', load: 'tap' });
  if (!image || keyIn.test(image.src) || fieldOf(form, 'captchaText')) return;
  const key = randomCaptchaKey();
  const link = group?.querySelector<HTMLAnchorElement>('.captcha-question');
  image.src = withKey(image.getAttribute('src') ?? '', key);
  link?.setAttribute('href', withKey(link.getAttribute('href') ?? '', key));
  const field = Object.assign(document.createElement('input'), { type: 'hidden', name: 'captchaKey', value: key });
  group?.append(field);
}

/** Wakes the captcha in a form, and has it show another image, of the given key or of a random one. */
export function renewCaptcha(form: HTMLFormElement, { wake }: Kernel, detail: string): void {
  const group = form.querySelector<HTMLElement>('.captcha-group');
  if (group) void wake(group).then(() => group.dispatchEvent(new CustomEvent(captchaRenewal, { detail })));
}
