import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileText } from '../testing/hostile.ts';
import { shorten } from './foreign.ts';
import { html } from './html.ts';

describe('a template', () => {
  test('escapes what is put in, in text and in attributes', () => {
    expect(html`<p title="${'"<&>'}">${'"<&>'}</p>`.text).toBe('<p title="&quot;&lt;&amp;&gt;">&quot;&lt;&amp;&gt;</p>');
  });

  test('prints no mark of its own from any text', () => {
    fc.assert(fc.property(hostileText, text => {
      expect(html`${text}`.text).not.toMatch(/[<>"]|&(?!(amp|lt|gt|quot);)/);
    }));
  });
});

describe('a foreign text', () => {
  test('is cut to its length, and keeps its beginning and its end', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.integer({ min: 3, max: 60 }), (text, length) => {
      const short = shorten(text, length);
      expect([...short].length).toBeLessThanOrEqual(length);
      expect([...short][0]).toBe([...text][0]);
      expect([...short].at(-1)).toBe([...text].at(-1));
    }));
  });
});
