import { describe, expect, test } from 'vitest';
import {
  control, fieldErrors, formMessage, keptDraft, send, typeInto, usable, wakeSaveForm,
} from '../testing/form.tsx';
import { element } from '../testing/page.ts';
import { type Answer, json, serve, text, unreachable } from '../testing/server.ts';
import words from './words.json' with { type: 'json' };

/**
 * Number of enabled controls of the test form: eleven fields and choices, the captcha's field and refresh button, and
 * the submit button.
 */
const allUsable = [14, 0];
const allClosed = [0, 14];

const keyShown = (): string => /\?key=(\d+)$/.exec(element('.captcha-image').getAttribute('src') ?? '')?.[1] ?? '';

/** Wakes a form with a captcha, fills it in and submits it. */
async function sendForm(): Promise<{ key: string; stored: () => unknown }> {
  await wakeSaveForm({ captcha: true });
  const key = keyShown();
  typeInto('author', 'سارا');
  typeInto('captchaText', '۱۲۳۴');
  await send();
  return { key, stored: () => keptDraft('/ /rest/saveForm/7') };
}

const filledIn = (): string[] => ['author', 'captchaText'].map(name => control(name).value);

test.each([
  ['ok 0', json({ ok: 0, message: 'از سرور', captchaKey: '18000000000' })],
  ['no ok', json({ captchaKey: '18000000000' })],
])('any other answer, such as %s, shows a message and closes the form, but keeps the draft', async (_, answer) => {
  serve(answer);
  const { stored } = await sendForm();
  expect(formMessage()).toBe(words.fa.saveFailed);
  expect(usable()).toEqual(allClosed);
  expect(keyShown()).toBe('18000000000');
  expect(control('author').value).toBe('سارا');
  expect(document.activeElement).toBe(element('.form-message'));
  expect(stored()).toEqual({ author: ['سارا'] });
});

test.each([
  ['ok 1', json({ ok: 1 })],
  ['a bare 1', json(1)],
  ['ok 2', json({ ok: 2, captchaKey: null })],
  ['a bare 2', json('2')],
  ['ok 0', json({ ok: 0, captchaKey: '' })],
])('the captcha gets a random key after an answer of %s without one', async (_, answer) => {
  serve(answer);
  const { key } = await sendForm();
  expect(keyShown()).toMatch(/^1\d{10}$/);
  expect(keyShown()).not.toBe(key);
  expect(control('captchaText').value).toBe('');
});

describe.each<[string, Answer, 'unreachable' | 'saveFailed']>([
  ['cannot be reached', unreachable, 'unreachable'],
  ['answers with a page', text('<h1>ok</h1>'), 'saveFailed'],
  ['refuses without a word', text('<h1>Bad gateway</h1>', 502), 'unreachable'],
])('a server that %s', (_, failure, sentence) => {
  test('changes nothing, and the form can be sent again', async () => {
    const requests = serve(failure, json({ ok: 1 }));
    const { key, stored } = await sendForm();
    expect(formMessage()).toBe(words.fa[sentence]);
    expect(usable()).toEqual(allUsable);
    expect(keyShown()).toBe(key);
    expect(filledIn()).toEqual(['سارا', '۱۲۳۴']);
    expect(stored()).toEqual({ author: ['سارا'] });
    expect(element('form').hasAttribute('aria-busy')).toBe(false);

    await send();
    expect(requests[1]).toEqual(requests[0]);
    expect(formMessage()).toBe(words.fa.saved);
  });
});

test('a refusal shows its errors at their fields and keeps the form open', async () => {
  const errors = { body: 'ناسزا نگویید', author: 'نام خودتان را' };
  serve(json({ ok: 0, message: 'این‌ها را درست کنید', errors, captchaKey: '18000000000' }, 422), json({ ok: 1 }));
  const { stored } = await sendForm();
  expect(formMessage()).toBe('این‌ها را درست کنید');
  expect(fieldErrors()).toEqual({ author: 'نام خودتان را', body: 'ناسزا نگویید' });
  expect(document.activeElement).toBe(control('body'));
  expect(usable()).toEqual(allUsable);
  expect(keyShown()).toBe('18000000000');
  expect(filledIn()).toEqual(['سارا', '']);
  expect(stored()).toEqual({ author: ['سارا'] });

  typeInto('captchaText', '1');
  await send();
  expect(fieldErrors()).toEqual({});
  expect(formMessage()).toBe(words.fa.saved);
});

test('a refusal with only a reason shows a message and clears nothing', async () => {
  serve(json({ ok: 0, message: 'دیر شد' }, 409));
  const { key } = await sendForm();
  expect(formMessage()).toBe('دیر شد');
  expect(usable()).toEqual(allUsable);
  expect([keyShown(), ...filledIn()]).toEqual([key, 'سارا', '۱۲۳۴']);
});

test('a refusal with unknown fields or empty errors shows only its message', async () => {
  serve(json({ message: 'نشد', errors: { stranger: 'x', '': 'y', '"]': 'z', author: '' } }, 422));
  await sendForm();
  expect(formMessage()).toBe('نشد');
  expect(fieldErrors()).toEqual({});
  expect(usable()).toEqual(allUsable);
});
