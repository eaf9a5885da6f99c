import { expect, test } from 'vitest';
import { element, print, withFreshPages } from '../../testing/page.ts';
import { captchaField, parseCaptcha } from './markup.ts';

withFreshPages();

/** The form that is the first on the page. */
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
  'a form without a captcha image is refused: %s',
  html => {
    expect(parseCaptcha(print(html))).toBeNull();
  },
);

test('the captcha field of a form is found, if it has one', () => {
  expect(captchaField(formOf('<form><input name="captchaText"></form>'))).toBe(element('input'));
  expect(captchaField(formOf('<form><select name="captchaText"></select></form>'))).toBeUndefined();
  expect(captchaField(formOf('<form><input name="other"></form>'))).toBeUndefined();
  expect(captchaField(null)).toBeUndefined();
});
