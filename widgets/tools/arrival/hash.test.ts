import { expect, test } from 'vitest';
import { element, kernelOf, print, withFreshPages } from '../../testing/page.ts';
import { wakeByHash } from './hash.ts';

withFreshPages();

const names = ['comments', 'gallery', 'sports', 'sports', 'poll'];

test.each([
  ['#news-comment', ['comments']],
  ['#3', ['gallery']],
  ['#fixture-12', ['sports', 'sports']],
  ['', []],
  ['#', []],
  ['#news-comments', []],
  ['#fixture-', []],
  ['#fixture-x', []],
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
  wakeByHash(kernel, hash);
  expect(asked).toEqual(woken);
  expect(element('main').children).toHaveLength(names.length);
});
