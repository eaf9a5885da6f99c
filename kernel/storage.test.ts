import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReaderStorage } from './types.ts';

let storage: ReaderStorage;

beforeEach(async () => {
  localStorage.clear();
  vi.resetModules();
  ({ storage } = await import('./storage.ts'));
});
afterEach(() => vi.restoreAllMocks());

const deny = (method: 'getItem' | 'setItem'): void => {
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
};

describe('the reader\'s state', () => {
  test('is one JSON object for each key', () => {
    storage.write('poll', '12', '57');
    storage.write('poll', '13', '61');
    expect(JSON.parse(localStorage.getItem('poll') ?? '')).toEqual({ 12: '57', 13: '61' });
    expect(storage.read('poll', '12')).toBe('57');
    expect(storage.read('itemRating', '12')).toBeUndefined();
  });

  test('keeps values that another tab has written in the meantime', () => {
    storage.write('rateNews', '1', '1');
    localStorage.setItem('rateNews', '{"1":"1","2":"-1"}');
    storage.write('rateNews', '3', '1');
    expect(storage.read('rateNews', '2')).toBe('-1');
  });

  test('is found by numeric ids that an older version of the page stored', () => {
    localStorage.setItem('itemRating', '{"1001":4}');
    expect(storage.read('itemRating', '1001')).toBe(4);
  });

  test('reads as empty and stays writable if the stored JSON is damaged', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('null', '3', '"x"', '{', '[]', 'undefined')), damaged => {
        localStorage.setItem('poll', damaged);
        expect(storage.read('poll', 'no-such-id')).toBeUndefined();
        storage.write('poll', '12', '57');
        expect(storage.read('poll', '12')).toBe('57');
      }),
    );
  });
});

describe('if the browser refuses', () => {
  test('writes, values last until the page is closed', () => {
    deny('setItem');
    storage.write('poll', '12', '57');
    expect(storage.read('poll', '12')).toBe('57');
  });

  test('reads, there is no value and no error', () => {
    deny('getItem');
    expect(storage.read('poll', '12')).toBeUndefined();
    expect(storage.getItem('accessibility-widget-contrast')).toBeUndefined();
  });

  test('reads and writes, a vote is still remembered on this page', () => {
    deny('getItem');
    deny('setItem');
    storage.write('rateNews', '1001', '1');
    expect(storage.read('rateNews', '1001')).toBe('1');
  });

  test('writes for a while, later values are stored again', () => {
    deny('setItem');
    storage.setItem('accessibility-widget-contrast', 'high-contrast');
    vi.restoreAllMocks();
    storage.setItem('accessibility-widget-contrast', 'normal');
    expect(localStorage.getItem('accessibility-widget-contrast')).toBe('normal');
    expect(storage.getItem('accessibility-widget-contrast')).toBe('normal');
  });
});
