import { expect, test } from 'vitest';
import words from '../../shared/fields/words.json' with { type: 'json' };
import { definition, item, options, send, wakeDynamicForm } from './testing/dynamic-form.tsx';
import { formMessage, typeInto } from '../../shared/testing/form.tsx';
import { element, input } from '../../shared/testing/page.ts';
import { type Answer, json, text, unreachable } from '../../shared/testing/server.ts';

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
  ['without an error', json({}), words.fa.saved, true],
  ['with an error of null', json({ error: null }), words.fa.saved, true],
  ['with a sentence as its error', json({ error: 'بسته است' }), words.fa.saveFailed, true],
  ['with an error that is true', json({ error: true }), words.fa.saveFailed, true],
  ['with an error of its own kind', json({ error: { code: 3 } }), words.fa.saveFailed, true],
  ['that is not an object', json(1), words.fa.saveFailed, false],
  ['that is not JSON', text('<html>'), words.fa.saveFailed, false],
  ['that never came', unreachable, words.fa.unreachable, false],
  ['that refuses without a word', text('', 500), words.fa.unreachable, false],
  ['that refuses and says why', json({ message: 'نامعتبر', errors: { 'f-name': 'کوتاه است' } }, 422), 'نامعتبر', false],
])('an answer %s shows the right message', async (_, answer, sentence, isClosed) => {
  await wakeDynamicForm({}, definition(name), answer);
  typeInto('f-name', 'سارا');
  await send();
  expect(formMessage()).toBe(sentence);
  expect(element('.form-fields').matches(':disabled')).toBe(isClosed);
  expect(input('[name=f-name]').value).toBe(sentence === words.fa.saved ? '' : 'سارا');
});

test('a draft restores only the fields that a changed definition still has', async () => {
  await wakeDynamicForm({}, definition(name, item('textbox', 'city')));
  typeInto('f-name', 'سارا');
  typeInto('f-city', 'رشت');
  await wakeDynamicForm({}, definition(item('textbox', 'city'), item('textbox', 'age')));
  expect([input('[name=f-city]').value, input('[name=f-age]').value]).toEqual(['رشت', '']);
});
