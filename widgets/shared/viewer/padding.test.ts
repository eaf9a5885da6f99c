import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLowScreen, paddingOf } from './padding.ts';

const around = { hasThumbnails: true, isMedia: false };

test('a picture has 3 pixels of padding, and space for the controls above and below', () => {
  expect(paddingOf(800, around)).toEqual({ top: 55, bottom: 147, left: 3, right: 3 });
  expect(paddingOf(800, { ...around, hasThumbnails: false })).toEqual({ top: 55, bottom: 79, left: 3, right: 3 });
});

test('a picture on a low screen has only 3 pixels of padding', () => {
  expect(paddingOf(360, around)).toEqual({ top: 3, bottom: 3, left: 3, right: 3 });
});

test('the bar never covers a video, even on a low screen', () => {
  expect(paddingOf(360, { ...around, isMedia: true })).toEqual({ top: 55, bottom: 3, left: 3, right: 3 });
});

test('a slide is always larger than the space around it', () => {
  const surroundings = fc.record({ hasThumbnails: fc.boolean(), isMedia: fc.boolean() });
  fc.assert(
    fc.property(fc.integer({ min: 240, max: 4000 }), surroundings, (height, what) => {
      const { top, bottom } = paddingOf(height, what);
      expect(top + bottom).toBeLessThan(height / 2);
      expect(Math.min(top, bottom)).toBeGreaterThanOrEqual(3);
    }),
  );
});

test('a screen is low below 500 pixels', () => {
  expect([499, 500].map(isLowScreen)).toEqual([true, false]);
});
