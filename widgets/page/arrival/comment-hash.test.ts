import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { print, withFreshPages } from '../../shared/testing/page.ts';
import { followCommentHash } from './comment-hash.ts';

withFreshPages();

const replace = vi.fn();
beforeEach(() => vi.spyOn(location, 'replace').mockImplementation(replace));
afterEach(() => {
  vi.restoreAllMocks();
  replace.mockClear();
  history.replaceState(null, '', '/');
});

const paged = '<section data-widget="comments" data-comment-url="/news/12?comment={id}#comment-{id}"><p id="comment-31"></p></section>';

function follow(markup: string, address: string): void {
  print(markup);
  history.replaceState(null, '', address);
  followCommentHash(location.hash);
}

test('the page that a comment is on is opened in the place of one that has others', () => {
  follow(paged, '/news/12#comment-7');
  expect(replace).toHaveBeenCalledExactlyOnceWith(`${location.origin}/news/12?comment=7#comment-7`);
});

test.each([
  ['a comment that is here', paged, '/news/12#comment-31'],
  ['a comment that is on no page', paged, '/news/12?comment=7#comment-7'],
  ['a comment of a newsroom that has them all on one page', '<section data-widget="comments"></section>', '/news/12#comment-7'],
  ['another place', paged, '/news/12#comment-form'],
  ['no place', paged, '/news/12'],
])('a hash that leads to %s opens no other page', (_, markup, address) => {
  follow(markup, address);
  expect(replace).not.toHaveBeenCalled();
});
