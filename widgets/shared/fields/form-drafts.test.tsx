import { expect, test, vi } from 'vitest';
import { storage } from '../../../kernel/storage.ts';
import saveForm from '../../forms/save-form/save-form.tsx';
import { control, formMessage, keptDraft, printSaveForm, send, typeInto, wakeSaveForm } from '../testing/form.tsx';
import { click, element, kernelOf, print, settle, wake } from '../testing/page.ts';
import { held, json, serve } from '../testing/server.ts';
import words from './words.json' with { type: 'json' };

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

test('text typed before the form woke is stored and counted, and the draft fills the other fields', async () => {
  leave({ author: ['سارا'], body: ['کهنه'] });
  const box = printSaveForm();
  control('body').value = 'تازه‌تر';
  await wake(saveForm, box, kernelOf());
  expect([control('author').value, control('body').value]).toEqual(['سارا', 'تازه‌تر']);
  expect(kept()).toEqual({ author: ['سارا'], body: ['تازه‌تر'] });
  expect(count()).toBe('۶ / ۱۰');
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

test('text typed into another CMS\'s form is stored and wins over the draft', async () => {
  leave({ author: ['سارا'], body: ['کهنه'] });
  const box = unrenderedForm();
  control('body').value = 'تازه';
  await wake(saveForm, box, kernelOf());
  expect([control('author').value, control('body').value]).toEqual(['سارا', 'تازه']);
  expect(kept()).toEqual({ author: ['سارا'], body: ['تازه'] });
  expect(count()).toBe('۴ / ۹');
});
