import { expect, test, vi } from 'vitest';
import { definition, item, options, wakeDynamicForm } from './testing/dynamic-form.tsx';
import { click, element, input, kernelOf, print, settle, textsOf, wake } from '../../shared/testing/page.ts';
import { json, serve, silent, text, unreachable } from '../../shared/testing/server.ts';
import mount from './dynamic-form.tsx';
import words from './words.json' with { type: 'json' };

const faultsAtPage = (): unknown[] => {
  const faults: unknown[] = [];
  document.addEventListener(
    'widget:error',
    event => {
      event.preventDefault();
      faults.push([event.target, (event as CustomEvent).detail]);
    },
    { once: true },
  );
  return faults;
};

test('a box needs only the URL of the definition', async () => {
  const requests = serve(definition(item('textbox', 'name')));
  const box = print('<div data-widget="dynamic-form" data-form="/f/1" data-submit="/send"> یک لحظه </div>');
  await wake(mount, box, kernelOf());
  expect(requests.map(({ path }) => path)).toEqual(['/f/1']);
  expect(textsOf('.form-send')).toEqual(['ارسال']);
  expect(box.textContent).not.toContain('یک لحظه');
});

test.each([
  ['data-unavailable="Not there." data-error="Wrong."', ['Not there.']],
  ['data-unreachable="Out of reach." data-error="Wrong."', ['Out of reach.']],
  ['data-error="Wrong."', ['Wrong.']],
  ['', [words.fa.unavailable]],
])('an unrendered form without its definition says so: %s', async (sentences, said) => {
  serve(unreachable);
  const box = print(`<div data-form="/f/1" ${sentences}>…</div>`);
  await wake(mount, box, kernelOf());
  expect(textsOf('[role=status]')).toEqual(said);
});

test.each([
  ['below the screen', 1000, 1816, 0, '0px'],
  ['entering the screen', 600, 1416, 0, '200px'],
  ['left by the reader', -500, 316, 2000, '0px'],
  ['left near the start of the page', -500, 316, 600, '216px'],
])('a box that is %s reduces its reserved height without moving visible content', async (_, top, bottom, y, kept) => {
  serve(definition(item('textbox', 'name')));
  const box = print('<div data-form="/f/1"></div>');
  box.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollY', y);
  vi.stubGlobal('scrollBy', vi.fn());
  await wake(mount, box, kernelOf());
  expect(box.style.minBlockSize).toBe(kept);
});

test('an unrendered box links to the plain form until its own form has loaded', async () => {
  serve(unreachable);
  const box = print('<div data-form="/f/1"><p>…</p><a href="/forms/1">The form</a></div>');
  await wake(mount, box, kernelOf());
  expect(textsOf('a[href="/forms/1"]')).toEqual(['The form']);
});

test('a box without a definition renders nothing and logs the reason', async () => {
  vi.mocked(console.error).mockReturnValue();
  const box = print('<div data-widget="dynamic-form">در حال بارگیری فرم...</div>');
  await wake(mount, box, kernelOf());
  expect(box.childNodes).toHaveLength(0);
  expect(vi.mocked(console.error).mock.calls).toEqual([['Source is not defined!']]);
  vi.mocked(console.error).mockClear();
});

test('each type of item becomes its field, whatever its case', async () => {
  await wakeDynamicForm(
    {},
    definition(
      item('SectionBreak', 'about', { hint: 'توضیح' }),
      item('TextBox', 'name', { hint: 'نام شما', mandatory: true }),
      item('RADIO', 'since', { mandatory: true, ...options(['a', 'b'], 'b') }),
      item('CheckBox', 'pages', { mandatory: true, ...options(['a', 'b', 'c'], 'a', 'c') }),
      item('combo', 'when', options(['a', 'b'], 'b')),
      item('TextArea', 'story', { defaultValue: 'روزی' }),
      item('RichEditor', 'page'),
    ),
  );
  expect(textsOf('.field-section > *')).toEqual(['برچسب about', 'توضیح']);
  expect(input('[name=f-name]')).toMatchObject({ type: 'text', placeholder: 'نام شما', required: true });
  expect([...document.querySelectorAll<HTMLInputElement>('[name=f-since]')].map(radio => [radio.checked, radio.required]))
    .toEqual([[false, true], [true, true]]);
  expect([...document.querySelectorAll<HTMLInputElement>('[name=f-pages]')].map(box => [box.checked, box.required]))
    .toEqual([[true, false], [false, false], [true, false]]);
  expect(element('select')).toMatchObject({ value: 'b' });
  expect(element('[name=f-story]')).toMatchObject({ value: 'روزی', rows: 5 });
  expect(element('[name=f-page]').dataset.rich).toBe('');
  expect(textsOf('.field-count')).toEqual(['۴ / ۴,۰۰۰', '۰ / ۴,۰۰۰']);
  expect(textsOf('.field-mark')).toHaveLength(3);
});

