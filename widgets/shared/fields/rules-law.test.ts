import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Field, Values } from './field.ts';
import { cellNumber, characterCount, isEmail } from './rules/rules.ts';
import { lineField } from './text-fields.ts';
import { withValues } from './values.ts';
import { validate } from './rules/validate.ts';
import { formField, letter, valuesFor } from '../testing/form-arbitraries.ts';

/** Letters, digits and other characters of a local part. */
const word = fc
  .array(fc.oneof(letter, fc.constantFrom(...'0123456789_+-\'!#~۰٣')), { minLength: 1, maxLength: 8 })
  .map(units => units.join(''));
const localPart = fc.array(word, { minLength: 1, maxLength: 3 }).map(words => words.join('.'));
const label = fc.tuple(letter, fc.stringMatching(/^[a-z0-9-]{0,6}[a-z0-9]$/)).map(parts => parts.join(''));
const domain = fc.array(label, { minLength: 1, maxLength: 3 }).map(labels => labels.join('.'));
const topLevel = fc.array(letter, { minLength: 2, maxLength: 6 }).map(units => units.join(''));
const address = fc.record({ localPart, domain, topLevel });

type Address = { localPart: string; domain: string; topLevel: string };
const written = (parts: Address): string => `${parts.localPart}@${parts.domain}.${parts.topLevel}`;

describe('the e-mail rule', () => {
  test('accepts every address of letters, in any case and with spaces around it', () => {
    fc.assert(
      fc.property(address, fc.constantFrom('', ' ', '\n', '\t \u00a0'), (parts, blanks) => {
        const text = written(parts);
        expect(isEmail(blanks + text + blanks)).toBe(true);
        expect(isEmail(text.toUpperCase())).toBe(true);
        expect(isEmail(text.toLowerCase())).toBe(true);
      }),
    );
  });

  const corruptions: [string, (parts: Address) => string][] = [
    ['without its @', ({ localPart: local, ...rest }) => `${local}${rest.domain}.${rest.topLevel}`],
    ['with a second @', parts => `a@${written(parts)}`],
    ['without a local part', parts => written({ ...parts, localPart: '' })],
    ['without a domain', ({ localPart: local, topLevel: top }) => `${local}@${top}`],
    ['without a top-level label', ({ localPart: local, domain: rest }) => `${local}@${rest}.`],
    ['with one letter in the top-level label', parts => written({ ...parts, topLevel: 'a' })],
    ['with a digit in the top-level label', parts => `${written(parts)}1`],
    ['with a Persian digit in the top-level label', parts => `${written(parts)}۱`],
    ['with a dot in front', parts => `.${written(parts)}`],
    ['with a dot at the end', parts => `${written(parts)}.`],
    ['with a dot before the @', parts => written({ ...parts, localPart: `${parts.localPart}.` })],
    ['with a dot after the @', parts => written({ ...parts, domain: `.${parts.domain}` })],
    ['with two dots', parts => written({ ...parts, domain: `${parts.domain}.` })],
    ['with a dash at the start of the domain', parts => written({ ...parts, domain: `-${parts.domain}` })],
    ['with a dash at the end of the domain', parts => written({ ...parts, domain: `${parts.domain}-` })],
  ];

  test.each(corruptions)('refuses an address %s', (_, corrupt) => {
    fc.assert(
      fc.property(address, parts => {
        expect(isEmail(corrupt(parts))).toBe(false);
      }),
    );
  });

  test('refuses an address with an invalid character anywhere inside', () => {
    const invalid = fc.constantFrom(...' \n\t,;:<>()[]"\\\u0000\u202e\u00a0');
    fc.assert(
      fc.property(address, invalid, fc.nat(), (parts, character, position) => {
        const text = written(parts);
        const at = 1 + (position % (text.length - 1));
        expect(isEmail(text.slice(0, at) + character + text.slice(at))).toBe(false);
      }),
    );
  });

  // A rule with catastrophic backtracking would reach the test timeout.
  test('ends quickly on any long text', () => {
    const piece = fc.oneof(fc.constantFrom('a', 'a.', 'a-', '@', 'a@', 'ی', '1.', '\u0301', 'xn--'), fc.string());
    fc.assert(
      fc.property(piece, piece, fc.constantFrom(20, 120, 100_000), (start, part, times) => {
        expect(typeof isEmail(start + part.repeat(times))).toBe('boolean');
        expect(typeof isEmail(`a@${start}${part.repeat(times)}!`)).toBe('boolean');
      }),
      { numRuns: 50 },
    );
  });
});

