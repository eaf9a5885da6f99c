import { expect, test } from 'vitest';
import { fileGates } from './files.ts';

test('a file passes up to its limit and fails one byte further', () => {
  const gates = fileGates([{ name: 'poll', size: 900, sizeLimit: 900 }, { name: 'like', size: 901, sizeLimit: 900 }]);
  expect(gates.map(({ page, label, outcome }) => [page, label, outcome])).toEqual([
    ['build', 'poll', 'passed'],
    ['build', 'like', 'failed'],
  ]);
});

test('a limit for what is gone is a sentence, not a pass', () => {
  expect(() => fileGates([{ name: 'poll', size: 0 }])).toThrow('"poll" of .size-limit.json finds no file');
});
