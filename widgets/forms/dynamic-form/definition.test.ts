import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Field, Values } from '../../shared/fields/field.ts';
import { DefinitionError, type FormDefinition, type FormItem, readDefinition, serialize, toFields } from './definition.ts';

const sentences = { required: 'لازم', choiceRequired: 'انتخاب', tooLong: 'بلند' };
const options = [{ id: 'a', label: 'الف', selected: true }, { id: 'b', label: 'ب', selected: true }];
const item = { itemTypeStr: 'textbox', id: 'x', label: 'برچسب', hint: 'راهنما', mandatory: true, defaultValue: 'متن' };

const read = (...itemList: unknown[]): readonly FormItem[] => readDefinition({ title: 'فرم', itemList }).definition.itemList;
const rejectedOf = (...itemList: unknown[]): string[] => readDefinition({ itemList }).rejected;

/** What a form holds that nobody has touched. */
const valuesOf = (fields: readonly Field[]): Values =>
  new Map(
    fields.flatMap((field): [string, string[]][] => {
      if (field.kind === 'section') return [];
      if (!('options' in field)) return [[field.name, [field.value]]];
      return [[field.name, field.options.filter(({ selected }) => selected).map(({ value }) => value)]];
    }),
  );

describe('a definition', () => {
  test('is read with everything that it says', () => {
    expect(readDefinition({ title: 'فرم', itemList: [item] })).toEqual({
      definition: { title: 'فرم', itemList: [{ ...item, optionList: [] }] },
      rejected: [],
    });
  });

  test('may leave out all but type and id, and write types as it likes', () => {
    const empty = { label: '', hint: '', mandatory: false, defaultValue: '', optionList: [] };
    expect(read({ itemTypeStr: 'TextArea', id: 'x' })).toEqual([{ ...empty, itemTypeStr: 'textarea', id: 'x' }]);
    expect(readDefinition({ itemList: [] }).definition).toEqual({ title: '', itemList: [] });
  });

  test('may have numbers for texts', () => {
    const [read1] = read({ ...item, id: 7, label: 1405, defaultValue: 0 });
    expect(read1).toMatchObject({ id: '7', label: '1405', defaultValue: '0' });
    expect(read({ itemTypeStr: 'combo', id: 'x', optionList: [{ id: 1 }] })[0]?.optionList).toEqual([
      { id: '1', label: '1', selected: false },
    ]);
  });

  test.each([null, undefined, 'form', 12, true, [], {}, { itemList: {} }, { itemList: 'x' }, { itemList: null }])(
    'that is none is an error: %j',
    form => {
      expect(() => readDefinition(form)).toThrow(DefinitionError);
    },
  );

  test.each([
    [null, 'item 2: no object'],
    ['text', 'item 2: no object'],
    [[], 'item 2: unknown type'],
    [{ ...item, itemTypeStr: 'password' }, 'item 2: unknown type'],
    [{ ...item, itemTypeStr: 'constructor' }, 'item 2: unknown type'],
    [{ ...item, itemTypeStr: {} }, 'item 2: unknown type'],
    [{ ...item, id: undefined }, 'item 2: no usable id'],
    [{ ...item, id: '' }, 'item 2: no usable id'],
    [{ ...item, id: 'a b' }, 'item 2: no usable id'],
    [{ ...item, id: '"><script>' }, 'item 2: no usable id'],
    [{ ...item, id: 'x'.repeat(65) }, 'item 2: no usable id'],
    [{ ...item, id: { toString: 'x' } }, 'item 2: no usable id'],
    [{ ...item, id: 'first' }, 'item 2: the id first is taken'],
    [{ ...item, itemTypeStr: 'radio' }, 'item 2: nothing to choose from'],
    [{ ...item, itemTypeStr: 'checkbox', optionList: [] }, 'item 2: nothing to choose from'],
    [{ ...item, itemTypeStr: 'combo', optionList: 'a,b' }, 'item 2: nothing to choose from'],
    [{ ...item, itemTypeStr: 'combo', optionList: { length: 3 } }, 'item 2: nothing to choose from'],
  ])('goes on without the item %j', (wrong, reason) => {
    expect(rejectedOf({ ...item, id: 'first' }, wrong, { ...item, id: 'last' })).toEqual([reason]);
    expect(read({ ...item, id: 'first' }, wrong, { ...item, id: 'last' }).map(({ id }) => id)).toEqual(['first', 'last']);
  });

  test.each([
    [null, 'item 1, option 3: no object'],
    [{ label: 'x' }, 'item 1, option 3: no usable id'],
    [{ id: ' ', label: 'x' }, 'item 1, option 3: no usable id'],
    [{ id: 'a,b', label: 'x' }, 'item 1, option 3: no usable id'],
    [{ id: 'x\u0000', label: 'x' }, 'item 1, option 3: no usable id'],
    [{ id: 'a', label: 'x' }, 'item 1, option 3: the id a is taken'],
  ])('goes on without the option %j', (wrong, reason) => {
    const choice = { ...item, itemTypeStr: 'radio', optionList: [...options, wrong] };
    expect(rejectedOf(choice)).toEqual([reason]);
    expect(read(choice)[0]?.optionList).toEqual(options);
  });

  test('is cut where it is longer than anybody reads, between letters', () => {
    const many = Array.from({ length: 300 }, (_, index) => ({ ...item, id: `x${index}` }));
    const { definition, rejected } = readDefinition({ title: '👍'.repeat(2000), itemList: many });
    expect(definition.itemList).toHaveLength(200);
    expect(rejected).toEqual(['items: only the first 200 of 300 are kept']);
    expect(definition.title).toBe('👍'.repeat(1000));
    const optionList = Array.from({ length: 600 }, (_, index) => ({ id: index, label: 'x'.repeat(2000) }));
    const choice = { ...item, itemTypeStr: 'combo', label: 'x'.repeat(1_000_000), optionList };
    expect(rejectedOf(choice)).toEqual(['item 1, options: only the first 500 of 600 are kept']);
    expect(read(choice)[0]?.label).toHaveLength(1000);
    expect(read(choice)[0]?.optionList[499]).toEqual({ id: '499', label: 'x'.repeat(1000), selected: false });
  });

  test('keeps markup as the text that it is, and the names of objects as the names that they are', () => {
    const markup = '<img src=x onerror=alert(1)>';
    const source = `{"title":"${markup}","itemList":[{"itemTypeStr":"textbox","id":"__proto__","label":"${markup}"},
      {"itemTypeStr":"textbox","id":"constructor","hint":"${markup}","__proto__":{"mandatory":true}}]}`;
    const { definition, rejected } = readDefinition(JSON.parse(source));
    expect(rejected).toEqual([]);
    expect(definition.title).toBe(markup);
    expect(definition.itemList).toMatchObject([
      { id: '__proto__', label: markup, mandatory: false },
      { id: 'constructor', hint: markup, mandatory: false },
    ]);
    const fields = toFields(definition, JSON.parse('{"__proto__":"یک"}') as Record<string, unknown>, sentences);
    expect(fields.map(field => 'value' in field && field.value)).toEqual(['یک', '']);
    expect(JSON.stringify(serialize(fields, valuesOf(fields)))).toBe('{"__proto__":"یک","constructor":""}');
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test('never fails for an object with a list, whatever is in the list', () => {
    const noise = fc.anything({ withNullPrototype: true });
    const almost = fc.record(
      {
        itemTypeStr: fc.oneof(noise, fc.constantFrom('radio', 'CheckBox', 'textbox', 'sectionbreak', '__proto__')),
        id: fc.oneof(noise, fc.string(), fc.integer(), fc.constantFrom('__proto__', 'x')),
        ...{ label: noise, hint: noise, mandatory: noise, defaultValue: noise },
        optionList: fc.oneof(noise, fc.array(fc.oneof(noise, fc.record({ id: noise, label: noise, selected: noise })))),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(noise, almost)), fc.dictionary(fc.string(), noise), (itemList, prefill) => {
        const { definition, rejected } = readDefinition({ itemList });
        expect(definition.itemList.length + rejected.length).toBeGreaterThanOrEqual(itemList.length);
        const fields = toFields(definition, prefill, sentences);
        expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
      }),
    );
  });
});

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

  test('are filled with the content, else with the default value, else with what is selected', () => {
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

  test.each([null, undefined, {}, [], true, () => 'x'])('are not filled with %j', wrong => {
    expect(fieldOf('textbox', { x: wrong })).toMatchObject({ value: 'متن' });
  });

  test('are not filled with what objects inherit', () => {
    expect(fieldOf('textbox', {}, { id: 'toString' })).toMatchObject({ value: 'متن' });
  });
});

test('what a form posts fills it again as it was', () => {
  const id = fc.stringMatching(/^[\w.-]{1,8}$/);
  const text = fc.string({ maxLength: 20 });
  const option = fc.record({
    id: fc.string({ minLength: 1, maxLength: 8 }).filter(value => /^[^,\s\p{Cc}]+$/u.test(value)),
    label: text,
    selected: fc.boolean(),
  });
  const choice = fc.record({
    itemTypeStr: fc.constantFrom('radio' as const, 'checkbox' as const, 'combo' as const),
    ...{ id, label: text, hint: text, mandatory: fc.boolean(), defaultValue: text },
    optionList: fc.uniqueArray(option, { minLength: 1, maxLength: 5, selector: ({ id: value }) => value }),
  });
  const plain = fc.record({
    itemTypeStr: fc.constantFrom('textbox' as const, 'textarea' as const, 'richeditor' as const, 'sectionbreak' as const),
    ...{ id, label: text, hint: text, mandatory: fc.boolean(), defaultValue: text, optionList: fc.constant([]) },
  });
  const form = fc.record({
    title: text,
    itemList: fc.uniqueArray(fc.oneof(choice, plain), { selector: ({ id: value }) => value, maxLength: 8 }),
  });
  fc.assert(
    fc.property(form, (source: FormDefinition) => {
      const { definition, rejected } = readDefinition(JSON.parse(JSON.stringify(source)));
      expect(rejected).toEqual([]);
      const posted = serialize(toFields(definition, {}, sentences), valuesOf(toFields(definition, {}, sentences)));
      const again = toFields(definition, posted, sentences);
      expect(serialize(again, valuesOf(again))).toEqual(posted);
      const ids = definition.itemList.flatMap(({ itemTypeStr, id: name }) => (itemTypeStr === 'sectionbreak' ? [] : name));
      expect(Object.keys(posted).sort()).toEqual(ids.sort());
    }),
  );
});
