import { expect, test } from 'vitest';
import type { Field } from '../../shared/fields/field.ts';
import { lineField } from '../../shared/fields/text-fields.ts';
import { choiceField } from '../../shared/testing/form.tsx';
import { newsletterFields } from './rendered-fields.ts';
import { mediumOf, withFirstNewsletter } from './model.ts';

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
])('the medium %s needs %j', (medium, names) => {
  const fields = newsletterFields('fa', newsletters, medium);
  expect(mandatory(fields)).toEqual(names);
  expect(mediumOf(fields)).toBe(medium ?? '1');
});

test('the first newsletter is chosen only where none is', () => {
  const open = choiceField('radio', 'newsletter_id', ['3', '5']);
  const others: Field[] = [choiceField('radio', 'pace', ['slow']), lineField({ name: 'email', label: '' })];
  expect(withFirstNewsletter([open, ...others])).toEqual([choiceField('radio', 'newsletter_id', ['3', '5'], '3'), ...others]);
  const chosen = [choiceField('select', 'newsletter_id', ['3', '5'], '5')];
  expect(withFirstNewsletter(chosen)).toEqual(chosen);
});

test.each<[string, Field[], string]>([
  ['without a medium', [], ''],
  ['with a text for a medium', [lineField({ name: 'medium', label: '', value: '2' })], ''],
  ['with radios of which none is chosen', [choiceField('radio', 'medium', ['1', '2'])], ''],
  ['with a select that begins with its first option', [choiceField('select', 'medium', ['1', '2'])], '1'],
  ['with a select of which one is chosen', [choiceField('select', 'medium', ['1', '2'], '2')], '2'],
  ['with a select without options', [choiceField('select', 'medium', [])], ''],
])('a form %s shows its medium', (_, fields, medium) => {
  expect(mediumOf(fields)).toBe(medium);
});
