import { expect, test } from 'vitest';
import { captchaFor } from '../../shared/fields/captcha/rendered-captcha.ts';
import { captchaRenewal } from '../../shared/fields/captcha/renewal.ts';
import { click, element, input, kernelOf, print, settle, textsOf, wake } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { json, serve, text, unreachable } from '../../shared/testing/server.ts';
import words from '../../shared/fields/captcha/words.json' with { type: 'json' };
import { CaptchaBox } from './box.tsx';
import mount from './captcha.tsx';

const props = captchaFor('fa', 'poll-12');
const group = (): HTMLElement => element('.captcha-group');
const field = (): HTMLInputElement => input('[name=captchaText]');
const image = (): string | null => element('.captcha-image').getAttribute('src');
const keyShown = (): string => /\?key=(\d+)$/.exec(image() ?? '')?.[1] ?? '';
const keySent = (): string | undefined => document.querySelector<HTMLInputElement>('[name=captchaKey]')?.value;
const question = (): string | null => element('.captcha-asked').textContent;

async function wakeBox(): Promise<() => void> {
  printBox(<CaptchaBox language="fa" scope="poll-12" />);
  return wake(mount, group(), kernelOf());
}

async function askAgain(key: string): Promise<void> {
  group().dispatchEvent(new CustomEvent(captchaRenewal, { detail: key }));
  await settle();
}

test.each(['18000000000', ''])('the key "%s" loads another image and focuses its field', async key => {
  await wakeBox();
  field().value = '1234';
  await askAgain(key);
  expect(keyShown()).toMatch(key ? /^18000000000$/ : /^1\d{10}$/);
  expect(keySent()).toBe(keyShown());
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
});

test.each([
  ['in the address of its image', '<img src="/c?key=17000000000" alt="کد">'],
  ['in a field', '<img src="/c" alt="کد"><input type="hidden" name="captchaKey" value="17000000000">'],
])('a captcha of another CMS keeps its key %s', async (_, html) => {
  print(`<section data-id="9" data-error="نشد"><div class="captcha-group">${html}<label>عدد</label><input name="captchaText"></div></section>`);
  field().value = '1234';
  await wake(mount, group(), kernelOf());
  expect(image()).toBe('/c?key=17000000000');
  expect([keySent(), field().value, field().required]).toEqual(['17000000000', '1234', true]);
  expect(field().labels?.[0]?.htmlFor).toBe('captcha-9');
});

test('another image has another key, and its field is empty and focused', async () => {
  await wakeBox();
  input('[name=captchaText]').value = '1234';
  await click('.captcha-refresh');
  expect(keyShown()).toMatch(/^1\d{10}$/);
  expect(keySent()).toBe(keyShown());
  const before = keyShown();
  await click('.captcha-refresh');
  expect(keyShown()).not.toBe(before);
  expect(input('[name=captchaText]').value).toBe('');
  expect(document.activeElement).toBe(element('[name=captchaText]'));
});

test.each([
  ['cannot be had', unreachable],
  ['is refused', json({ message: 'نه' }, 429)],
])('a question that %s shows a message and keeps the image', async (_, answer) => {
  serve(answer);
  await wakeBox();
  await click('.captcha-question');
  expect(question()).toBe(words.fa.unreachable);
  expect(textsOf('.captcha-refresh')).toEqual([props.refreshLabel]);
});

test('a question with HTML is shown as text', async () => {
  serve(text('<img src=x onerror=alert(1)>'));
  await wakeBox();
  await click('.captcha-question');
  expect(question()).toBe('<img src=x onerror=alert(1)>');
});
