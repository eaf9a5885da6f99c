import * as fc from 'fast-check';
import type { Summary } from '../../results/summary.ts';
import { exampleSummary } from './example-summary.ts';
import { anyCharacter } from '../../../scripts/test/any-character.ts';

/** Texts that try to inject markup. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onload='alert(1)",
    ']]></failure>',
    '</style></title></svg>',
    '&lt;b&gt;',
    '--><!--',
    'a|b`c``d\\|e',
    '@everyone see #1 at https://evil.example/',
    '\u202eright to left\u0000\u0008\ud800',
    'خبر فوری',
  ),
  fc.string({ unit: anyCharacter }),
);

/** Keys of a summary whose values come from measured pages. */
const chosenByPages = new Set(['page', 'arm', 'label', 'sentence', 'name', 'url', 'selector', 'widget', 'moment', 'source', 'reproduce', 'group', 'build']);

/** Returns the example summary with this text for every name that comes from a page, a script or an address. */
export function withNames(text: string): Summary {
  const renamed = JSON.stringify(exampleSummary, (key: string, value: unknown) => {
    if (chosenByPages.has(key) && typeof value === 'string') return text;
    return key === 'culprits' && Array.isArray(value)
      ? value.map((one: unknown) => (typeof one === 'string' ? text : one))
      : value;
  });
  return JSON.parse(renamed) as Summary;
}
