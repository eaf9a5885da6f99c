import { expect, test, vi } from 'vitest';
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
  keptDraft,
} from '../testing/form.tsx';
import { kernelOf, print, settle, textsOf, wake, click, element } from '../testing/page.ts';
import { json, serve, held } from '../testing/server.ts';
import captchaWords from './captcha/words.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };
import { storage } from '../../../kernel/storage.ts';

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

const id = '/ /rest/saveForm/7';
const kept = (): unknown => keptDraft(id);
const leave = (draft: unknown): void => storage.write('draft', id, draft);
const count = (): string => element('.field-count').textContent;
test('discarding a restored draft resets the fields', async () => {
  leave({ author: ['سارا'], body: ['نیمه'], pace: ['fast'], topics: [], city: ['tabriz'] });
  await wakeSaveForm({ captcha: true });
  const untouched = new FormData(printSaveForm({ captcha: true }).querySelector('form') ?? undefined);
  await wakeSaveForm({ captcha: true });
  typeInto('email', 'sara@dakkeh.ir');
  typeInto('nationalId', '۱۲۳');
  await click('.form-discard');
  const form = element('form') as HTMLFormElement;
  expect([...new FormData(form)].filter(([name]) => name !== 'captchaKey')).toEqual(
    [...untouched].filter(([name]) => name !== 'captchaKey'),
  );
  expect(count()).toBe('۰ / ۱۰');
  expect(localStorage.getItem('draft')).toBe('{}');
  expect(formMessage()).toBe(words.fa.draftDiscarded);
  expect(document.activeElement).toBe(control('author'));
  await wakeSaveForm();
  expect([control('author').value, formMessage()]).toEqual(['', '']);
});

test('a draft that is too old is dropped with a message, once', async () => {
  leave({ author: ['سارا'], '(written)': { at: Date.now() - 31 * 86_400_000 } });
  await wakeSaveForm();
  expect([control('author').value, formMessage()]).toEqual(['', words.fa.draftDiscarded]);
  expect(document.querySelector('.form-discard')).toBeNull();
  await wakeSaveForm();
  expect(formMessage()).toBe('');
});

test('text added while the form is being sent is kept', async () => {
  const { answer, release } = held(json({ ok: 1 }));
  serve(answer);
  await wakeSaveForm();
  typeInto('author', 'سارا');
  typeInto('body', 'یک');
  await send();
  typeInto('body', 'یک و دو');
  release();
  await settle();
  expect(formMessage()).toBe(words.fa.saved);
  expect(control('body').value).toBe('یک و دو');
  expect(kept()).toMatchObject({ body: ['یک و دو'] });
});

test('a draft lasts until the page is closed if the browser refuses storage', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const requests = serve(json({ ok: 1 }));
  await wakeSaveForm();
  typeInto('author', 'سارا');
  expect(full).toHaveBeenCalled();
  expect(kept()).toEqual({ author: ['سارا'] });
  await send();
  expect(requests).toHaveLength(1);
  expect(formMessage()).toBe(words.fa.saved);
  full.mockRestore();
  // A value that could not be stored belongs to the page and would affect the next test.
  storage.setItem('draft', '{}');
});

const unrenderedForm = (): HTMLElement =>
  print(`<div data-url="/rest/saveForm/7" data-draft-restored="برگشت">
    <form><p><label>نام <input name="author"></label></p><label>متن<textarea name="body" data-limit="9"></textarea></label>
    <select name="city" aria-label="شهر"><option>تهران</option><option>شیراز</option></select><button>برو</button></form></div>`);

test.each([
  ['our form', printSaveForm, '۴ / ۱۰'],
  ['another CMS\'s form', unrenderedForm, '۴ / ۹'],
])('text typed into %s before it woke is stored, counted and wins over the draft', async (_, printForm, counted) => {
  leave({ author: ['سارا'], body: ['کهنه'] });
  const box = printForm();
  control('body').value = 'تازه';
  await wake(saveForm, box, kernelOf());
  expect([control('author').value, control('body').value]).toEqual(['سارا', 'تازه']);
  expect(kept()).toEqual({ author: ['سارا'], body: ['تازه'] });
  expect(count()).toBe(counted);
});
