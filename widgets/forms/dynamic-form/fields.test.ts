import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Field, Values } from '../../shared/fields/field.ts';
import { type FormDefinition, type FormItem, readDefinition } from './definition.ts';
import { serialize, toFields } from './fields.ts';

const sentences = { required: 'لازم', choiceRequired: 'انتخاب', tooLong: 'بلند' };
const options = [{ id: 'a', label: 'الف', selected: true }, { id: 'b', label: 'ب', selected: true }];
const item = { itemTypeStr: 'textbox', id: 'x', label: 'برچسب', hint: 'راهنما', mandatory: true, defaultValue: 'متن' };

const read = (...itemList: unknown[]): readonly FormItem[] => readDefinition({ title: 'فرم', itemList }).definition.itemList;

/** Values of an untouched form. */
const untouchedValues = (fields: readonly Field[]): Values =>
  new Map(
    fields.flatMap((field): [string, string[]][] => {
      if (field.kind === 'section') return [];
      if (!('options' in field)) return [[field.name, [field.value]]];
      return [[field.name, field.options.filter(({ selected }) => selected).map(({ value }) => value)]];
    }),
  );

describe('the fields', () => {
  const fieldOf = (type: string, prefill: Record<string, unknown> = {}, more: object = {}): Field | undefined =>
    toFields({ title: '', itemList: read({ ...item, itemTypeStr: type, optionList: options, ...more }) }, prefill, sentences)[0];

  const chosen = (field: Field | undefined): string[] =>
    field && 'options' in field ? field.options.filter(({ selected }) => selected).map(({ value }) => value) : [];

  test('are those of the items', () => {
    expect(fieldOf('textbox')).toMatchObject({ kind: 'line', type: 'text', name: 'f-x', hint: 'راهنما', value: 'متن' });
    expect(fieldOf('textbox')).toMatchObject({ limit: 4000, limitMessage: 'بلند' });
    expect(fieldOf('textarea')).toMatchObject({ kind: 'textarea', limit: 4000, limitMessage: 'بلند', requiredMessage: 'لازم' });
    expect(fieldOf('richeditor')).toMatchObject({ kind: 'richeditor', limit: 4000, mandatory: true });
    expect(fieldOf('sectionbreak')).toEqual({ kind: 'section', name: 'f-x', label: 'برچسب', hint: 'راهنما' });
    expect(fieldOf('radio')).toMatchObject({ kind: 'radio', requiredMessage: 'انتخاب' });
    expect(fieldOf('combo')).toMatchObject({ kind: 'select' });
    expect(fieldOf('checkbox')).toMatchObject({ kind: 'checkbox' });
  });

  test.each(['elements', 'ownerDocument', 'insertBefore', 'querySelectorAll', 'action', 'captchaText', 'data'])(
    'have names that nothing else in a form has, also for the id %s',
    id => {
      const name = fieldOf('textbox', {}, { id })?.name ?? '';
      expect(name).toBe(`f-${id}`);
      expect(name in HTMLFormElement.prototype).toBe(false);
      expect(fieldOf('textbox', { [id]: 'دیگر' }, { id })).toMatchObject({ value: 'دیگر' });
    },
  );

  test('are filled in from the content, otherwise from the default value or the selected option', () => {
    expect(fieldOf('textbox', { x: 'دیگر' })).toMatchObject({ value: 'دیگر' });
    expect(fieldOf('textbox', { x: 0 })).toMatchObject({ value: '0' });
    expect(fieldOf('textbox', { x: '' })).toMatchObject({ value: '' });
    expect(chosen(fieldOf('checkbox', { x: 'b' }))).toEqual(['b']);
    expect(chosen(fieldOf('checkbox', { x: 'b, a' }))).toEqual(['a', 'b']);
    expect(chosen(fieldOf('checkbox', { x: '' }))).toEqual([]);
    expect(chosen(fieldOf('checkbox', {}, { defaultValue: 'b' }))).toEqual(['b']);
    expect(chosen(fieldOf('checkbox', {}, { defaultValue: '' }))).toEqual(['a', 'b']);
    expect(chosen(fieldOf('radio', {}, { defaultValue: '' }))).toEqual(['a']);
    expect(chosen(fieldOf('combo', { x: 'c' }))).toEqual([]);
  });

  test('accept names of object properties as item ids', () => {
    const itemList = ['__proto__', 'constructor'].flatMap(id => read({ itemTypeStr: 'textbox', id }));
    const fields = toFields({ title: '', itemList }, JSON.parse('{"__proto__":"یک"}') as Record<string, unknown>, sentences);
    expect(fields.map(field => 'value' in field && field.value)).toEqual(['یک', '']);
    expect(JSON.stringify(serialize(fields, untouchedValues(fields)))).toBe('{"__proto__":"یک","constructor":""}');
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test('never fail for any content', () => {
    const choices = ['radio', 'checkbox', 'combo'].map(type => ({ ...item, itemTypeStr: type, id: type, optionList: options }));
    const itemList = read(item, ...choices);
    fc.assert(
      fc.property(fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('x', 'radio', 'checkbox')), fc.anything()), prefill => {
        expect(toFields({ title: '', itemList }, prefill, sentences)).toHaveLength(itemList.length);
      }),
    );
  });

  test('are not filled with inherited properties', () => {
    expect(fieldOf('textbox', {}, { id: 'toString' })).toMatchObject({ value: 'متن' });
  });
});

test('posted values restore the same form', () => {
  const id = fc.stringMatching(/^[\w.-]{1,8}$/);
  const text = fc.string({ maxLength: 20 });
  const option = fc.record({
    id: fc.string({ minLength: 1, maxLength: 8 }).filter(value => /^[^,\s\p{Cc}]+$/u.test(value)),
    label: text,
    selected: fc.boolean(),
  });
  const choice = fc.record({
    itemTypeStr: fc.constantFrom('radio' as const, 'checkbox' as const, 'combo' as const),
    id,
    label: text,
    hint: text,
    mandatory: fc.boolean(),
    defaultValue: text,
    optionList: fc.uniqueArray(option, { minLength: 1, maxLength: 5, selector: ({ id: value }) => value }),
  });
  const plain = fc.record({
    itemTypeStr: fc.constantFrom('textbox' as const, 'textarea' as const, 'richeditor' as const, 'sectionbreak' as const),
    id,
    label: text,
    hint: text,
    mandatory: fc.boolean(),
    defaultValue: text,
    optionList: fc.constant([]),
  });
  const form = fc.record({
    title: text,
    itemList: fc.uniqueArray(fc.oneof(choice, plain), { selector: ({ id: value }) => value, maxLength: 8 }),
  });
  fc.assert(
    fc.property(form, (source: FormDefinition) => {
      const { definition, rejected } = readDefinition(JSON.parse(JSON.stringify(source)));
      expect(rejected).toEqual([]);
      const fields = toFields(definition, {}, sentences);
      const posted = serialize(fields, untouchedValues(fields));
      const again = toFields(definition, posted, sentences);
      expect(serialize(again, untouchedValues(again))).toEqual(posted);
      const ids = definition.itemList.flatMap(({ itemTypeStr, id: name }) => (itemTypeStr === 'sectionbreak' ? [] : name));
      expect(Object.keys(posted).sort()).toEqual(ids.sort());
    }),
  );
});
