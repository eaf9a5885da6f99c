import { afterEach, expect, test } from 'vitest';
import { restAddress } from './rest-address.ts';

const root = document.documentElement;

afterEach(() => {
  delete root.dataset.rest;
});

test('a call keeps its fixed address when the page names no other place', () => {
  expect(restAddress('/rest/vote?poid=7')).toBe('/rest/vote?poid=7');
});

test.each([
  ['/blog/wp-json/dakkeh/v1/', '/blog/wp-json/dakkeh/v1/vote?poid=7'],
  ['/index.php?rest_route=/dakkeh/v1/', '/index.php?rest_route=/dakkeh/v1/vote&poid=7'],
])('a call goes to %s when the page names that', (place, address) => {
  root.dataset.rest = place;
  expect(restAddress('/rest/vote?poid=7')).toBe(address);
});

test('an address of the newsroom itself is left alone', () => {
  root.dataset.rest = '/blog/';
  expect(restAddress('/forms/7')).toBe('/forms/7');
});
