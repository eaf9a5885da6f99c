import { afterEach, expect, test, vi } from 'vitest';
import { print, withFreshPages } from '../../shared/testing/page.ts';
import { followCommentHash } from './comment-hash.ts';

withFreshPages();

const site = 'https://dakkeh.example';
const replace = vi.fn();
afterEach(() => replace.mockClear());

const here = '<p id="comment-31"></p>';
const paged = `<section data-widget="comments" data-comment-url="/news/12?comment={id}#comment-{id}">${here}</section>`;

function follow(markup: string, address: string): void {
  const { href, hash } = new URL(address, site);
  vi.stubGlobal('location', { href, replace });
  print(markup);
  followCommentHash(hash);
}

test('the page that a comment is on is opened in the place of one that has others', () => {
  follow(paged, '/news/12#comment-7');
  expect(replace).toHaveBeenCalledExactlyOnceWith(`${site}/news/12?comment=7#comment-7`);
});

test.each([
  ['a comment that is here', paged, '/news/12#comment-31'],
  ['a comment that is on no page', paged, '/news/12?comment=7#comment-7'],
  ['a comment of a newsroom that has them all on one page', `<section>${here}</section>`, '/news/12#comment-7'],
  ['another place', paged, '/news/12#comment-form'],
  ['no place', paged, '/news/12'],
])('a hash that leads to %s opens no other page', (_, markup, address) => {
  follow(markup, address);
  expect(replace).not.toHaveBeenCalled();
});
