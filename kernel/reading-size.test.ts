import { afterEach, expect, test, vi } from 'vitest';
import { keepNothing } from './testing/keep-nothing.ts';
import { applyReadingSize, rememberReadingSize } from './reading-size.ts';

const applied = (): string => document.documentElement.style.getPropertyValue('--reading-size');

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  document.documentElement.removeAttribute('style');
});

test('the size that a reader has chosen is there on the next page', () => {
  applyReadingSize();
  expect(applied()).toBe('');
  rememberReadingSize('18px');
  applyReadingSize();
  expect(applied()).toBe('18px');
  expect(localStorage).toHaveLength(0);
});

test('a browser that keeps nothing is no error', () => {
  keepNothing();
  expect(() => rememberReadingSize('18px')).not.toThrow();
  expect(applyReadingSize).toThrow('Denied');
  expect(applied()).toBe('');
});
