import { expect, test, vi } from 'vitest';
import { words as voteWords } from '../../votes/words.ts';
import { click, element, input, textsOf, withFreshPages } from '../../testing/page.ts';
import { wakePoll } from '../../testing/poll.tsx';
import { printBox } from '../../testing/render.ts';
import { json, serve, text, unreachable } from '../../testing/server.ts';
import { words as formWords } from '../words.ts';
import { Captcha } from './captcha.tsx';
import { captchaFor } from './printed-captcha.ts';

withFreshPages();

const doings = { unreachableMessage: formWords.fa.unreachable, onRefresh: vi.fn() };
const props = { ...captchaFor('fa', 'poll-12'), captchaKey: '', fieldId: 'captcha-12', ...doings };

const describedBy = (): string | null | undefined =>
  document.getElementById(input('input').getAttribute('aria-describedby') ?? '')?.textContent;

const question = (): string | null => element('.captcha-asked').textContent;

const keyShown = (): string => /\?key=(\d+)$/.exec(element('.captcha-image').getAttribute('src') ?? '')?.[1] ?? '';

test('the image and the question have the key in their addresses where there is one', () => {
  printBox(<Captcha {...props} />);
  expect(element('img').getAttribute('src')).toBe('/captcha/poll-12');
  expect(element('a').getAttribute('href')).toBe('/captcha/poll-12/question');
  printBox(<Captcha {...props} captchaKey="17000000000" />);
  expect(element('img').getAttribute('src')).toBe('/captcha/poll-12?key=17000000000');
  expect(element('a').getAttribute('href')).toBe('/captcha/poll-12/question?key=17000000000');
});

test('the field has a label, a numeric keyboard, and must not be empty', () => {
  printBox(<Captcha {...props} />);
  const field = input('input');
  expect(field.labels?.[0]?.textContent).toBe(props.label);
  expect([field.name, field.inputMode, field.required]).toEqual(['captchaText', 'numeric', true]);
  expect(field.dataset.requiredMsg).toBe(props.requiredMessage);
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(element('img').getAttribute('alt')).toBe(props.imageLabel);
});

test('what is wrong with it is said at the field', () => {
  printBox(<Captcha {...props} error="درست نبود" />);
  expect(input('input').getAttribute('aria-invalid')).toBe('true');
  expect(describedBy()).toBe('درست نبود');
});

test('a captcha without words for them has neither a refresh nor a question', () => {
  printBox(<Captcha {...props} refreshLabel="" questionLabel="" />);
  expect(document.querySelectorAll('button, a')).toHaveLength(0);
});

test('another image has another key, an empty field, and the reader in it', async () => {
  await wakePoll({ captcha: true });
  const before = keyShown();
  input('[name=captchaText]').value = '1234';
  await click('.captcha-refresh');
  expect(keyShown()).toMatch(/^1\d{10}$/);
  expect(keyShown()).not.toBe(before);
  expect(input('[name=captchaText]').value).toBe('');
  expect(document.activeElement).toBe(element('[name=captchaText]'));
});

test('the question is asked on the page, of the image that is there', async () => {
  const requests = serve(text('دو به علاوهٔ سه؟'));
  await wakePoll({ captcha: true });
  expect(question()).toBe('');
  await click('.captcha-question');
  expect(requests).toEqual([
    { method: 'GET', path: '/captcha/poll-12/question', query: { key: keyShown() }, body: {} },
  ]);
  expect(question()).toBe('دو به علاوهٔ سه؟');
});

test('another image takes the old question away', async () => {
  serve(text('دو به علاوهٔ سه؟'));
  await wakePoll({ captcha: true });
  await click('.captcha-question');
  await click('.captcha-refresh');
  expect(question()).toBe('');
});

test.each([
  ['cannot be had', unreachable],
  ['is refused', json({ message: 'نه' }, 429)],
])('a question that %s says so, and leaves the captcha as it was', async (_, answer) => {
  serve(answer);
  await wakePoll({ captcha: true });
  await click('.captcha-question');
  expect(question()).toBe(voteWords.fa.failed);
  expect(textsOf('.captcha-refresh')).toEqual([props.refreshLabel]);
});

test('a question that comes as HTML is shown as text', async () => {
  serve(text('<img src=x onerror=alert(1)>'));
  await wakePoll({ captcha: true });
  await click('.captcha-question');
  expect(question()).toBe('<img src=x onerror=alert(1)>');
});
