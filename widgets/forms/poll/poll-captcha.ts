import type { Kernel } from '../../../kernel/types.ts';
import type { CaptchaReply } from '../../shared/fields/captcha/use-captcha.ts';
import { captchaRenewal } from '../../shared/fields/captcha/renewal.ts';
import { typedNumber } from '../../shared/fields/rules/typed-number.ts';
import { fieldOf } from '../../shared/markup/parse.ts';

/** The reader's reading of the captcha in a form, in ASCII digits; undefined where it has none. */
export function captchaReply(form: HTMLFormElement): CaptchaReply | undefined {
  const typed = fieldOf(form, 'captchaText');
  return typed === undefined
    ? undefined
    : { captchaText: typedNumber(typed), captchaKey: fieldOf(form, 'captchaKey') ?? '' };
}

/** Wakes the captcha in a form, and has it show another image, of the given key or of a random one. */
export function renewCaptcha(form: HTMLFormElement, { wake }: Kernel, detail: string): void {
  const group = form.querySelector<HTMLElement>('.captcha-group');
  if (group) void wake(group).then(() => group.dispatchEvent(new CustomEvent(captchaRenewal, { detail })));
}
