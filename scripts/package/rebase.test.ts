import { expect, test } from 'vitest';
import { linkedPaths, rebase } from './rebase.ts';

const host = 'https://news.example';

test.each([
  ['a link', '<a href="/docs#top">', '<a href="/dakkeh/docs#top">'],
  ['a call', '<form action="/rest/poll" data-url="/papi">', '<form action="/dakkeh/rest/poll" data-url="/dakkeh/papi">'],
  ['pictures of several sizes', '<img srcset="/a.webp 1x, /b.webp 2x">', '<img srcset="/dakkeh/a.webp 1x, /dakkeh/b.webp 2x">'],
  ['a font', '<style>@font-face{src:url(/assets/a.woff2)}', '<style>@font-face{src:url(/dakkeh/assets/a.woff2)}'],
  ['a whole address', `<link rel="canonical" href="${host}/a">`, `<link rel="canonical" href="${host}/dakkeh/a">`],
  ['no other host', '<a href="//cdn.example/a"><a href="https://cdn.example/a">', '<a href="//cdn.example/a"><a href="https://cdn.example/a">'],
  ['no code that is shown', '<code>&lt;a href=&quot;/docs&quot;&gt;</code>', '<code>&lt;a href=&quot;/docs&quot;&gt;</code>'],
])('a page in a folder leads there with %s', (_, html, rebased) => {
  expect(rebase(html, '/dakkeh', host)).toBe(rebased);
});

test('the links of a page are those to its own host, without queries', () => {
  const html = `<a href="/a#b"><a href="/a?page=2"><a href="#b"><a href="${host}/c"><a href="//x/"><img src="/d.webp" srcset="/e.webp 1x, /f.webp 2x">`;
  expect(linkedPaths(html, host)).toEqual(['/a', '/c', '/d.webp', '/e.webp', '/f.webp']);
});
