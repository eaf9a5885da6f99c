import { expect, test } from 'vitest';
import { attribute, element, inside, parametersOf, required } from '../../widgets/shared/render/table.ts';
import { macrosOf } from './macros.ts';

const parameters = parametersOf({
  parts: [
    required(attribute('data-id', 'id', 'Its id.')),
    attribute('data-pot', 'integer', 'How much there is.'),
    required(element('.tea-title', 'Its name.')),
    inside('li', required(attribute('data-cup', 'id', 'Its id.'))),
  ],
});

const markup = (drink: string): string => `<section data-widget="tea" data-id="12" data-pot="3" aria-label="Earl Grey" class="tea">\
<h2 class="tea-title">Earl Grey</h2><b class="tea-price">12</b><b class="tea-left">12</b><ul class="tea-cups">\
<li data-cup="1"><input name="cup-12" id="c1"><span class="tea-size">Small</span></li>\
<li data-cup="2"><input name="cup-12" id="c2"><span class="tea-size">Large</span></li></ul>\
<button>${drink}</button><article>{{ leaf }}</article></section>`;

const macros = macrosOf([{ name: 'tea', summary: 'The tea.', parameters, markup: markup('Drink'), inOtherWords: markup('بنوشید') }]);

const data = {
  id: '12', pot: '3', title: 'Earl Grey', price: '12', left: '12',
  entries: [{ cup: '1', id: 'c1', size: 'Small' }, { cup: '2', id: 'c2', size: 'Large' }],
  article_html: '<article>{{ leaf }}</article>',
};

test('a macro has an example call with all its data, and contains its own words', () => {
  const [comment = '', macro = ''] = macros.get('njk')?.split('\n{% macro tea(data) %}') ?? [];
  expect(comment).toBe(`{# The tea.\ntea(${JSON.stringify(data)}) #}`);
  expect(macro).toContain('<button>Drink</button>');
});

test.each([
  ['jinja', "data['pot'] is defined and data['pot'] is not none", "data['article_html']|safe", "data['entries']"],
  ['njk', "data['pot'] != none", "data['article_html']|safe", "data['entries']"],
  ['twig', "(data['pot'] ?? null) is not null", "data['article_html']|raw", "data['entries'] ?? []"],
])('%s prints one name for what is the same, optional parts where they are given, and lists', (ending, isGiven, html, list) => {
  const macro = macros.get(ending);
  expect(macro).toContain(`{% if ${isGiven} %} data-pot="{{ data['pot']|e }}"{% endif %} aria-label="{{ data['title']|e }}"`);
  expect(macro).toContain(`{% for item1 in ${list} %}<li data-cup="{{ item1['cup']|e }}"><input name="cup-{{ data['id']|e }}" id="{{ item1['id']|e }}">`);
  expect(macro).toContain(`{{ ${html} }}</section>`);
});
