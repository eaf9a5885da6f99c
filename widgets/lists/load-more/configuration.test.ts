import { expect, test } from 'vitest';
import { parseConfiguration } from './configuration.ts';

test('the settings are read from JSON, numbers as well as texts', () => {
  expect(parseConfiguration('{"id":3,"seqKey":"a","items":"10","topicFilter":7,"loadMoreBtnTitle":"x"}')).toEqual({
    id: '3',
    seqKey: 'a',
    items: 10,
    topicFilter: '7',
  });
});

test.each([undefined, '{}', '{"items":0}', '{"items":-5}', '{"items":2.5}', '{"items":"many"}', '{"items":null}', '[]'])(
  'the page size of %s is 5, and the rest empty',
  conf => {
    expect(parseConfiguration(conf)).toEqual({ id: '', seqKey: '', items: 5, topicFilter: '' });
  },
);

test.each(['', '{', "{'id':3}", 'null', '5', '"id"'])('%j is no configuration', conf => {
  expect(() => parseConfiguration(conf)).toThrow(expect.objectContaining({ name: 'MarkupError' }));
});
