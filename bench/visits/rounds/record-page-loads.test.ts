import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseFrames } from './record-page-loads.ts';

test('chooseFrames keeps twelve frames in order, with the first and the last', () => {
  fc.assert(
    fc.property(fc.integer({ min: 13, max: 300 }), count => {
      const frames = Array.from({ length: count }, (_, at) => ({ at, image: String(at) }));
      const chosen = chooseFrames(frames);
      expect(chosen).toHaveLength(12);
      expect(new Set(chosen.map(({ at }) => at)).size).toBe(12);
      expect(chosen).toEqual(chosen.toSorted((one, other) => one.at - other.at));
      expect([chosen[0], chosen.at(-1)]).toEqual([frames[0], frames.at(-1)]);
    }),
  );
});

test('chooseFrames leaves out repeated frames', () => {
  expect(chooseFrames(['a', 'a', 'b', 'a'].map(image => ({ image })))).toEqual([{ image: 'a' }, { image: 'b' }, { image: 'a' }]);
});
