import { expect, test, vi } from 'vitest';
import { element, input, print, withFreshPages } from '../testing/page.ts';
import { printBox } from '../testing/render.ts';
import { Captcha, captchaField, clearCaptchaText, parseCaptcha, randomCaptchaKey } from './captcha.tsx';

withFreshPages();

const props = { source: '/captcha', label: 'عدد را بنویسید', imageLabel: 'کد' };

test.each([
  [0, '10000000000'],
  [0.5, '14500000000'],
  [1 - Number.EPSILON, '19000000000'],
])('a key for chance %d is %s', (chance, key) => {
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  expect(randomCaptchaKey()).toBe(key);
});

test('the image has the key in its address where there is one', () => {
  printBox(<Captcha {...props} captchaKey="" fieldId="captcha-12" />);
  expect(element('img').getAttribute('src')).toBe('/captcha');
  printBox(<Captcha {...props} captchaKey="17000000000" fieldId="captcha-12" />);
  expect(element('img').getAttribute('src')).toBe('/captcha?key=17000000000');
});

test('the field has a label, a numeric keyboard, and must not be empty', () => {
  printBox(<Captcha {...props} captchaKey="" fieldId="captcha-12" />);
  const field = input('input');
  expect(field.labels?.[0]?.textContent).toBe(props.label);
  expect([field.name, field.inputMode, field.required]).toEqual(['captchaText', 'numeric', true]);
  expect(element('img').getAttribute('alt')).toBe('کد');
});

test('what was rendered is parsed, with a key or without', () => {
  for (const captchaKey of ['', '17000000000']) {
    expect(parseCaptcha(printBox(<Captcha {...props} captchaKey={captchaKey} fieldId="captcha-12" />).ownerDocument)).toEqual(
      props,
    );
  }
});

test.each(['<form></form>', '<form><div class="captcha-group"></div></form>', '<form><img src="/captcha"></form>'])(
  'there is no captcha in %s',
  html => {
    expect(parseCaptcha(print(html))).toBeNull();
  },
);

test('the field of a form is found, emptied and focused', () => {
  const form = print('<form><input name="captchaText" value="1234"></form>') as HTMLFormElement;
  const field = captchaField(form);
  expect(field).toBe(element('input'));
  clearCaptchaText(form);
  expect(field?.value).toBe('');
  expect(document.activeElement).toBe(field);
});

test('a form without the field, and no form at all, are left alone', () => {
  const form = print('<form><select name="captchaText"></select></form>') as HTMLFormElement;
  expect(captchaField(form)).toBeUndefined();
  expect(captchaField(null)).toBeUndefined();
  clearCaptchaText(form);
  clearCaptchaText(null);
  expect(document.activeElement).toBe(document.body);
});
