import { expect, test } from 'vitest';
import fc from 'fast-check';
import { sentence } from '../testing/arbitraries.ts';
import { checkTemplate, fillIn } from './mustache.ts';

test.each([
  ['a value', '<b>{{title}}</b>', { title: 'خبر' }, '<b>خبر</b>'],
  ['a number', '{{count}}', { count: 0 }, '0'],
  ['a dotted path', '{{image.src}}', { image: { src: '/7.jpg' } }, '/7.jpg'],
  ['nothing for a missing value', '[{{a}}{{a.b.c}}{{d.e}}]', { d: null }, '[]'],
  ['nothing for a value that is neither text nor number', '[{{a}}{{b}}{{c}}]', { a: {}, b: [1], c: true }, '[]'],
  ['special characters', '{{a}}', { a: `<i title="x" id='y'>&amp;` }, '&lt;i title=&quot;x&quot; id=&#39;y&#39;&gt;&amp;amp;'],
  ['patterns of String.replace', '{{a}}', { a: '$& $1 $$' }, '$&amp; $1 $$'],
  ['no unescaped value', '{{{a}}}{{&a}}', { a: '<' }, '{&lt;}{{&a}}'],
])('a template prints %s', (_, template, data, output) => {
  expect(fillIn(template, data)).toBe(output);
});

test.each([
  ['a list, item by item', '{{#list}}<li>{{id}}</li>{{/list}}', { list: [{ id: 1 }, { id: 2 }] }, '<li>1</li><li>2</li>'],
  ['an object', '{{#image}}{{src}}{{/image}}', { image: { src: 'a' } }, 'a'],
  ['a condition', '{{#more}}yes{{/more}}', { more: true }, 'yes'],
  ['nothing for an empty value', '{{#a}}x{{/a}}{{#b}}x{{/b}}{{#c}}x{{/c}}{{#d}}x{{/d}}', { a: [], b: '', c: 0 }, ''],
  ['the outer data inside', '{{#list}}{{id}}{{page}}{{/list}}', { page: 'p', list: [{ id: 1 }] }, '1p'],
  ['the item before the outer data', '{{#list}}{{id}}{{/list}}', { id: 'outer', list: [{ id: 'inner' }] }, 'inner'],
  ['sections in sections', '{{#a}}{{#b}}{{c}};{{/b}}{{/a}}', { a: [{ b: [{ c: 1 }, { c: 2 }] }, { b: [] }] }, '1;2;'],
  ['a section over several lines', '{{#a}}\n x\n{{/a}}', { a: true }, '\n x\n'],
  ['two sections of one name', '{{#a}}1{{/a}}-{{#a}}2{{/a}}', { a: true }, '1-2'],
  ['a dotted section', '{{#a.b}}{{c}}{{/a.b}}', { a: { b: { c: 1 } } }, '1'],
])('a section prints %s', (_, template, data, output) => {
  expect(fillIn(template, data)).toBe(output);
});

test.each([
  ['is printed without a value', {}, 'none'],
  ['is printed for an empty list', { list: [] }, 'none'],
  ['is not printed otherwise', { list: [{}] }, ''],
])('an inverted section %s', (_, data, output) => {
  expect(fillIn('{{^list}}none{{/list}}', data)).toBe(output);
});

test.each(['constructor', 'toString', '__proto__', 'constructor.name', 'title.constructor', 'title.length'])(
  'the placeholder %s prints nothing: only own properties of objects count',
  path => {
    expect(fillIn(`[{{${path}}}{{#${path}}}x{{/${path}}}]`, { title: 'a' })).toBe('[]');
  },
);

test.each(['', 'a } b { c', '{{a}}{{b.c}}', '{{#a}}{{#b}}{{a}}{{/b}}{{/a}}{{^a}}x{{/a}}', 'body{a:b}'])('the text %j is a valid template', template => {
  expect(() => checkTemplate(template)).not.toThrow();
});

test.each([
  '{{{a}}}', '{{&a}}', '{{!a}}', '{{> a}}', '{{}}', '{{ a }}', '{{a', '{{a}', '{{#a}}', '{{/a}}', '{{^a}}x{{/b}}',
  '{{a-b}}', '{{#a',
  '{{#a}}{{#b}}{{/a}}{{/b}}',
])('the text %j is not a valid template', template => {
  expect(() => checkTemplate(template)).toThrow('The partial');
});

const value = fc.oneof(sentence, fc.string(), fc.constantFrom('{{a}}', '{{#list}}', '<script>', `"'`));

test('filled-in values stay text in a browser and never become elements', () => {
  fc.assert(
    fc.property(sentence, sentence, (title, text) => {
      const element = document.createElement('div');
      element.innerHTML = fillIn(`{{#a}}<b title="{{title}}" lang='{{title}}'>{{text}}</b>{{/a}}`, { a: { title, text } });
      const [bold] = element.children;
      expect(element.querySelectorAll('*')).toHaveLength(1);
      expect(bold?.getAttributeNames()).toEqual(['title', 'lang']);
      expect([bold?.getAttribute('title'), bold?.getAttribute('lang')]).toEqual([title, title]);
      expect(bold?.textContent).toBe(text);
    }),
  );
});

test('a value is never treated as part of the template', () => {
  fc.assert(
    fc.property(value, value, (secret, title) => {
      const escaped = fillIn('{{title}}', { title });
      const filled = fillIn('{{#list}}{{title}}{{/list}}{{^none}}{{title}}{{/none}}', { list: [{ title }], title, a: secret });
      expect(filled).toBe(escaped + escaped);
    }),
  );
});

test('filling in never throws, whatever the data', () => {
  const template = '{{a}}{{a.b}}{{#a}}{{b}}{{#b}}{{c}}{{/b}}{{/a}}{{^a}}none{{/a}}';
  fc.assert(
    fc.property(fc.record({ a: fc.anything() }), data => {
      expect(typeof fillIn(template, data)).toBe('string');
    }),
  );
});
