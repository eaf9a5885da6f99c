import { expect, test } from 'vitest';
import { calibrate, probeTimes } from './calibrate.ts';

test('every probe is run and timed', () => {
  let time = 0;
  const calibration = calibrate(() => (time += 4));
  expect(calibration).toEqual({ 'integer loop': 4, 'memory walk': 4, JSON: 4 });
});

test('by the clock of the machine every probe takes some time', () => {
  for (const time of Object.values(calibrate())) expect(time).toBeGreaterThan(0);
});

test('times of one probe are in the order in which they were taken', () => {
  const times = probeTimes([3, 1, 2].map(time => ({ 'integer loop': time, 'memory walk': 7, JSON: 9 })));
  expect(times).toEqual({ 'integer loop': [3, 1, 2], 'memory walk': [7, 7, 7], JSON: [9, 9, 9] });
});
