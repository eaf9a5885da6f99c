import { describe, expect, test } from 'vitest';
import { SaveFormBox } from '../../../forms/save-form/box.tsx';
import { choiceField } from '../../testing/form.tsx';
import { element, print } from '../../testing/page.ts';
import { printBox } from '../../testing/render.ts';
import { unrenderedParser } from '../../island/unrendered-parser.ts';
import type { Field, ShownField } from '../field.ts';
import { type FormProps, parseForm } from './parse-form.ts';
import { longField } from '../text-fields.ts';
import words from '../words.json' with { type: 'json' };

/** Creates a form of another CMS. */
const parseUnrendered = (html: string): FormProps => parseForm(print(html), unrenderedParser);

/** Creates a box with fields of another CMS. */
const fieldsOf = (html: string): readonly ShownField[] => parseUnrendered(`<div><form>${html}</form></div>`).fields;

describe('a form of our own', () => {
  const printSaveForm = (own: readonly Field[], state = { values: new Map(), errors: new Map(), notice: '' }) =>
    printBox(
      <SaveFormBox language="fa" id="7" url="/save" title="روایت" fields={own} captcha state={state} />,
    );

  test('keeps its title even if it has only one group of choices', () => {
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

  test('may be around a select or a textarea, whose own text is left out', () => {
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
    expect(body).toEqual(longField({ name: 'body', label: 'متن', value: 'پیش‌نویس', attributes: {} }));
  });

  test.each([
    '<input name="author">',
    '<select name="city"></select>',
    '<textarea name="body"></textarea>',
    '<p><label>آهسته<input type="radio" name="pace"></label><label>تند<input type="radio" name="pace"></label></p>',
    '<label> <input type="checkbox" name="consent"></label>',
  ])('is required: %s stays unchanged', html => {
    const [field] = fieldsOf(html);
    expect(field).toEqual({ kind: 'kept', name: expect.any(String), label: '', elements: [element('form > *')] });
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

  test('has its legend as label', () => {
    expect(fieldsOf(`<fieldset><legend>سرعت</legend>${radios()}</fieldset>`)).toEqual([pace]);
    expect(fieldsOf(`<div role="group"><legend>سرعت</legend>${radios()}</div>`)).toEqual([pace]);
  });

  test('is mandatory if one of its radios is required', () => {
    const [field] = fieldsOf(`<fieldset><legend>سرعت *</legend>${radios('required')}</fieldset>`);
    expect(field).toEqual({ ...pace, mandatory: true });
  });

  test('does not take over the form\'s title', () => {
    const html = `<fieldset><legend>روایت شما</legend><label>نام<input name="author"></label>
      <label><input type="checkbox" name="consent" value="1" required> می‌پذیرم</label></fieldset>`;
    const form = parseUnrendered(`<div><form>${html}</form></div>`);
    expect(form.title).toBe('روایت شما');
    expect(form.fields.map(({ label }) => label)).toEqual(['نام', '']);
  });

  test('is one field even if its parts are not adjacent', () => {
    const html = `<fieldset><legend>موضوع</legend><label>آ<input type="checkbox" name="t" value="a"></label></fieldset>
      <input name="x" aria-label="ایکس"><label>ب<input type="checkbox" name="t" value="b"></label>`;
    expect(fieldsOf(html).map(({ name }) => name)).toEqual(['t', 'x']);
  });

  test('does not name the form', () => {
    const form = parseUnrendered(`<div><form><fieldset><legend>سرعت</legend>${radios()}</fieldset></form></div>`);
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

  test('with rich text is a rich-text field', () => {
    expect(fieldsOf('<textarea name="a" aria-label="متن" data-rich></textarea>')).toMatchObject([{ kind: 'richeditor' }]);
  });
});

test('hidden and nameless inputs, buttons and captchas are not fields', () => {
  const form = parseUnrendered(
    (`<div><form action="/save">
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
  expect(parseUnrendered(`<div><form>${html}</form></div>`).sendLabel).toBe('بفرست');
});

test('the general error replaces a missing message about the network', () => {
  const { messages } = parseUnrendered('<div data-error="ثبت نشد"><form></form></div>');
  expect(messages).toMatchObject({ error: 'ثبت نشد', unreachable: 'ثبت نشد' });
});

test('the URL and messages come from the form, its box or its action', () => {
  const messages = (html: string) => parseUnrendered(html);
  expect(messages('<div><form action="/a" data-url="/f" data-success="ف"></form></div>')).toMatchObject({ url: '/f', messages: { success: 'ف' } });
  expect(messages('<div data-url="/b" data-success="ب" data-captcha-error="ک"><form action="/a"></form></div>'))
    .toMatchObject({ url: '/b', messages: { success: 'ب', captchaError: 'ک' } });
  expect(messages('<div><form action="/a"></form></div>')).toMatchObject({ url: '/a', messages: { success: '' } });
  expect(messages('<div><form></form></div>').url).toBe('');
});

test.each([
  ['a file', '<label>عکس <input type="file" name="a"></label>'],
  ['a select for many', '<label>شهرها <select name="a" multiple></select></label>'],
  ['addresses', '<label>ایمیل‌ها <input type="email" name="a" multiple></label>'],
  ['a field with suggestions', '<p><label>شهر <input name="a" list="cities"></label><datalist id="cities"></datalist></p>'],
  ['a name twice', '<p><label>آ<input name="a"></label><label>ب<input name="a"></label></p>'],
  ['a field that is closed', '<label>آ<input name="a" disabled></label>'],
  ['a field to read', '<label>آ<input name="a" readonly></label>'],
])('a field of another CMS with %s stays unchanged', (_, html) => {
  expect(fieldsOf(`${html}<input type="hidden" name="b"><button>برو</button>`)).toEqual([
    { kind: 'kept', name: 'a', label: expect.any(String), elements: [element('form > *')] },
  ]);
});

test('a field that stays unchanged keeps its label and suggestions', () => {
  const [field] = fieldsOf(`<label for="a">شهر</label> <input name="a" id="a" list="cities"> <input name="b">
    <datalist id="cities"></datalist>`);
  expect(field).toMatchObject({ label: 'شهر', elements: [element('label'), element('#a'), element('datalist')] });
});

test.each([
  ['a name of the group', '<div role="radiogroup" aria-label="سرعت">', '</div>'],
  ['a name from elsewhere', '<b id="t">سرعت</b><fieldset aria-labelledby="t">', '</fieldset>'],
  ['a heading before it', '<h3>سرعت</h3>', ''],
  ['a heading before its list', '<div><h3>سرعت</h3><ul><li>', '</li></ul></div>'],
  ['a heading in its group', '<fieldset><h4>سرعت</h4>', '</fieldset>'],
])('choices can be named by %s', (_, before, after) => {
  const choices = `<label><input type="radio" name="a" value="1"> تند</label><label><input type="radio" name="a" value="2"> کند</label>`;
  expect(fieldsOf(`<label>نام <input name="x"></label>${before}${choices}${after}`)[1]).toMatchObject({
    kind: 'radio',
    label: 'سرعت',
    options: [{ label: 'تند' }, { label: 'کند' }],
  });
});

test('a heading above other fields does not name the choices', () => {
  const html = `<h3>شما</h3><div><label>نام <input name="x"></label>
    <label><input type="radio" name="a" value="1"> تند</label><label><input type="radio" name="a" value="2"> کند</label></div>`;
  expect(fieldsOf(html)[1]).toMatchObject({ kind: 'kept', name: 'a', label: '' });
});

test.each([
  ['type="date" min="2026-01-01"', { type: 'date', attributes: { min: '2026-01-01' } }],
  ['type="number" min="1" max="9" step="2"', { type: 'number', attributes: { min: '1', max: '9', step: '2' } }],
  ['type="range" max="5" value="3"', { type: 'range', value: '3', attributes: { max: '5' } }],
  ['type="time"', { type: 'time', attributes: {} }],
  ['type="color" value="#cc0000"', { type: 'color', value: '#cc0000' }],
  ['maxlength="80" inputmode="numeric" pattern="\\d+"', { type: 'text', attributes: { maxLength: '80', inputMode: 'numeric', pattern: '\\d+' } }],
])('a line with %s is read', (attributes, line) => {
  expect(fieldsOf(`<label>برچسب<input name="a" ${attributes}></label>`)).toMatchObject([{ kind: 'line', ...line }]);
});

test.each([
  ['no form', '<p></p>'],
  ['a limit that is not a number', '<form><label>نام<input name="a" data-limit="some"></label></form>'],
  ['a hidden field twice', '<form><input type="hidden" name="a"><input type="hidden" name="a"></form>'],
  ['two buttons', '<form><button>آ</button><button>ب</button></form>'],
  ['a captcha without its image', '<form><input name="captchaText"></form>'],
])('a box with %s stays asleep', (_, html) => {
  expect(() => parseUnrendered(`<div>${html}</div>`)).toThrow(expect.objectContaining({ name: 'MarkupError' }));
});
