import { expect, test } from 'vitest';
import type { Page } from '../../../kernel/types.ts';
import { sourceOf, visited } from './visited.ts';

const pageWith = (metas: Partial<Record<string, string>>): Page => ({
  language: 'fa',
  direction: 'rtl',
  captchaKey: '',
  meta: property => metas[property],
});

const boxWith = (data: Partial<Record<string, string>>): HTMLElement => {
  const box = document.createElement('div');
  Object.assign(box.dataset, data);
  return box;
};

test.each([
  [{ nid: '12' }, { obj: 'news', id: '12' }],
  [{ topicId: '3' }, { obj: 'topic', id: '3' }],
  [{ keywordId: '4' }, { obj: 'keyword', id: '4' }],
  [{ personId: '5' }, { obj: 'person', id: '5' }],
  [{ topicId: '3', nid: '12' }, { obj: 'news', id: '12' }],
  [{ keywordId: '4', topicId: '3' }, { obj: 'topic', id: '3' }],
  [{ nid: '', topicId: '3' }, { obj: 'topic', id: '3' }],
  [{ nid: 'abc', keywordId: ' 4 ' }, { obj: 'keyword', id: '4' }],
  [{ journalistId: '9' }, null],
  [{ journalistId: '9', personId: '5' }, null],
  [{ journalistId: '', personId: '5' }, { obj: 'person', id: '5' }],
  [{}, null],
])('a page with %j is a visit to %j', (metas, visit) => {
  expect(visited(boxWith({}), pageWith(metas))).toEqual(visit);
});

test.each([
  [{ nid: '12' }, { nid: '7', topicId: '3' }, { obj: 'news', id: '12' }],
  [{ topicId: '3' }, { nid: '7' }, { obj: 'topic', id: '3' }],
  [{ journalistId: '9' }, { nid: '7' }, null],
  [{ nid: '' }, { nid: '7' }, { obj: 'news', id: '7' }],
])('a box with %j on a page with %j is a visit to %j', (data, metas, visit) => {
  expect(visited(boxWith(data), pageWith(metas))).toEqual(visit);
});

test.each([
  ['#ref=khabarban', 'khabarban'],
  ['#ref=news-site_2', 'news-site_2'],
  ['', undefined],
  ['#ref=', undefined],
  ['#ref=a b', undefined],
  ['#ref=<script>', undefined],
  [`#ref=${'a'.repeat(41)}`, undefined],
  ['#news-comment', undefined],
  ['#preref=a', undefined],
])('the source in the hash %j is %j', (hash, source) => {
  expect(sourceOf(hash)).toBe(source);
});
