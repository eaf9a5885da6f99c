import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentOf, momentsByChance, namedMoments } from './moments.ts';
import { lines, planTaps, readWanted } from './plan.ts';
import { probes } from './probes.ts';

const asked = { seed: 7, moments: 12, lines };

test('the same seed gives the same moments by chance, in their order and each to be asked for by its id', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 0, max: 30 }), (seed, count) => {
      const ids = momentsByChance(seed, count).map(({ id }) => id);
      expect(momentsByChance(seed, count).map(({ id }) => id)).toEqual(ids);
      expect(ids).toHaveLength(count);
      expect(ids.map(Number)).toEqual(ids.map(Number).toSorted((one, other) => one - other));
      for (const id of ids) expect(momentOf(id)?.id).toBe(id);
    }),
  );
});

test('every named moment has an id of its own', () => {
  const ids = namedMoments.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(momentOf(id)?.id).toBe(id);
});

test('every widget is tapped at every named moment on every line, and at each by chance once', () => {
  const like = planTaps(probes, asked).filter(({ probe }) => probe.widget === 'like');
  expect(like).toHaveLength(namedMoments.length * lines.length + 12);
});

test('two taps at once are asked only of what counts once', () => {
  const plan = planTaps(probes, asked);
  expect(plan.some(({ moment }) => moment.taps === 2)).toBe(true);
  expect(plan.filter(({ moment, probe }) => moment.taps === 2 && !probe.isOnce)).toEqual([]);
});

test('one tap can be made alone', () => {
  const plan = planTaps(probes, { ...asked, lines: ['slow'], wanted: readWanted('poll@412') });
  expect(plan.map(({ probe, moment, line }) => [probe.widget, moment.id, line])).toEqual([['poll', '412', 'slow']]);
  const ofPoll = planTaps(probes, { ...asked, wanted: readWanted('poll') });
  expect(new Set(ofPoll.map(({ probe }) => probe.widget))).toEqual(new Set(['poll']));
});

test('a page without boxes has no taps', () => {
  expect(planTaps([], asked)).toEqual([]);
});

test('unknown widgets and moments are answered with those that there are', () => {
  expect(() => readWanted('pol')).toThrow(`there are ${probes.map(({ widget }) => widget).join(', ')}.`);
  expect(() => readWanted('poll@noon')).toThrow('There is no moment "noon": there are first-paint');
});
