import { expect, test } from 'vitest';
import { words as formWords } from '../../shared/fields/words.ts';
import { item, options, printDynamicForm } from '../../shared/testing/dynamic-form.tsx';
import { element, input, textsOf, withFreshPages } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { readDefinition } from './definition.ts';
import { parseDynamicForm } from './markup.ts';
import { PlainDynamicForm } from './plain-form.tsx';
import { words } from './words.ts';

withFreshPages();

const { definition } = readDefinition({
  title: 'A survey',
  itemList: [
    item('textbox', 'name', { mandatory: true }),
    item('checkbox', 'pages', options(['a', 'b'])),
    item('richeditor', 'page', { defaultValue: '<p>One</p><p>Two &amp; three</p>' }),
  ],
});

const plain = { language: 'en', id: '22', definition, prefill: { pages: 'b' }, url: '/rest/form/22' };

test('without script the form posts its fields themselves', () => {
  printBox(<PlainDynamicForm {...plain} grids={{ label: 3, input: 9 }} />);
  expect(element('form')).toMatchObject({ method: 'post' });
  expect(element('form').getAttribute('action')).toBe('/rest/form/22');
  expect(textsOf('.form-send')).toEqual([formWords.en.send]);
  expect(input(':checked').value).toBe('b');
  expect(element('textarea').textContent).toBe('One\nTwo & three');
  expect(element('.dynamic-form').dataset).toMatchObject({ labelColumns: '3', inputColumns: '9' });
});

test('a refused form keeps what was typed, as it was typed, and says what is wrong', () => {
  const values = new Map([['f-name', ['']], ['f-pages', ['a', 'b']], ['f-page', ['<b>bold</b>']]]);
  const state = { values, errors: new Map([['f-name', 'Name?']]), notice: 'Not yet' };
  printBox(<PlainDynamicForm {...plain} state={state} />);
  expect(textsOf('.field-error, .form-message')).toEqual(['Name?', 'Not yet']);
  expect([...document.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value)).toEqual(['a', 'b']);
  expect(element('textarea').textContent).toBe('<b>bold</b>');
});

test('what stands in for the form without script follows its box', () => {
  const box = printDynamicForm({ children: <p>plain</p> });
  expect(box.nextElementSibling?.localName).toBe('noscript');
});

test.each([
  {},
  { language: 'en', id: '7', contentUrl: '/c?a=1&b=2', plainUrl: '/form/7?plain=1', animation: true, readOnly: true },
  { submittable: false },
])('the box says all that its view shows: %j', props => {
  const box = printDynamicForm(props);
  const { language = 'fa', id = '21' } = props;
  const parsed = parseDynamicForm(box);
  expect(parsed).toMatchObject({
    ...{ id: `dynamic-form-${id}`, formUrl: '/forms/21', contentUrl: props.contentUrl ?? '' },
    ...{ submitUrl: props.submittable === false ? '' : '/rest/form/21', plainUrl: props.plainUrl ?? '' },
    ...{ readOnly: props.readOnly ?? false, animation: props.animation ?? false },
  });
  expect(parsed.loadingLabel).toBe(box.querySelector('[role=status]')?.textContent);
  if (language === 'en') expect(parsed).toMatchObject({ sendLabel: formWords.en.send, plainLabel: words.en.plainForm });
});
