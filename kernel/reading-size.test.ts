import { afterEach, expect, test, vi } from 'vitest';
import { keepNothing } from './testing/keep-nothing.ts';
import { applyReadingSize, rememberReadingSize } from './reading-size.ts';

const applied = (): string => document.documentElement.style.getPropertyValue('--reading-size');

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  document.documentElement.removeAttribute('style');
});

test('causes no error if the browser refuses storage', () => {
  keepNothing();
  expect(() => rememberReadingSize('18px')).not.toThrow();
  expect(applyReadingSize).toThrow('Denied');
  expect(applied()).toBe('');
});
