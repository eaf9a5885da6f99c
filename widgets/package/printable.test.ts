import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printable } from './printable.ts';

const hostile = fc.string({ unit: fc.constantFrom('\n', '\r', '\u001b', '\u009b', '\u2028', '\u202e', ':', 'e', ' ', 'و', '\u200c') });

test('untrusted text becomes one line without control characters', () => {
  fc.assert(
    fc.property(hostile, text => {
      expect(printable(text)).toMatch(/^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u);
    }),
  );
});

test.each([
  ['a command to a CI', 'like\n::error::pwned', 'like ::error::pwned'],
  ['an escape sequence', 'a\u001b[2Jb', 'a [2Jb'],
  ['Persian with a half-space', 'می\u200cرود', 'می\u200cرود'],
  ['a long text', 'x'.repeat(600), `${'x'.repeat(500)}…`],
])('%s is told as it can be read', (_, text, told) => {
  expect(printable(text)).toBe(told);
});
