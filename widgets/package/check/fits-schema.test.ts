import { expect, test } from 'vitest';
import { schemaError } from './fits-schema.ts';

const list = {
  type: 'object',
  required: ['seqKey', 'newsList'],
  properties: {
    seqKey: { type: ['string', 'null'] },
    newsList: { type: 'array', items: { type: 'object', required: ['id'], properties: { id: { anyOf: [{ type: 'integer' }, { type: 'string' }] } } } },
  },
};

test.each([
  ['nothing if all fields fit', { seqKey: null, newsList: [{ id: 1 }, { id: '2' }], more: true }, undefined],
  ['a missing field', { seqKey: '1' }, 'the answer has no "newsList"'],
  ['a field of another type', { seqKey: 1, newsList: [] }, 'the answer.seqKey is integer, not string or null'],
  ['an item that lacks something', { seqKey: '1', newsList: [{ id: 1 }, {}] }, 'the answer.newsList[1] has no "id"'],
  ['none of several', { seqKey: '1', newsList: [{ id: true }] }, 'the answer.newsList[0].id is boolean, not integer'],
  ['undefined', undefined, 'the answer is undefined, not object'],
])('a value is reported as %s', (_, value, says) => {
  expect(schemaError(value, list)).toBe(says);
});
