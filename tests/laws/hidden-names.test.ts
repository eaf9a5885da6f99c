import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/build/paths.ts';
import lists from './hidden-names.json' with { type: 'json' };

const read = (path: string): string => readFileSync(resolve(root, path), 'utf8');
const filesOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: root }).filter(path => !/\.test\.|examples\.tsx$/.test(path));
const wordsIn = (text: string, expression: RegExp): string[] =>
  Array.from(text.matchAll(expression), ([, found = '']) => found.split(/\s+/)).flat();

/** Classes and ids in stylesheets, markup and scripts. */
const names = new Set([
  ...filesOf('{styles,widgets}/**/*.css').flatMap(path => wordsIn(read(path), /[.#]([a-z][\w-]*)/g)),
  ...filesOf('{widgets,fixtures/newsroom/pages}/**/*.{ts,tsx}').flatMap(path =>
    wordsIn(read(path), /(?:className|classList|\bid)\b[^'"`\n]{0,12}['"`]([\w -]+)['"`]/g),
  ),
]);

/** Ad blockers may hide the parts of adverts. */
const ofAdvert = /^(advert|floating-ad|random-ad|inline-ads|pushadsinline)(-|$)/;
const ours = [...names].filter(name => name !== '' && !ofAdvert.test(name));

test.each(Object.entries(lists))('the blocking list %s hides none of our classes', (_, hidden) => {
  const hides = new Set(hidden.flatMap(line => line.split(' ')));
  expect(names.size).toBeGreaterThan(500);
  expect(ours.filter(name => hides.has(name))).toEqual([]);
});

// EasyList has thousands of such names, and gets more each week.
test('only adverts have names that sound like adverts', () => {
  const advert = /(^|[-_])(ads?|adv|advert\w*|sponsor\w*|banners?|promo\w*)([-_]|$)/;
  expect(ours.filter(name => advert.test(name))).toEqual([]);
});
