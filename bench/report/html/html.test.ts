import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileText } from '../testing/hostile.ts';
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
