import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstSource, linesOf, nextBelow } from './choose-source.ts';
import { labelsOf } from './level-labels.ts';
import { isStream, type Source, sourcesOf } from './source.ts';

describe('a mediaUrl', () => {
  const one = { file: '/a.mp4', label: '720p' };

  test.each<[string, unknown, Source[]]>([
    ['an address', '/a.mp4', [{ file: '/a.mp4', label: '' }]],
    ['a list', [one, { file: 'https://media.example/b.mp4', label: '360p' }], [one, { file: 'https://media.example/b.mp4', label: '360p' }]],
    ['an entry of a playlist', { image: '/p.webp', file: '/x.mp4', sources: [{ ...one, default: true }] }, [{ ...one, isDefault: true }]],
    ['an entry with one file', { image: '/p.webp', file: '/a.mp4' }, [{ file: '/a.mp4', label: '' }]],
    ['nothing', '', []],
    ['nothing at all', undefined, []],
    ['a list of nothing', [{ file: '', label: '720p' }], []],
  ])('may be %s', (_, mediaUrl, sources) => {
    expect(sourcesOf(mediaUrl)).toEqual(sources);
  });

  test.each(['javascript:alert(1)', 'data:video/mp4,', 7, [{ file: 'blob:x' }], 'https://['])('%j cannot be played', mediaUrl => {
    expect(() => sourcesOf(mediaUrl)).toThrow(expect.objectContaining({ name: 'MarkupError' }));
  });

  test('a stream is recognised by its URL, with any query', () => {
    expect(['/a.m3u8', 'https://a.example/b.m3u8?key=1#t', '/a.mp4', '/m3u8.mp4?x=.m3u8'].map(isStream)).toEqual([true, true, false, false]);
  });
});

const lists = fc.array(
  fc.record({ file: fc.webUrl(), label: fc.constantFrom('180p', '240p', '360p', '720p', '1080p', '') }),
  { minLength: 1 },
);

describe('the source that is played first', () => {
  test('is no larger than the player if such a source exists', () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: 0, max: 2000 }), (sources, lines) => {
        const chosen = linesOf(sources[firstSource(sources, lines)] ?? { file: '', label: '' });
        const all = sources.map(linesOf);
        const fitting = all.filter(one => one <= lines);
        expect(chosen).toBe(fitting.length > 0 ? Math.max(...fitting) : Math.min(...all));
      }),
    );
  });

  test('is the smallest under Save-Data, even against the newsroom\'s choice', () => {
    fc.assert(
      fc.property(lists, fc.constantFrom({ saveData: true }, { effectiveType: 'slow-2g' }), (sources, connection) => {
        const marked = sources.map((source, index) => ({ ...source, isDefault: index === 0 }));
        const chosen = marked[firstSource(marked, 2000, connection)];
        expect(linesOf(chosen ?? { file: '', label: '' })).toBe(Math.min(...marked.map(linesOf)));
      }),
    );
  });
});

test.each([
  ['by their lines', [{ height: 180, bitrate: 3e5 }, { height: 360, bitrate: 9e5 }], ['180p', '360p']],
  ['by what they cost where two have the same lines', [{ height: 360, bitrate: 3e5 }, { height: 360, bitrate: 9e5 }], ['300 kbit/s', '900 kbit/s']],
  ['by what they cost where one has none', [{ height: 0, bitrate: 64_400 }, { height: 360, bitrate: 9e5 }], ['64 kbit/s', '900 kbit/s']],
])('the levels of a stream are called %s', (_, levels, labels) => {
  expect(labelsOf(levels)).toEqual(labels);
});

test('a stream plays before files only if the newsroom chose it', () => {
  const sources = [{ file: '/a.m3u8', label: 'Auto' }, { file: '/b.mp4', label: '360p' }, { file: '/c.mp4', label: '720p' }];
  expect(firstSource(sources, 720)).toBe(2);
  expect(firstSource(sources, 720, { saveData: true })).toBe(1);
  expect(firstSource([{ file: '/a.m3u8', label: 'Auto', isDefault: true }, ...sources.slice(1)], 720)).toBe(0);
  expect(nextBelow(sources, linesOf({ file: '/a.m3u8', label: 'Auto' }))).toBe(2);
  expect(nextBelow(sources, 360)).toBe(-1);
  expect(firstSource(sources.slice(0, 1), 360)).toBe(0);
});
