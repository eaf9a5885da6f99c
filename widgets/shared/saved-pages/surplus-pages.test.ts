import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SavedPage } from './page-notes.ts';
import { bytesOf, mostArticles, mostBytes, surplusPages } from './surplus-pages.ts';

const file = fc.constantFrom('/a.js', '/b.webp', '/c.webp', '/d.woff2');
const page = fc.record({
  shelf: fc.constantFrom('read', 'later', 'list'),
  seen: fc.nat(1000),
  bytes: fc.nat(2_000_000),
  files: fc.dictionary(file, fc.nat(2_000_000)),
  isFront: fc.boolean(),
});
const shelves = fc
  .array(page, { maxLength: 60 })
  .map(pages => pages.map((one, index): SavedPage => ({ ...one, path: `/news/${index}`, title: '' })));

const left = (pages: readonly SavedPage[]): SavedPage[] => {
  const gone = surplusPages(pages);
  return pages.filter(one => !gone.includes(one));
};

test('the remaining pages fit, or all read pages are removed', () => {
  fc.assert(
    fc.property(shelves, pages => {
      const rest = left(pages);
      const read = rest.filter(({ shelf }) => shelf === 'read');
      expect(read.filter(({ isFront }) => !isFront).length).toBeLessThanOrEqual(mostArticles);
      expect(bytesOf(rest) <= mostBytes || read.length === 0).toBe(true);
    }),
  );
});

test('pages saved for later and the list are never removed', () => {
  fc.assert(
    fc.property(shelves, pages => {
      expect(surplusPages(pages).filter(({ shelf }) => shelf !== 'read')).toEqual([]);
    }),
  );
});

test('an article is removed only after all older ones', () => {
  fc.assert(
    fc.property(shelves, pages => {
      const articles = (some: readonly SavedPage[]): number[] =>
        some.filter(({ shelf, isFront }) => shelf === 'read' && !isFront).map(({ seen }) => seen);
      const newestGone = Math.max(-1, ...articles(surplusPages(pages)));
      expect(articles(left(pages)).every(seen => seen >= newestGone)).toBe(true);
    }),
  );
});

test('a file that several pages use counts once', () => {
  const one: SavedPage = { path: '/a', shelf: 'read', title: '', seen: 1, bytes: 10, files: { '/x.js': 5 }, isFront: false };
  expect(bytesOf([one, { ...one, path: '/b' }])).toBe(25);
});
