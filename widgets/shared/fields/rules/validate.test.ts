import { describe, expect, test } from 'vitest';
import { choiceField } from '../../testing/form.tsx';
import type { Field } from '../field.ts';
import { lineField, longField } from '../text-fields.ts';
import { validate } from './validate.ts';

const required = { mandatory: true, requiredMessage: 'خالی' };
const line = (given: Partial<Parameters<typeof lineField>[0]> = {}): Field =>
  lineField({ name: 'field', label: '', ...given });

/** Returns the message for a field with these values, or undefined. */
const errorOf = (field: Field, ...values: string[]): string | undefined =>
  validate([field], new Map([['field', values]])).get('field');

describe('a mandatory field', () => {
  const choice = { ...choiceField('checkbox', 'field', ['a', 'b', '']), ...required };

  test.each<[string, Field, string[]]>([
    ['a line', line(required), ['']],
    ['blanks', line(required), [' \t\n\u00a0\u3000']],
    ['invisible characters', line(required), ['\u200c \u200f\u2060']],
    ['no value at all', line(required), []],
    ['a long text', longField({ name: 'field', label: '', ...required }), [' \n ']],
    ['rich text', longField({ name: 'field', label: '', kind: 'richeditor', ...required }), ['<p><br>&nbsp;</p>']],
    ['checkboxes', choice, []],
    ['a checkbox without a value', choice, ['']],
    ['radios', { ...choice, kind: 'radio' }, []],
    ['a select', { ...choice, kind: 'select' }, ['']],
  ])('may not be empty: %s', (_, field, values) => {
    expect(errorOf(field, ...values)).toBe('خالی');
  });

  test('accepts any visible content', () => {
    expect(errorOf(line(required), ' 0 ')).toBeUndefined();
    expect(errorOf(choice, '', 'b')).toBeUndefined();
    expect(errorOf(longField({ name: 'field', label: '', kind: 'richeditor', ...required }), '<p>ا')).toBeUndefined();
  });

  test('is empty if it was not sent', () => {
    expect([...validate([line(required)], new Map())]).toEqual([['field', 'خالی']]);
  });
});

test('an optional field may be empty despite its rule and limit', () => {
  for (const rule of ['any', 'email', 'cell'] as const) {
    expect(errorOf(line({ rule, ruleMessage: 'نادرست', limit: 1, limitMessage: 'بلند' }), '  ')).toBeUndefined();
  }
});

describe('a rule', () => {
  test.each([
    ['email', 'sara@dakkeh', 'نادرست'],
    ['email', ' sara@dakkeh.ir ', undefined],
    ['cell', '۰۹۱۲', 'نادرست'],
    ['cell', '۰۹۱۲ ۳۴۵ ۶۷۸۹', undefined],
    ['any', 'sara@dakkeh', undefined],
  ] as const)('for %s accepts %j or shows its message', (rule, value, sentence) => {
    expect(errorOf(line({ rule, ruleMessage: 'نادرست' }), value)).toBe(sentence);
  });

  test('applies even without a message', () => {
    expect(errorOf(line({ rule: 'cell' }), '12')).toBe('');
  });

  test('applies to a filled-in field, even a mandatory one', () => {
    const field = line({ rule: 'email', ruleMessage: 'نادرست', ...required });
    expect(errorOf(field, '')).toBe('خالی');
    expect(errorOf(field, 'sara')).toBe('نادرست');
  });
});

describe('a limit', () => {
  const limited = { limit: 3, limitMessage: 'بلند' };

  test.each([
    ['سَلَام', 'بلند'], ['سَلَم', undefined], ['👍🏽👍🏽👍🏽', undefined], ['a\r\nb', undefined],
    ['abcd', 'بلند'],
  ])('counts the characters that a reader sees in %j', (value, sentence) => {
    expect(errorOf(line(limited), value)).toBe(sentence);
    expect(errorOf(longField({ name: 'field', label: '', ...limited }), value)).toBe(sentence);
  });

  test('counts tags in plain text, but not in rich text', () => {
    expect(errorOf(longField({ name: 'field', label: '', kind: 'richeditor', ...limited }), '<b>abc</b>')).toBeUndefined();
    expect(errorOf(longField({ name: 'field', label: '', ...limited }), '<b>abc</b>')).toBe('بلند');
  });

  test('of zero means no limit', () => {
    expect(errorOf(line({ limit: 0, limitMessage: 'بلند' }), 'a'.repeat(100_000))).toBeUndefined();
    expect(errorOf(line({ limit: 3 }), 'abcd')).toBe('');
  });

  test('is checked before the rule', () => {
    expect(errorOf(line({ ...limited, rule: 'email', ruleMessage: 'نادرست' }), 'sara')).toBe('بلند');
  });
});
