import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileText } from '../testing/hostile.ts';
import { addressName, shorten } from './foreign.ts';
import { html } from './html.ts';

describe('a template', () => {
  test('escapes what is put in, in text and in attributes', () => {
    expect(html`<p title="${'"<&>'}">${'"<&>'}</p>`.text).toBe('<p title="&quot;&lt;&amp;&gt;">&quot;&lt;&amp;&gt;</p>');
  });

  test('prints templates, lists and numbers, and nothing for what is not there', () => {
    expect(html`${[html`<b>${1}</b>`, html`<i></i>`]}${undefined}${null}${false}${0}`.text).toBe('<b>1</b><i></i>0');
  });

  test('has no mark of its own in any text', () => {
    fc.assert(fc.property(hostileText, text => {
      expect(html`${text}`.text).not.toMatch(/[<>"]|&(?!(amp|lt|gt|quot);)/);
    }));
  });
});

describe('a foreign text', () => {
  test('is never longer than it may be, and keeps its beginning and its end', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.integer({ min: 3, max: 60 }), (text, length) => {
      const short = shorten(text, length);
      expect([...short].length).toBeLessThanOrEqual(length);
      expect([...short][0]).toBe([...text][0]);
      expect([...short].at(-1)).toBe([...text].at(-1));
    }));
  });

  test('that fits is left as it is', () => {
    expect(shorten('خبر', 3)).toBe('خبر');
  });

  test('that is an address is called by its path, and by itself where it has none', () => {
    expect(addressName('https://localhost:8443/api/poll/14?x=1')).toBe('/api/poll/14?x=1');
    expect(addressName('https://localhost:8443/')).toBe('https://localhost:8443/');
    expect(addressName('no address')).toBe('no address');
  });
});
