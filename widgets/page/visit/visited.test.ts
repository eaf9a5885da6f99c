import { expect, test } from 'vitest';
import type { Page } from '../../../kernel/types.ts';
import { sourceOf, visited } from './visited.ts';

const pageWith = (metas: Partial<Record<string, string>>): Page => ({
  language: 'fa',
  direction: 'rtl',
  captchaKey: '',
  meta: property => metas[property],
});

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
  expect(visited(pageWith(metas))).toEqual(visit);
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
