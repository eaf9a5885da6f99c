import { describe, expect, test } from 'vitest';
import { SaveFormBox } from '../../../forms/save-form/box.tsx';
import { choiceField, fields } from '../../testing/form.tsx';
import { print, withFreshPages } from '../../testing/page.ts';
import { printBox } from '../../testing/render.ts';
import type { Field } from '../field.ts';
import { parseForm } from './parse-form.ts';
import { longField } from '../text-fields.ts';
import { words } from '../words.ts';

withFreshPages();

/** The fields of a form of somebody else's, in a box. */
const fieldsOf = (html: string): readonly Field[] => parseForm(print(`<div><form>${html}</form></div>`)).fields;

describe('a form of our own', () => {
  const printSaveForm = (own: readonly Field[], state = { values: new Map(), errors: new Map(), notice: '' }) =>
    printBox(
      <SaveFormBox language="fa" id="7" url="/save" title="روایت" fields={own} captcha state={state} />,
    );

  test('is read as it was written', () => {
    const form = parseForm(printSaveForm(fields));
    expect(form).toMatchObject({ url: '/save', title: 'روایت', fields, sendLabel: words.fa.send, notice: '' });
    expect(form.messages).toEqual({
      success: words.fa.saved,
      error: words.fa.saveFailed,
      captchaError: words.fa.captchaWrong,
      unreachable: words.fa.unreachable,
      invalid: words.fa.invalid,
      draftRestored: words.fa.draftRestored,
      draftDiscard: words.fa.draftDiscard,
      draftDiscarded: words.fa.draftDiscarded,
    });
  });

  test('that the server has refused says what is wrong, with the captcha too', () => {
    const errors = new Map([
      ['author', 'خالی'],
      ['pace', 'یکی را برگزینید'],
      ['captchaText', 'نادرست'],
    ]);
    const state = { values: new Map([['body', ['نوشته']]]), errors, notice: 'این‌ها را درست کنید' };
    const form = parseForm(printSaveForm(fields, state));
    expect(form.errors).toEqual(errors);
    expect(form.notice).toBe('این‌ها را درست کنید');
    expect(form.fields.find(({ name }) => name === 'body')).toMatchObject({ value: 'نوشته' });
  });

  test('has its title even where all of it is one choice', () => {
    const choice = { ...choiceField('radio', 'pace', ['slow', 'fast']), label: 'سرعت', mandatory: true };
    expect(parseForm(printSaveForm([choice]))).toMatchObject({ title: 'روایت', fields: [choice] });
  });
});

describe('a label of another CMS', () => {
  test.each([
    ['beside its control', '<label for="a">نام</label><p><input id="a" name="author"></p>'],
    ['around it', '<label>\n  نام <input name="author">\n</label>'],
    ['around it and after it', '<label><input name="author"> <b>نام</b></label>'],
    ['said to screen readers alone', '<input name="author" aria-label="نام">'],
    ['with an asterisk', '<label>نام <span>*</span> <input name="author" required></label>'],
  ])('may be %s', (_, html) => {
    expect(fieldsOf(html)[0]?.label).toBe('نام');
  });

  test('may be around a select or a textarea, whose own texts are not the label\'s', () => {
    const [city, body] = fieldsOf(`
      <label>شهر <select name="city"><option value="1">تهران</option><option value="2" selected>شیراز</option></select></label>
      <label>متن <textarea name="body">پیش‌نویس</textarea></label>`);
    expect(city).toEqual({
      ...choiceField('select', 'city', []),
      label: 'شهر',
      options: [
        { value: '1', label: 'تهران', selected: false },
        { value: '2', label: 'شیراز', selected: true },
      ],
    });
    expect(body).toEqual(longField({ name: 'body', label: 'متن', value: 'پیش‌نویس' }));
  });

  test.each([
    '<input name="author">',
    '<select name="city"></select>',
    '<textarea name="body"></textarea>',
    '<label>آهسته<input type="radio" name="pace"></label><label>تند<input type="radio" name="pace"></label>',
    '<label> <input type="checkbox" name="consent"></label>',
  ])('may not be missing: %s is left alone', html => {
    expect(() => fieldsOf(html)).toThrow(expect.objectContaining({ name: 'MarkupError' }));
  });
});

describe('a group of choices of another CMS', () => {
  const radios = (attributes = '') => `
    <label><input type="radio" name="pace" value="slow" checked> آهسته</label>
    <input type="radio" name="pace" value="fast" id="f" ${attributes}><label for="f">تند</label>`;
  const pace = {
    ...choiceField('radio', 'pace', []),
    label: 'سرعت',
    options: [
      { value: 'slow', label: 'آهسته', selected: true },
      { value: 'fast', label: 'تند', selected: false },
    ],
  };

  test('has its legend for a label', () => {
    expect(fieldsOf(`<fieldset><legend>سرعت</legend>${radios()}</fieldset>`)).toEqual([pace]);
    expect(fieldsOf(`<div role="group"><legend>سرعت</legend>${radios()}</div>`)).toEqual([pace]);
  });

  test('is mandatory where one of its radios is', () => {
    const [field] = fieldsOf(`<fieldset><legend>سرعت *</legend>${radios('required')}</fieldset>`);
    expect(field).toEqual({ ...pace, mandatory: true });
  });

  test('does not take the title of the form for its own', () => {
    const html = `<fieldset><legend>روایت شما</legend><label>نام<input name="author"></label>
      <label><input type="checkbox" name="consent" value="1" required> می‌پذیرم</label></fieldset>`;
    const form = parseForm(print(`<div><form>${html}</form></div>`));
    expect(form.title).toBe('روایت شما');
    expect(form.fields.map(({ label }) => label)).toEqual(['نام', '']);
  });

  test('is one field, wherever its parts are', () => {
    const html = `<fieldset><legend>موضوع</legend><label>آ<input type="checkbox" name="t" value="a"></label></fieldset>
      <input name="x" aria-label="ایکس"><label>ب<input type="checkbox" name="t" value="b"></label>`;
    expect(fieldsOf(html).map(({ name }) => name)).toEqual(['t', 'x']);
  });

  test('does not become the title of a form that has none', () => {
    const form = parseForm(print(`<div><form><fieldset><legend>سرعت</legend>${radios()}</fieldset></form></div>`));
    expect(form.title).toBe('');
  });
});

