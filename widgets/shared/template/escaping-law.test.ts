import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillIn } from './mustache.ts';
import { sentence } from '../testing/arbitraries.ts';

const value = fc.oneof(sentence, fc.string(), fc.constantFrom('{{a}}', '{{#list}}', '<script>', `"'`));

test('a browser reads filled-in values in text and attributes, and no element besides', () => {
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

test('a value is never read as a part of the template', () => {
  fc.assert(
    fc.property(value, value, (secret, title) => {
      const escaped = fillIn('{{title}}', { title });
      const filled = fillIn('{{#list}}{{title}}{{/list}}{{^none}}{{title}}{{/none}}', { list: [{ title }], title, a: secret });
      expect(filled).toBe(escaped + escaped);
    }),
  );
});

test('filling in never throws for any data', () => {
  const template = '{{a}}{{a.b}}{{#a}}{{b}}{{#b}}{{c}}{{/b}}{{/a}}{{^a}}none{{/a}}';
  fc.assert(
    fc.property(fc.record({ a: fc.anything() }), data => {
      expect(typeof fillIn(template, data)).toBe('string');
    }),
  );
});
