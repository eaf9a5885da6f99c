import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedSize } from './model.ts';

test.each([
  [15, 'larger', 16],
  [15, 'smaller', 14],
  [17.5, 'larger', 18.5],
  [22, 'reset', 15],
  [8, 'smaller', 8],
  [48, 'larger', 48],
  [60, 'smaller', 48],
] as const)('a size of %d px becomes, one step %s, %d px', (present, step, size) => {
  expect(changedSize(present, step)).toBe(size);
});

test('any number of clicks keeps an article readable, and the reset restores 15 px', () => {
  const steps = fc.array(fc.constantFrom('larger' as const, 'smaller' as const), { maxLength: 100 });
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 48 }), steps, (start, clicks) => {
      const size = clicks.reduce(changedSize, start);
      expect(size).toBeGreaterThanOrEqual(8);
      expect(size).toBeLessThanOrEqual(48);
      expect(changedSize(size, 'reset')).toBe(15);
    }),
  );
});
