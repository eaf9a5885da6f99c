import { expect, test, vi } from 'vitest';
import { print } from '../../testing/page.ts';
import { control, draftOf, typeInto } from '../../testing/form.tsx';
import { clearForm } from '../controls.ts';
import { draftWith, restoreDraft } from './draft.ts';

/** Puts a form with every kind of control on the page. */
function printForm(): HTMLFormElement {
  const form = print(`
    <form>
      <input name="newsId" type="hidden" value="12">
      <input name="author" value="سارا">
      <input name="email" type="email">
      <textarea name="body">متن</textarea>
      <input name="pace" type="radio" value="slow" checked><input name="pace" type="radio" value="fast">
      <input name="topics" type="checkbox" value="art" checked><input name="topics" type="checkbox" value="city">
      <select name="city" data-default="tehran"><option value="tehran">ت</option><option value="shiraz">ش</option></select>
      <select name="paper" data-default="b"><option value="a">آ</option><option value="b" selected>ب</option></select>
      <input name="secret" type="password"><input name="nationalId" data-sensitive="">
      <input name="captchaText"><input value="nameless"><button name="go" value="1">برو</button>
    </form>`);
  if (!(form instanceof HTMLFormElement)) throw new Error('No form');
  return form;
}

const click = (name: string, value: string): void =>
  document.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`)?.click();

const checked = (name: string): string[] =>
  Array.from(document.querySelectorAll<HTMLInputElement>(`[name="${name}"]:checked`), ({ value }) => value);

test('a draft contains only what the reader has changed', () => {
  const form = printForm();
  typeInto('body', 'متن تازه');
  click('topics', 'city');
  typeInto('city', 'shiraz');
  expect(draftOf(form)).toEqual({ body: ['متن تازه'], topics: ['art', 'city'], city: ['shiraz'] });
});

test('a draft contains no sensitive, captcha, hidden and nameless fields', () => {
  const form = printForm();
  for (const name of ['secret', 'nationalId', 'captchaText']) typeInto(name, '۱۲۳');
  typeInto('newsId', '13');
  for (const field of form.querySelectorAll<HTMLInputElement>('input:not([name])')) field.value = 'x';
  expect(draftOf(form)).toBeUndefined();
});

test('a text counts as unchanged if only its line ends differ', () => {
  const form = printForm();
  const area = control('body') as HTMLTextAreaElement;
  area.defaultValue = 'یک\r\nدو\rسه';
  area.value = 'یک\nدو\nسه';
  expect(draftOf(form)).toBeUndefined();
});

test('a draft keeps stored values of other fields', () => {
  const form = printForm();
  typeInto('body', 'این');
  const other = { author: ['علی'], body: ['آن'], stranger: ['x'] };
  expect(draftWith(other, form, 'body')).toEqual({ author: ['علی'], body: ['این'], stranger: ['x'] });
  typeInto('body', 'متن');
  expect(draftWith(other, form, 'body')).toEqual({ author: ['علی'], stranger: ['x'] });
  expect(draftWith({ body: ['آن'] }, form, 'body')).toBeUndefined();
});

test('a cleared form has its printed values again and fires input events', () => {
  const form = printForm();
  typeInto('body', 'این');
  typeInto('secret', '۱۲۳');
  click('pace', 'fast');
  const heard = vi.fn<(name: string) => void>();
  form.addEventListener('input', ({ target }) => heard((target as HTMLInputElement).name));
  clearForm(form);
  expect([control('body').value, control('secret').value, checked('pace')]).toEqual(['متن', '', ['slow']]);
  expect(heard).toHaveBeenCalledWith('body');
  expect(draftOf(form)).toBeUndefined();
});

test('only restored and touched fields fire an input event', () => {
  const form = printForm();
  (control('email') as HTMLInputElement).value = 'sara@dakkeh.ir';
  const heard = vi.fn<(name: string) => void>();
  form.addEventListener('input', ({ target }) => heard((target as HTMLInputElement).name));
  restoreDraft(form, { body: ['x'] });
  expect(heard.mock.calls).toEqual([['email'], ['body']]);
});

test('stored values of sensitive, captcha and hidden fields are not restored', () => {
  const form = printForm();
  const draft = { secret: ['x'], nationalId: ['x'], captchaText: ['x'], newsId: ['x'], go: ['x'] };
  expect(restoreDraft(form, draft)).toBe(false);
  expect(Object.keys(draft).map(name => control(name).value)).toEqual(['', '', '', '12', '1']);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'body'],
  ['a number', 7],
  ['a list', ['x']],
  ['names of no field', { stranger: ['x'] }],
  ['values that are no lists', { body: 'x', author: 7, pace: { 0: 'fast' } }],
  ['empty lists', { body: [], author: [], pace: [], city: [] }],
  ['other types', { body: [7], author: [null], email: [{}], city: [['shiraz']], pace: [0] }],
  ['a choice that is offered no more', { pace: ['gone'], city: ['gone'], paper: ['gone'] }],
  ['names of the language', { constructor: ['x'], valueOf: ['x'] }],
])('a draft that is %s restores nothing', (_, stored) => {
  const form = printForm();
  const before = [...new FormData(form)];
  expect(restoreDraft(form, stored)).toBe(false);
  expect([...new FormData(form)]).toEqual(before);
});

test('a field may have the name of a property of Object.prototype', () => {
  const form = print('<form><input name="__proto__"><input name="toString"></form>') as HTMLFormElement;
  typeInto('__proto__', 'a');
  typeInto('toString', 'b');
  const stored: unknown = JSON.parse(JSON.stringify(draftOf(form)));
  form.reset();
  expect(restoreDraft(form, stored)).toBe(true);
  expect([control('__proto__').value, control('toString').value]).toEqual(['a', 'b']);
});
