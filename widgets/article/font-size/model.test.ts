import { expect, test } from 'vitest';
import { changedSize } from './model.ts';

test.each([
  [15, 'larger', 16],
  [15, 'smaller', 14],
  [17.5, 'larger', 18.5],
  [22, 'reset', 15],
  [15, 'reset', 15],
  [8, 'smaller', 8],
  [48, 'larger', 48],
  [60, 'smaller', 48],
] as const)('from %d px one step %s leads to %d px', (present, step, size) => {
  expect(changedSize(present, step)).toBe(size);
});
