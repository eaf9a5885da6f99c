import { expect, test, vi } from 'vitest';
import { element, input, print } from '../../testing/page.ts';
import { printBox } from '../../testing/render.ts';
import { Captcha } from './captcha.tsx';
import { captchaField, parseCaptcha } from './markup.ts';
import { captchaFor } from './rendered-captcha.ts';
import { randomCaptchaKey } from './renewal.ts';

const props = { ...captchaFor('fa', 'poll-12'), captchaKey: '', fieldId: 'captcha-12' };

const describedBy = (): string | null | undefined =>
  document.getElementById(input('input').getAttribute('aria-describedby') ?? '')?.textContent;

test('the URLs of a captcha\'s image and question contain its key, if there is one', () => {
  printBox(<Captcha {...props} />);
  expect(element('img').getAttribute('src')).toBe('/captcha/poll-12');
  expect(element('a').getAttribute('href')).toBe('/captcha/poll-12/question');
  printBox(<Captcha {...props} captchaKey="17000000000" />);
  expect(element('img').getAttribute('src')).toBe('/captcha/poll-12?key=17000000000');
  expect(element('a').getAttribute('href')).toBe('/captcha/poll-12/question?key=17000000000');
});

test('the field of a captcha has a label and a numeric keyboard, and is required', () => {
  printBox(<Captcha {...props} />);
  const field = input('input');
  expect(field.labels?.[0]?.textContent).toBe(props.label);
  expect([field.name, field.inputMode, field.required]).toEqual(['captchaText', 'numeric', true]);
  expect(field.dataset.requiredMsg).toBe(props.requiredMessage);
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(element('img').getAttribute('alt')).toBe(props.imageLabel);
});

test('the error of a captcha is shown below its field', () => {
  printBox(<Captcha {...props} error="درست نبود" />);
  expect(input('input').getAttribute('aria-invalid')).toBe('true');
  expect(describedBy()).toBe('درست نبود');
});

test('a captcha without labels for them has no refresh button and no question', () => {
  printBox(<Captcha {...props} refreshLabel="" questionLabel="" />);
  expect(document.querySelectorAll('button, a')).toHaveLength(0);
});

/** Returns the first form on the page. */
function formOf(html: string): HTMLFormElement {
  const form = print(html);
  if (!(form instanceof HTMLFormElement)) throw new Error('No form');
  return form;
}

test('a captcha of another CMS needs only an image', () => {
  expect(parseCaptcha(print('<form><p class="captcha-group"><img src="/c.png?key=1" alt="کد"></p></form>'))).toEqual({
    source: '/c.png',
    captchaKey: '1',
    label: '',
    imageLabel: 'کد',
    refreshLabel: '',
    questionLabel: '',
    requiredMessage: '',
    failedQuestion: '',
  });
});

test.each(['<form></form>', '<form><div class="captcha-group"></div></form>', '<form><img src="/captcha"></form>'])(
  'a form without a captcha image has no captcha: %s',
  html => {
    expect(parseCaptcha(print(html))).toBeNull();
  },
);

test('the captcha field of a form is found if there is one', () => {
  expect(captchaField(formOf('<form><input name="captchaText"></form>'))).toBe(element('input'));
  expect(captchaField(formOf('<form><select name="captchaText"></select></form>'))).toBeUndefined();
  expect(captchaField(formOf('<form><input name="other"></form>'))).toBeUndefined();
  expect(captchaField(null)).toBeUndefined();
});

test.each([
  [0, '10000000000'],
  [0.5, '14500000000'],
  [1 - Number.EPSILON, '19000000000'],
])('a random number of %d gives the key %s', (chance, key) => {
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  expect(randomCaptchaKey()).toBe(key);
});
