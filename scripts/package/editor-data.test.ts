import { expect, test } from 'vitest';
import type { Fixture } from '../../widgets/package/fixture.ts';
import { attribute, inside, parametersOf } from '../../widgets/shared/render/table.ts';
import { vscodeData, webTypes } from './editor-data.ts';

const box = (name: string, parts: Parameters<typeof parametersOf>[0]['parts']): Fixture =>
  ({ group: 'lists', name, summary: { fa: '', en: `The ${name}.` }, parameters: parametersOf({ parts }), states: [], exchanges: [] });

const fixtures = [
  box('tea', [attribute('data-cup', ['small', 'large'], 'Its size.'), attribute('href', 'url', 'Where it is.')]),
  box('pot', [inside('a', attribute('data-cup', 'text', 'Its name.'))]),
];

const cup = { name: 'data-cup', description: 'tea: Its size.\npot: Its name.', values: [{ name: 'small' }, { name: 'large' }] };
const boxes = { name: 'data-widget', values: [{ name: 'tea', description: 'The tea.' }, { name: 'pot', description: 'The pot.' }] };

test('editors complete the names of boxes, and each of our attributes once with its values', () => {
  const all = vscodeData(fixtures) as { globalAttributes: { name: string }[] };
  expect(all.globalAttributes).toEqual(expect.arrayContaining([expect.objectContaining(boxes), cup]));
  expect(all.globalAttributes.map(({ name }) => name)).not.toContain('href');
  expect(webTypes(fixtures, '1.0.0')).toMatchObject({ name: 'dakkeh', contributions: { html: { attributes: expect.arrayContaining([expect.objectContaining(cup)]) as unknown } } });
});
