import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkEnds, sideOf } from './side.ts';

const ends = { good: [100, 100, 100], bad: [200, 200, 200] };

test.each([
  [[100, 100, 100], 'good'],
  [[149, 149, 149], 'good'],
  [[151, 151, 151], 'bad'],
  [[260, 260, 260], 'bad'],
  [[140, 160, 140], 'skip'],
])('%j is %s between 100 and 200', (values, side) => {
  expect(sideOf(values, ends)).toBe(side);
});

test('a figure that has become smaller is looked for as well', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1 }), values => {
      fc.pre(!values.includes(150));
      const swapped = { good: 'bad', bad: 'good', skip: 'skip' }[sideOf(values, ends)];
      expect(sideOf(values, { good: ends.bad, bad: ends.good })).toBe(swapped);
    }),
  );
});

test('ends that say the same are told with their figures', () => {
  expect(() => checkEnds({ good: [812], bad: [812] }, 'home · function calls', '')).toThrow(
    'home · function calls: 812 at good, 812 at bad; there is no difference to look for.',
  );
  expect(() => checkEnds({ good: [5, 7], bad: [6, 9] }, 'nodes', '')).toThrow('5, 7 at good, 6, 9 at bad');
});

test('ends that are apart are fine, whichever is larger', () => {
  checkEnds(ends, 'nodes', '');
  checkEnds({ good: ends.bad, bad: ends.good }, 'nodes', '');
});
