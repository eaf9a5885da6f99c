import fc from 'fast-check';
import { expect, test } from 'vitest';
import { errorPerLook, plannedLooks } from './looks.ts';

test('a run is looked at after half of its rounds and after all of them', () => {
  expect(plannedLooks(40)).toEqual([20, 40]);
  expect(plannedLooks(7)).toEqual([4, 7]);
});

test.each([
  [0.1, 0.0607],
  [0.05, 0.0294],
  [0.01, 0.0056],
])('two looks that may err with %f have the levels of Pocock, %f each', (error, perLook) => {
  expect(errorPerLook(error, [20, 40])).toBeCloseTo(perLook, 4);
});

test('one look may err as much as the whole', () => {
  expect(errorPerLook(0.05, [12, 12])).toBe(0.05);
});

test('a look errs no more than the whole and no less than half of it, and the later the first, the more', () => {
  const share = fc.integer({ min: 1, max: 98 });
  fc.assert(
    fc.property(share, fc.double({ min: 0.0005, max: 0.2, noNaN: true }), (first, error) => {
      const perLook = errorPerLook(error, [first, 100]);
      expect(perLook).toBeGreaterThan(error / 2);
      expect(perLook).toBeLessThan(error);
      expect(errorPerLook(error, [first + 1, 100])).toBeGreaterThanOrEqual(perLook - 1e-7);
    }),
  );
});
