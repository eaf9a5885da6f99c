import { expect, test } from 'vitest';
import formWords from '../../shared/fields/words.json' with { type: 'json' };
import { printDynamicForm } from '../../shared/testing/dynamic-form.tsx';
import { withFreshPages } from '../../shared/testing/page.ts';
import { parseDynamicForm } from './markup.ts';
import words from './words.json' with { type: 'json' };

withFreshPages();

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
    id: `dynamic-form-${id}`,
    formUrl: '/forms/21',
    contentUrl: props.contentUrl ?? '',
    submitUrl: props.submittable === false ? '' : '/rest/form/21',
    plainUrl: props.plainUrl ?? '',
    readOnly: props.readOnly ?? false,
    animation: props.animation ?? false,
  });
  expect(parsed.loadingLabel).toBe(box.querySelector('[role=status]')?.textContent);
  if (language === 'en') expect(parsed).toMatchObject({ sendLabel: formWords.en.send, plainLabel: words.en.plainForm });
});
