import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test, vi } from 'vitest';
import { element, kernelOf, print } from '../../shared/testing/page.ts';
import { shownWidgets } from '../../shared/testing/widgets.ts';
import { pageOfComment } from './comment-hash.ts';
import { conventions, followHash } from './hash.ts';

const names = ['comments', 'gallery', 'gallery', 'poll', 'sports'];

test.each([
  ['#news-comment', ['comments']],
  ['#3', ['gallery', 'gallery']],
  ['', []],
  ['#', []],
  ['#news-comments', []],
  ['#fixture-12', ['sports']],
  ['#fixture-', []],
  ['#3a', []],
  ['#ref=12', []],
])('the hash %j wakes %j', (hash, woken) => {
  print(`<main>${names.map(name => `<div data-widget="${name}"></div>`).join('')}</main>`);
  const kernel = kernelOf();
  const asked: (string | undefined)[] = [];
  kernel.wake = ({ dataset }) => {
    asked.push(dataset.widget);
    return Promise.resolve();
  };
  followHash(kernel, hash);
  expect(asked).toEqual(woken);
  expect(element('main').children).toHaveLength(names.length);
});

test.each([
  ['late to a reader who has moved on', 10_000, 900, false],
  ['late to a reader who is still near', 10_000, -300, true],
  ['in time', 1000, 900, true],
])('the hash scrolls only a reader who is near, if the script comes %s', (_, now, top, isTaken) => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(performance, 'now').mockReturnValue(now);
  print('<main><section id="news-comment" tabindex="-1"></section></main>');
  vi.spyOn(element('section'), 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  followHash(kernelOf(), '#news-comment');
  expect(document.activeElement === element('section')).toBe(isTaken);
});

const sources = globSync('widgets/!(shared|dist)/*/*.{ts,tsx}').filter(path => !path.includes('.test.'));
const followers = sources.filter(path => readFileSync(path, 'utf8').includes("'hashchange'")).map(path => basename(dirname(path)));

// The browser itself scrolls to a tab panel, whose box then wakes.
test.each(followers.filter(name => name !== 'tabs'))('the widget %s, which follows the hash, is woken by a hash', name => {
  expect(conventions.map(([, woken]) => woken)).toContain(name);
});

test('every widget that a hash wakes exists', () => {
  const shown = shownWidgets.map(({ name }) => name);
  expect(shown).toEqual(expect.arrayContaining(conventions.map(([, name]) => name)));
});

const site = 'https://dakkeh.example';
const here = '<p id="comment-31"></p>';
const paged = `<section data-widget="comments" data-comment-url="/news/12?comment={id}#comment-{id}">${here}</section>`;

test('the hash of a comment on another page leads to that page', () => {
  print(paged);
  expect(pageOfComment(new URL(`${site}/news/12#comment-7`))).toBe(`${site}/news/12?comment=7#comment-7`);
});

test('the hash of a folded comment opens only its fold', () => {
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  print(`<details id="other"><p></p></details><details id="rest"><p id="comment-31"></p></details>`);
  pageOfComment(new URL(`${site}/news/12#comment-31`));
  expect([...document.querySelectorAll('details')].filter(({ open }) => open).map(({ id }) => id)).toEqual(['rest']);
  expect(scroll).toHaveBeenCalledOnce();
});

test.each([
  ['a comment that is here', paged, '/news/12#comment-31'],
  ['a comment that is on no page', paged, '/news/12?comment=7#comment-7'],
  ['a comment of a newsroom that has them all on one page', `<section>${here}</section>`, '/news/12#comment-7'],
  ['another place', paged, '/news/12#comment-form'],
  ['no place', paged, '/news/12'],
])('a hash for %s leads to no other page', (_, markup, address) => {
  print(markup);
  expect(pageOfComment(new URL(site + address))).toBeNull();
});