describe('a line of another CMS', () => {
  test.each([
    ['<input name="a">', { type: 'text', rule: 'any', ruleMessage: '' }],
    ['<input name="a" type="email">', { type: 'email', rule: 'email', ruleMessage: words.fa.emailInvalid }],
    ['<input name="a" data-rule="email">', { type: 'text', rule: 'email', ruleMessage: words.fa.emailInvalid }],
    ['<input name="a" type="email" data-rule-msg="نادرست">', { rule: 'email', ruleMessage: 'نادرست' }],
    ['<input name="a" type="tel" data-rule="cell">', { type: 'tel', rule: 'cell', ruleMessage: '' }],
    ['<input name="a" data-rule="magic">', { rule: 'any' }],
    ['<input name="a" type="search">', { type: 'text' }],
    ['<input name="a" type="password">', { type: 'password' }],
    ['<input name="a" placeholder="نام شما" value="سارا">', { hint: 'نام شما', value: 'سارا' }],
    ['<input name="a" required data-required-msg="خالی">', { mandatory: true, requiredMessage: 'خالی' }],
    ['<input name="a" data-limit="80" data-limit-msg="بلند">', { limit: 80, limitMessage: 'بلند' }],
    ['<input name="a" data-sensitive>', { sensitive: true }],
    ['<input name="a" autocomplete="name">', { autoComplete: 'name' }],
  ])('%s is read', (html, line) => {
    expect(fieldsOf(`<label>برچسب${html}</label>`)).toMatchObject([line]);
  });

  test('that is rich text says so', () => {
    expect(fieldsOf('<textarea name="a" aria-label="متن" data-rich></textarea>')).toMatchObject([{ kind: 'richeditor' }]);
  });
});

test('what a reader does not fill is no field', () => {
  const form = parseForm(
    print(`<div><form action="/save">
      <input type="hidden" name="id" value="7"><input type="hidden" value="nameless"><input value="nameless">
      <input type="submit" name="go" value="بفرست"><input type="reset" name="r"><button type="button" name="b">کد</button>
      <div class="captcha-group"><img src="/captcha" alt=""><input name="captchaText"></div>
    </form></div>`),
  );
  expect(form.fields).toEqual([]);
  expect(form.hidden).toEqual(new Map([['id', '7']]));
  expect(form.captcha?.source).toBe('/captcha');
});

test.each([
  ['<button>بفرست</button>'],
  ['<button type="button">کد</button><button type="submit">بفرست</button>'],
  ['<input type="submit" value="بفرست">'],
])('the button of %s is found', html => {
  expect(parseForm(print(`<div><form>${html}</form></div>`)).sendLabel).toBe('بفرست');
});

test('a form without a sentence for a server out of reach says its error', () => {
  const { messages } = parseForm(print('<div data-error="ثبت نشد"><form></form></div>'));
  expect(messages).toMatchObject({ error: 'ثبت نشد', unreachable: 'ثبت نشد' });
});

test('its address and its sentences are on the form, or on the box, or in the action', () => {
  const messages = (html: string) => parseForm(print(html));
  expect(messages('<div><form action="/a" data-url="/f" data-success="ف"></form></div>')).toMatchObject({ url: '/f', messages: { success: 'ف' } });
  expect(messages('<div data-url="/b" data-success="ب" data-captcha-error="ک"><form action="/a"></form></div>'))
    .toMatchObject({ url: '/b', messages: { success: 'ب', captchaError: 'ک' } });
  expect(messages('<div><form action="/a"></form></div>')).toMatchObject({ url: '/a', messages: { success: '' } });
  expect(messages('<div><form></form></div>').url).toBe('');
});

test.each([
  ['no form', '<p></p>'],
  ['a file field', '<form><input type="file" name="photo"></form>'],
  ['a select for many', '<form><select name="cities" multiple></select></form>'],
  ['a limit that is no number', '<form><label>نام<input name="a" data-limit="some"></label></form>'],
  ['a date', '<form><label>روز<input type="date" name="day"></label></form>'],
  ['a name twice', '<form><label>آ<input name="a"></label><label>ب<input name="a"></label></form>'],
  ['a field that is closed', '<form><label>آ<input name="a" disabled></label></form>'],
  ['a field to read', '<form><label>آ<input name="a" readonly></label></form>'],
  ['a hidden field twice', '<form><input type="hidden" name="a"><input type="hidden" name="a"></form>'],
  ['two buttons', '<form><button>آ</button><button>ب</button></form>'],
  ['a captcha without its image', '<form><input name="captchaText"></form>'],
])('a box with %s is left alone', (_, html) => {
  expect(() => parseForm(print(`<div>${html}</div>`))).toThrow(expect.objectContaining({ name: 'MarkupError' }));
});
