import { expect, test } from 'vitest';
import saveForm from '../../forms/save-form/save-form.tsx';
import {
  bodyTooLong,
  control,
  fieldErrors,
  formMessage,
  nameRequired,
  printSaveForm,
  send,
  typeInto,
  wakeSaveForm,
} from '../testing/form.tsx';
import { kernelOf, print, settle, textsOf, wake } from '../testing/page.ts';
import { json, serve } from '../testing/server.ts';
import captchaWords from './captcha/words.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

const saved = json({ ok: 1 });

/** Returns the accessible description of a control. */
const descriptionOf = (name: string): string =>
  (control(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => document.getElementById(id)?.textContent)
    .join(' ');

test('a form is sent without the invisible characters of pasted text', async () => {
  const requests = serve(saved);
  await wakeSaveForm();
  typeInto('author', '\u200fسارا\u00ad\u200b');
  typeInto('email', '\u2068sara\u200e@dakkeh\u200c.ir\u2069');
  typeInto('body', 'نسخهٔ C++\u200e');
  await send();
  expect(requests[0]?.body).toMatchObject({ author: 'سارا', email: 'sara@dakkeh.ir', body: 'نسخهٔ C++\u200e' });
});

test('the summary names all wrong fields, and the first one gets the focus', async () => {
  const requests = serve(saved);
  await wakeSaveForm({ captcha: true });
  typeInto('author', 'سارا');
  typeInto('email', 'sara@dakkeh');
  typeInto('body', 'بیش از ده نویسه');
  await send();
  expect(requests).toEqual([]);
  expect(fieldErrors()).toEqual({
    email: words.fa.emailInvalid,
    body: bodyTooLong,
    captchaText: captchaWords.fa.required,
  });
  expect(formMessage()).toBe(`${words.fa.invalid} ایمیل، متن، ${captchaWords.fa.label}`);
  expect(document.activeElement).toBe(control('email'));
  expect(descriptionOf('body')).toBe(`${bodyTooLong} ۱۵ / ۱۰`);
});

test('an empty mandatory field stops the submit even without a message', async () => {
  const requests = serve(saved);
  await wake(
    saveForm,
    print('<div data-url="/save" data-invalid="درست کنید:"><form><label>نام<input name="a" required></label><input type="submit" value="برو"></form></div>'),
    kernelOf(),
  );
  expect(textsOf('.form-send')).toEqual(['برو']);
  await send();
  expect(requests).toEqual([]);
  expect(document.activeElement).toBe(control('a'));
  expect(control('a').getAttribute('aria-invalid')).toBe('true');
  expect(formMessage()).toBe('درست کنید: نام');
  expect(fieldErrors()).toEqual({ a: control('a').validationMessage });
});

test('an error rendered by the server stays until it is corrected', async () => {
  serve(saved);
  const errors = new Map([
    ['author', nameRequired],
    ['captchaText', words.fa.captchaWrong],
  ]);
  const box = printSaveForm({ captcha: true, state: { values: new Map(), errors, notice: words.fa.invalid } });
  await wake(saveForm, box, kernelOf());
  expect(fieldErrors()).toEqual({ author: nameRequired, captchaText: words.fa.captchaWrong });
  expect(formMessage()).toBe(words.fa.invalid);
  typeInto('author', 'سارا');
  typeInto('captchaText', '1234');
  await send();
  expect(fieldErrors()).toEqual({});
});

test('editing a field clears its error and keeps the errors of other fields', async () => {
  await wakeSaveForm({ captcha: true });
  typeInto('body', 'بیش از ده نویسه');
  await send();
  typeInto('author', 'س');
  await settle();
  expect(fieldErrors()).toEqual({ body: bodyTooLong, captchaText: captchaWords.fa.required });
});