describe('the rule for cell phones', () => {
  const digits = fc.stringMatching(/^[0-9]{9}$/);
  const inDigits = fc.constantFrom(0x30, 0x660, 0x6f0);
  const separator = fc.constantFrom('', ' ', '-', '\u200c', '.', '\u00a0');

  test('accepts a number in any digits and groups', () => {
    fc.assert(
      fc.property(digits, inDigits, separator, fc.constantFrom('', '0', '+98', '0098', '98'), (rest, zero, gap, prefix) => {
        const text = `${prefix}9${rest}`.replace(/\d/g, digit => String.fromCharCode(zero + Number(digit)) + gap);
        expect(cellNumber(text)).toBe(`+989${rest}`);
      }),
    );
  });

  test('returns null or a number that it accepts unchanged', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^\+?[0-9 ۰-۹-]{0,20}$/));
    fc.assert(
      fc.property(text, written => {
        const number = cellNumber(written);
        expect(number === null || /^\+[1-9]\d{6,14}$/.test(number)).toBe(true);
        if (number) expect(cellNumber(number)).toBe(number);
      }),
    );
  });
});

test('a text has at most as many characters as code points, and line ends count as one', () => {
  const line = fc.string({ unit: 'grapheme' }).map(text => text.replace(/[\r\n]/g, ''));
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), lines => {
      const count = characterCount(lines.join('\n'));
      expect(count).toBeLessThanOrEqual([...lines.join('\n')].length);
      expect(characterCount(lines.join('\r\n'))).toBe(count);
      expect(characterCount(lines.join('\r'))).toBe(count);
    }),
  );
});

describe('the check of a form', () => {
  const fields = fc.uniqueArray(formField, { selector: ({ name }) => name, maxLength: 6 });
  const filledForm = fields.chain(list => fc.tuple(fc.constant(list), valuesFor(list)));
  const heldBy = (field: Field): string[] => {
    if (field.kind === 'section') return [];
    if (!('options' in field)) return [field.value];
    return field.options.filter(({ selected }) => selected).map(({ value }) => value);
  };
  const isFilled = (values: Values, { name }: Field): boolean =>
    (values.get(name) ?? []).some(value => /[^\s\p{Cf}]/u.test(value));

  test('finds errors only in the form\'s fields, in their order, for any submitted data', () => {
    const anything = fc.array(fc.tuple(fc.string(), fc.array(fc.string()))).map(entries => new Map(entries));
    fc.assert(
      fc.property(fields, anything, (list, values) => {
        const names = list.map(({ name }) => name);
        const found = [...validate(list, values).keys()];
        expect(found).toEqual(names.filter(name => found.includes(name)));
      }),
    );
  });

  test('finds every empty mandatory field, with its own message', () => {
    fc.assert(
      fc.property(filledForm, ([list, values]) => {
        const errors = validate(list, values);
        for (const field of list) {
          if (field.kind === 'section' || field.kind === 'richeditor' || isFilled(values, field)) continue;
          expect(errors.get(field.name)).toBe(field.mandatory ? field.requiredMessage : undefined);
        }
      }),
    );
  });

  test('refuses a text of more than four times its limit, even if it looks short', () => {
    const invisible = fc.constantFrom('\u0301', '\u064e', '\u200c', '\u200d', '\ufe0f', '🏽', '👩‍');
    const text = fc.tuple(invisible, fc.nat(200), fc.string()).map(([sign, times, rest]) => `a${sign.repeat(times)}${rest}`);
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 50 }), (value, limit) => {
        const field = lineField({ name: 'x', label: '', limit, limitMessage: 'long' });
        const isLong = value.length > 4 * limit || characterCount(value) > limit;
        expect(validate([field], new Map([['x', [value]]])).get('x')).toBe(isLong ? 'long' : undefined);
      }),
    );
  });

  test('finds the same errors in rendered values as in submitted ones', () => {
    fc.assert(
      fc.property(filledForm, ([list, values]) => {
        const held = new Map(withValues(list, values).map(field => [field.name, heldBy(field)]));
        expect(validate(list, held)).toEqual(validate(list, values));
      }),
    );
  });
});
