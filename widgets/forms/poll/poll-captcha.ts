import type { Kernel } from '../../../kernel/types.ts';
import type { CaptchaReply } from '../../shared/fields/captcha/use-captcha.ts';
import { captchaRenewal, keyOf, onceKnown, randomCaptchaKey, withKey } from '../../shared/fields/captcha/renewal.ts';
import { typedNumber } from '../../shared/fields/rules/typed-number.ts';
import { fieldOf } from '../../shared/markup/parse.ts';

const groupIn = (form: HTMLFormElement): HTMLElement | null => form.querySelector<HTMLElement>('.captcha-group');

/** The key of the image that is shown, or in a field of its own. */
const shownKey = (form: HTMLFormElement): string => keyOf(groupIn(form)?.querySelector('img')?.src) ?? fieldOf(form, 'captchaKey') ?? '';

/** The reader's reading of the captcha in a form, in ASCII digits; undefined where it has none. */
export function captchaReply(form: HTMLFormElement): CaptchaReply | undefined {
  const typed = fieldOf(form, 'captchaText');
  return typed === undefined ? undefined : { captchaText: typedNumber(typed), captchaKey: shownKey(form) };
}

/**
 * Makes a captcha's group the box that it is, asleep, whose image has a key. One whose key the phone cannot know has
 * another one, unless its reader has typed what is in it, which a cookie tells. Returns what ends the waiting for an
 * image that is under way.
 */
export function prepareCaptcha(form: HTMLFormElement): (() => void) | undefined {
  const group = groupIn(form);
  if (!group) return undefined;
  Object.assign(group.dataset, { widget: 'captcha', load: 'tap' });
  return onceKnown(group.querySelector('img'), () => {
    if (shownKey(form) || fieldOf(form, 'captchaText')) return;
    const key = randomCaptchaKey();
    for (const [selector, name] of [['img', 'src'], ['.captcha-question', 'href']] as const) {
      const one = group.querySelector(selector);
      one?.setAttribute(name, withKey(one.getAttribute(name) ?? '', key));
    }
  });
}

/** Wakes the captcha in a form, and has it show another image, of the given key or of a random one. */
export function renewCaptcha(form: HTMLFormElement, { wake }: Kernel, detail: string): void {
  const group = groupIn(form);
  if (group) void wake(group).then(() => group.dispatchEvent(new CustomEvent(captchaRenewal, { detail })));
}
