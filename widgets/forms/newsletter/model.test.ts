import { expect, test } from 'vitest';
import type { Field } from '../../form/field.ts';
import { lineField } from '../../form/text-fields.ts';
import { choiceField } from '../../testing/form.tsx';
import { newsletterFields } from './fields.ts';
import { mediumOf, withFirstNewsletter, withMedium } from './model.ts';

const newsletters = [
  { id: '3', title: 'صبح' },
  { id: '5', title: 'شب' },
];

const mandatory = (fields: readonly Field[]): string[] =>
  fields.filter(field => field.kind !== 'section' && field.mandatory).map(({ name }) => name);

test.each([
  [undefined, ['newsletter_id', 'medium', 'email']],
  ['1', ['newsletter_id', 'medium', 'email']],
  ['2', ['newsletter_id', 'medium', 'cell']],
  ['3', ['newsletter_id', 'medium']],
  ['', ['newsletter_id', 'medium']],
])('medium %s needs %j', (medium, names) => {
  const fields = newsletterFields('fa', newsletters, medium);
  expect(mandatory(fields)).toEqual(names);
  expect(mediumOf(fields)).toBe(medium === undefined ? '1' : names.length > 2 ? medium : '');
});

test('without a newsletter none is chosen', () => {
  expect(newsletterFields('fa', [])[0]).toMatchObject({ name: 'newsletter_id', options: [] });
  expect(withFirstNewsletter(newsletterFields('fa', []))).toEqual(newsletterFields('fa', []));
});

test('the first newsletter is chosen only where none is, and nothing else changes', () => {
  const open = choiceField('radio', 'newsletter_id', ['3', '5']);
  const others: Field[] = [choiceField('radio', 'pace', ['slow']), lineField({ name: 'email', label: '' })];
  expect(withFirstNewsletter([open, ...others])).toEqual([choiceField('radio', 'newsletter_id', ['3', '5'], '3'), ...others]);
  const chosen = [choiceField('select', 'newsletter_id', ['3', '5'], '5')];
  expect(withFirstNewsletter(chosen)).toEqual(chosen);
});

test('a form without a medium has none, and needs neither contact', () => {
  const fields = [lineField({ name: 'email', label: '', mandatory: true }), lineField({ name: 'medium', label: '' })];
  expect(mediumOf(fields)).toBe('');
  expect(mandatory(withMedium(fields, ''))).toEqual([]);
});
