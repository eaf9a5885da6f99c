import { expect, test } from 'vitest';
import { element, input, withFreshPages } from '../../testing/page.ts';
import { printBox } from '../../testing/render.ts';
import { Captcha } from './captcha.tsx';
import { captchaFor } from './rendered-captcha.ts';

withFreshPages();

const props = { ...captchaFor('fa', 'poll-12'), captchaKey: '', fieldId: 'captcha-12' };

const describedBy = (): string | null | undefined =>
  document.getElementById(input('input').getAttribute('aria-describedby') ?? '')?.textContent;

test('the image and the question of a captcha have its key in their addresses, if there is one', () => {
  printBox(<Captcha {...props} />);
  expect(element('img').getAttribute('src')).toBe('/captcha/poll-12');
  expect(element('a').getAttribute('href')).toBe('/captcha/poll-12/question');
  printBox(<Captcha {...props} captchaKey="17000000000" />);
  expect(element('img').getAttribute('src')).toBe('/captcha/poll-12?key=17000000000');
  expect(element('a').getAttribute('href')).toBe('/captcha/poll-12/question?key=17000000000');
});

test('the field of a captcha has a label, a numeric keyboard, and must not be empty', () => {
  printBox(<Captcha {...props} />);
  const field = input('input');
  expect(field.labels?.[0]?.textContent).toBe(props.label);
  expect([field.name, field.inputMode, field.required]).toEqual(['captchaText', 'numeric', true]);
  expect(field.dataset.requiredMsg).toBe(props.requiredMessage);
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(element('img').getAttribute('alt')).toBe(props.imageLabel);
});

test('the error of a captcha is shown at its field', () => {
  printBox(<Captcha {...props} error="درست نبود" />);
  expect(input('input').getAttribute('aria-invalid')).toBe('true');
  expect(describedBy()).toBe('درست نبود');
});

test('a captcha without words for them has neither a refresh nor a question', () => {
  printBox(<Captcha {...props} refreshLabel="" questionLabel="" />);
  expect(document.querySelectorAll('button, a')).toHaveLength(0);
});
