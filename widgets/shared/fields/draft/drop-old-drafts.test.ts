import { beforeEach, expect, test, vi } from 'vitest';
import { storage } from '../../../../kernel/storage.ts';
import { dated } from '../../base/dated.ts';
import { dropOldDrafts, isDropped } from './drop-old-drafts.ts';

const id = '/news/1 /rest/postComment';
const day = 24 * 60 * 60 * 1000;
const today = Date.UTC(2026, 10, 22);

beforeEach(() => {
  vi.setSystemTime(today);
});

const setClock = (days: number): unknown => vi.setSystemTime(today + days * day);

/** Returns the fields that are left of a draft when the reader comes back. */
function left(): unknown {
  dropOldDrafts(storage);
  const draft = storage.read('draft', id);
  return isDropped(draft) ? undefined : draft;
}

const draft = { body: ['نیمه'] };
const reply = { id: '104', author: 'سارا', quote: 'سلام' };

test('each draft expires at its own time', () => {
  storage.write('draft', '/write/1 /rest/saveForm/1', dated(draft));
  setClock(20);
  storage.write('draft', id, dated(draft));
  setClock(40);
  expect(left()).toMatchObject(draft);
  expect(storage.read('draft', '/write/1 /rest/saveForm/1')).toEqual(dated({}));
  setClock(51);
  expect(left()).toBeUndefined();
  // Their forms were not opened since, so the reader does not know yet.
  setClock(82);
  dropOldDrafts(storage);
  expect(localStorage.getItem('draft')).toBe('{}');
});

test.each([
  ['has no date, as those that were kept before there were dates', draft, draft],
  ['is a reply that was begun', reply, reply],
  ['has a text as its date', { ...draft, '(written)': { at: 'yesterday' } }, draft],
])('a draft that %s starts its lifetime when it is first seen', (_, stored, values) => {
  storage.write('draft', id, stored);
  setClock(10);
  expect(left()).toMatchObject(values);
  setClock(40);
  expect(left()).toBeDefined();
  setClock(41);
  expect(left()).toBeUndefined();
});

test('a draft from a clock that was ahead is kept for its normal lifetime', () => {
  setClock(3000);
  storage.write('draft', id, dated(draft));
  setClock(1);
  expect(left()).toMatchObject(draft);
  setClock(31);
  expect(left()).toMatchObject(draft);
  setClock(32);
  expect(left()).toBeUndefined();
});

test('a draft\'s date is replaced only once', () => {
  storage.write('draft', id, dated(draft));
  setClock(800);
  expect(left()).toMatchObject(draft);
  setClock(1600);
  expect(left()).toBeUndefined();
});

test.each(['no JSON', 'null', '7', '"text"', '[]', '{}'])('stored drafts that are %s are ignored', stored => {
  localStorage.setItem('draft', stored);
  dropOldDrafts(storage);
  expect(localStorage.getItem('draft')).toBe(stored);
});

test('valid stored drafts are not rewritten', () => {
  storage.write('draft', id, dated(draft));
  const write = vi.spyOn(Storage.prototype, 'setItem');
  setClock(3);
  left();
  expect(write).not.toHaveBeenCalled();
});
