import { expect, test, vi } from 'vitest';
import { withFreshPages } from '../../testing/page.ts';
import { randomCaptchaKey } from './renewal.ts';

withFreshPages();

test.each([
  [0, '10000000000'],
  [0.5, '14500000000'],
  [1 - Number.EPSILON, '19000000000'],
])('a key for chance %d is %s', (chance, key) => {
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  expect(randomCaptchaKey()).toBe(key);
});