test.each([
  ['a plain object', { name: 'سارا' }],
  ['a plain object with a field called data', { data: 'x', name: 'سارا' }],
  ['an object with data', { data: { name: 'سارا' }, name: 'نه' }],
])('content may be %s', async (_, content) => {
  await wakeDynamicForm({ contentUrl: '/c' }, definition(item('textbox', 'name')), json(content));
  expect(input('[name=f-name]').value).toBe('سارا');
});

test.each([
  ['out of reach', unreachable, 'content: unreachable'],
  ['refused', json({}, 500), 'content: refused'],
  ['malformed', text('<html>'), 'content: malformed'],
  ['no object', json('x'), 'content: malformed'],
])('a form whose content is %s is shown empty, and the error is reported', async (_, answer, fault) => {
  const faults = faultsAtPage();
  await wakeDynamicForm({ contentUrl: '/c' }, definition(item('textbox', 'name')), answer);
  expect(input('[name=f-name]').value).toBe('');
  expect(faults).toEqual([[element('section'), [fault]]]);
});

test('unusable items are reported, and the others are rendered', async () => {
  vi.mocked(console.error).mockReturnValue();
  await wakeDynamicForm({}, definition(item('marquee', 'x'), null, item('textbox', 'name')));
  expect(textsOf('label')).toEqual(['برچسب name']);
  const faults = ['item 1: unknown type', 'item 2: no object'];
  expect(vi.mocked(console.error).mock.calls).toEqual([[element('section'), faults]]);
  vi.mocked(console.error).mockClear();
});

test('texts of a definition are never treated as markup', async () => {
  const html = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
  const texts = { label: html, hint: html, defaultValue: html };
  const choices = { optionList: [{ id: html, label: html, selected: true }] };
  await wakeDynamicForm(
    {},
    json({
      form: {
        title: html,
        itemList: [
          ...['textbox', 'textarea', 'sectionbreak'].map(type => item(type, type, texts)),
          ...['radio', 'checkbox', 'combo'].map(type => item(type, type, { ...texts, ...choices })),
        ],
      },
    }),
  );
  expect(document.querySelectorAll('img, script')).toHaveLength(0);
  expect(element('legend').textContent).toBe(html);
  expect(input('[name=f-textbox]')).toMatchObject({ value: html, placeholder: html });
});

test.each([
  ['out of reach', unreachable],
  ['silent', silent],
  ['refused', json({}, 404)],
  ['no JSON', text('<html>')],
  ['without a form', json({})],
  ['without items', json({ form: { title: 'x' } })],
  ['with items that are no list', json({ form: { itemList: {} } })],
  ['with an empty list', definition()],
])('a definition that is %s shows an error and can be requested again', async (_, answer) => {
  const requests = await wakeDynamicForm({ plainUrl: '/form/21?plain=1' }, answer, definition(item('textbox', 'name')));
  await vi.advanceTimersByTimeAsync(20_000);
  await settle();
  expect(textsOf('[role=status], .form-again, .form-plain')).toEqual([words.fa.unavailable, words.fa.plainForm, words.fa.tryAgain]);
  expect(element('.form-plain').getAttribute('href')).toBe('/form/21?plain=1');
  await click('.form-again');
  expect(requests).toHaveLength(2);
  expect(textsOf('label')).toEqual(['برچسب name']);
  expect(textsOf('.form-waiting')).toEqual([]);
  expect(document.activeElement).toBe(element('.form-root'));
});

test('a read-only form has no button and shows rich text without tags', async () => {
  await wakeDynamicForm(
    { readOnly: true },
    definition(
      item('textbox', 'name'),
      item('textarea', 'story'),
      item('richeditor', 'page', { defaultValue: '<p><b>تیتر</b> &amp; &lt;خبر&gt;</p><p>متن</p>' }),
      item('radio', 'since', options(['a'])),
      item('combo', 'when', options(['a'])),
    ),
  );
  expect(textsOf('button')).toEqual([]);
  expect(document.querySelectorAll('[type=text]:read-write, textarea:not([readonly])')).toHaveLength(0);
  expect(document.querySelectorAll('[type=radio]:enabled, select:enabled')).toHaveLength(0);
  expect(element('[name=f-page]')).toMatchObject({ value: 'تیتر & <خبر>\nمتن' });
});

test.each([
  ['that says so', { submittable: false }],
  ['without an address to post to', { submitUrl: '' }],
  ['to read', { readOnly: true }],
])('a form %s has no button and is not sent by the Enter key', async (_, props) => {
  const requests = await wakeDynamicForm(props, definition(item('textbox', 'name')));
  expect(textsOf('.form-send')).toEqual([]);
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  element('form').dispatchEvent(submit);
  await settle();
  expect(submit.defaultPrevented).toBe(true);
  expect(requests).toHaveLength(1);
  expect(textsOf('.form-message')).toEqual(['']);
});
