import { afterEach, expect, test, vi } from 'vitest';
import formWords from '../../shared/fields/words.json' with { type: 'json' };
import { definition, item, options, send, wakeDynamicForm } from './testing/dynamic-form.tsx';
import { formMessage, typeInto } from '../../shared/testing/form.tsx';
import { element, input, settle, textsOf } from '../../shared/testing/page.ts';
import { type Answer, json, text, unreachable } from '../../shared/testing/server.ts';
import words from './words.json' with { type: 'json' };

const name = item('textbox', 'name', { mandatory: true });

test('fields are posted as JSON, with several values joined by commas', async () => {
  const requests = await wakeDynamicForm(
    {},
    definition(
      item('sectionbreak', 'about'),
      name,
      item('checkbox', 'pages', options(['a', 'b', 'c'], 'a', 'c')),
      item('checkbox', 'none', options(['a'])),
      item('combo', 'when', options(['a', 'b'], 'b')),
    ),
    json({ ok: 1 }),
  );
  typeInto('f-name', 'سارا');
  await send();
  const { method, path, body } = requests[1] ?? {};
  expect({ method, path, data: JSON.parse(body?.data ?? '') as unknown }).toEqual({
    method: 'POST',
    path: '/rest/form/21',
    data: { name: 'سارا', pages: 'a,c', none: '', when: 'b' },
  });
});

test.each<[string, Answer, string, boolean]>([
  ['without an error', json({}), formWords.fa.saved, true],
  ['with an error of null', json({ error: null }), formWords.fa.saved, true],
  ['with a sentence as its error', json({ error: 'بسته است' }), formWords.fa.saveFailed, true],
  ['with an error that is true', json({ error: true }), formWords.fa.saveFailed, true],
  ['with an error of its own kind', json({ error: { code: 3 } }), formWords.fa.saveFailed, true],
  ['that is not an object', json(1), formWords.fa.saveFailed, false],
  ['that is not JSON', text('<html>'), formWords.fa.saveFailed, false],
  ['that never came', unreachable, formWords.fa.unreachable, false],
  ['that refuses without a word', text('', 500), formWords.fa.unreachable, false],
  ['that refuses and says why', json({ message: 'نامعتبر', errors: { 'f-name': 'کوتاه است' } }, 422), 'نامعتبر', false],
])('an answer %s shows the right message', async (_, answer, sentence, isClosed) => {
  await wakeDynamicForm({}, definition(name), answer);
  typeInto('f-name', 'سارا');
  await send();
  expect(formMessage()).toBe(sentence);
  expect(element('.form-fields').matches(':disabled')).toBe(isClosed);
  expect(input('[name=f-name]').value).toBe(sentence === formWords.fa.saved ? '' : 'سارا');
});

test('a draft restores only the fields that a changed definition still has', async () => {
  await wakeDynamicForm({}, definition(name, item('textbox', 'city')));
  typeInto('f-name', 'سارا');
  typeInto('f-city', 'رشت');
  await wakeDynamicForm({}, definition(item('textbox', 'city'), item('textbox', 'age')));
  expect([input('[name=f-city]').value, input('[name=f-age]').value]).toEqual(['رشت', '']);
});

afterEach(() => vi.doUnmock('../../shared/fields/rich-text/rich-text.ts'));

const field = (): HTMLTextAreaElement => element('textarea') as HTMLTextAreaElement;
const region = (): HTMLElement => element('.rich-text-region');
const hasEditor = (): boolean => document.querySelector('.rich-text') !== null;

async function focusField(): Promise<void> {
  field().focus();
  await settle();
}

async function write(html: string): Promise<void> {
  region().innerHTML = html;
  await settle();
}

test('the editor loads at the first focus, with labels in the language of the box', async () => {
  await wakeDynamicForm({}, definition(item('richeditor', 'page')));
  expect(hasEditor()).toBe(false);
  await focusField();
  expect(Array.from(document.querySelectorAll<HTMLElement>('.rich-text button'), ({ title }) => title)).toEqual([
    words.fa.bold,
    words.fa.italic,
    words.fa.bulletList,
    words.fa.numberedList,
  ]);
});

test('a field with HTML has its editor from the start', async () => {
  await wakeDynamicForm(
    {},
    definition(item('richeditor', 'page', { defaultValue: '<p><b>تیتر</b></p>' }), item('richeditor', 'plain')),
  );
  expect(document.querySelectorAll('.rich-text')).toHaveLength(1);
  expect(region().innerHTML).toBe('<p><b>تیتر</b></p>');
});

test('a field stays plain if its editor fails to load', async () => {
  vi.doMock('../../shared/fields/rich-text/rich-text.ts', () => ({
    editRichText: () => {
      throw new Error('No editor today');
    },
  }));
  await wakeDynamicForm({}, definition(item('richeditor', 'page')), json({}));
  await focusField();
  expect(hasEditor()).toBe(false);
  expect(document.activeElement).toBe(field());
});

test('text in the editor is counted, stored as a draft and sent', async () => {
  const requests = await wakeDynamicForm({}, definition(item('richeditor', 'page')));
  await focusField();
  await write('<p>یک <b>دو</b></p>');
  expect(textsOf('.field-count')).toEqual(['۵ / ۴,۰۰۰']);
  expect(requests).toHaveLength(1);
  const again = await wakeDynamicForm({}, definition(item('richeditor', 'page')), json({}));
  expect(formMessage()).toBe(formWords.fa.draftRestored);
  expect(region().innerHTML).toBe('<p>یک <b>دو</b></p>');
  await send();
  expect(JSON.parse(again[1]?.body.data ?? '')).toEqual({ page: '<p>یک <b>دو</b></p>' });
  expect(region().getAttribute('contenteditable')).toBe('false');
});

test('an empty mandatory editor shows its error below and gets the focus', async () => {
  await wakeDynamicForm({}, definition(item('richeditor', 'page', { mandatory: true })));
  await focusField();
  await write('<p>یک</p>');
  await write('<p><br></p>');
  const focus = vi.spyOn(region(), 'focus');
  await send();
  expect([...element('.field').children].map(({ className }) => className)).toEqual([
    '', 'rich-text', 'rich-text-source', 'field-count', 'field-error',
  ]);
  expect(region().getAttribute('aria-invalid')).toBe('true');
  expect(region().getAttribute('aria-describedby')).toContain('-error');
  expect(focus).toHaveBeenCalled();
});
