import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DefinitionError, type FormItem, readDefinition } from './definition.ts';

const options = [{ id: 'a', label: 'الف', selected: true }, { id: 'b', label: 'ب', selected: true }];
const item = { itemTypeStr: 'textbox', id: 'x', label: 'برچسب', hint: 'راهنما', mandatory: true, defaultValue: 'متن' };

const read = (...itemList: unknown[]): readonly FormItem[] => readDefinition({ title: 'فرم', itemList }).definition.itemList;
const rejectedOf = (...itemList: unknown[]): string[] => readDefinition({ itemList }).rejected;

describe('a definition', () => {
  test('is read with all its parts', () => {
    expect(readDefinition({ title: 'فرم', itemList: [item] })).toEqual({
      definition: { title: 'فرم', itemList: [{ ...item, optionList: [] }] },
      rejected: [],
    });
  });

  test('needs only types and ids, in any case', () => {
    const empty = { label: '', hint: '', mandatory: false, defaultValue: '', optionList: [] };
    expect(read({ itemTypeStr: 'TextArea', id: 'x' })).toEqual([{ ...empty, itemTypeStr: 'textarea', id: 'x' }]);
    expect(readDefinition({ itemList: [] }).definition).toEqual({ title: '', itemList: [] });
  });

  test.each([null, undefined, 'form', 12, true, [], {}, { itemList: {} }, { itemList: 'x' }, { itemList: null }])(
    'without a list of items is refused: %j',
    form => {
      expect(() => readDefinition(form)).toThrow(DefinitionError);
    },
  );

  test.each([
    [null, 'item 2: no object'],
    ['text', 'item 2: no object'],
    [[], 'item 2: no object'],
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
  ])('skips the item %j', (wrong, reason) => {
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
  ])('skips the option %j', (wrong, reason) => {
    const choice = { ...item, itemTypeStr: 'radio', optionList: [...options, wrong] };
    expect(rejectedOf(choice)).toEqual([reason]);
    expect(read(choice)[0]?.optionList).toEqual(options);
  });

  test('with too many items or options is refused', () => {
    const many = (length: number): object[] => Array.from({ length }, (_, index) => ({ ...item, id: `x${index}`, label: '' }));
    expect(read(...many(200))).toHaveLength(200);
    expect(() => read(...many(201))).toThrow(new DefinitionError('items: 201 are more than 200'));
    const combo = { ...item, itemTypeStr: 'combo' };
    expect(read({ ...combo, optionList: many(500) })[0]?.optionList).toHaveLength(500);
    expect(() => read({ ...combo, optionList: many(501) })).toThrow(
      new DefinitionError('item 1, options: 501 are more than 500'),
    );
  });

  test('has its long texts cut between characters', () => {
    const long = { ...item, itemTypeStr: 'combo', label: 'x'.repeat(1_000_000), optionList: [{ id: 1, label: 'x'.repeat(2000) }] };
    const { definition } = readDefinition({ title: '👍'.repeat(2000), itemList: [long] });
    expect(definition.title).toBe('👍'.repeat(1000));
    expect(definition.itemList[0]?.label).toHaveLength(1000);
    expect(definition.itemList[0]?.optionList).toEqual([{ id: '1', label: 'x'.repeat(1000), selected: false }]);
  });

  test('never fails for an object with a list', () => {
    const noise = fc.anything({ withNullPrototype: true });
    const almost = fc.record(
      {
        itemTypeStr: fc.oneof(noise, fc.constantFrom('radio', 'CheckBox', 'textbox', 'sectionbreak', '__proto__')),
        id: fc.oneof(noise, fc.string(), fc.integer(), fc.constantFrom('__proto__', 'x')),
        label: noise,
        hint: noise,
        mandatory: noise,
        defaultValue: noise,
        optionList: fc.oneof(noise, fc.array(fc.oneof(noise, fc.record({ id: noise, label: noise, selected: noise })))),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(noise, almost)), itemList => {
        const { definition, rejected } = readDefinition({ itemList });
        expect(definition.itemList.length + rejected.length).toBeGreaterThanOrEqual(itemList.length);
        expect(new Set(definition.itemList.map(({ id }) => id)).size).toBe(definition.itemList.length);
      }),
    );
  });
});
