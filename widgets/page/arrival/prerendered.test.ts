import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberReadingSize } from '../../../kernel/reading-size.ts';
import { element, kernelOf, print, withFreshPages } from '../../shared/testing/page.ts';
import { attendPrerendered } from './prerendered.ts';

withFreshPages();

const setPrerendering = (value: boolean): void => {
  Object.defineProperty(document, 'prerendering', { value, configurable: true });
};

beforeEach(() => setPrerendering(true));
afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
  document.documentElement.style.removeProperty('--reading-size');
});

const readingSize = (): string => document.documentElement.style.getPropertyValue('--reading-size');

/** Gives an element a place in the page: nothing is laid out here. */
function placeAt(selector: string, top: number): void {
  const rect = new DOMRect(0, top, 300, 200);
  vi.spyOn(element(selector), 'getBoundingClientRect').mockReturnValue(rect);
}

function activate(): void {
  setPrerendering(false);
  document.dispatchEvent(new Event('prerenderingchange'));
}

test('pictures of the first screen are fetched while the page is prerendered, and no others', () => {
  print('<img id="first" loading="lazy"><img id="later" loading="lazy">');
  placeAt('#first', 100);
  placeAt('#later', innerHeight + 100);
  attendPrerendered(kernelOf());
  expect(element('#first')).toHaveProperty('loading', 'eager');
  expect(element('#later')).not.toHaveProperty('loading', 'eager');
});

test('what another page has changed meanwhile is read again when the page is seen, and not before', () => {
  print('<aside data-widget="breaking" data-load="tap" data-id="7"></aside>');
  const told = vi.fn();
  addEventListener('storage', told, { once: true });
  attendPrerendered(kernelOf());
  localStorage.setItem('breaking', '7');
  rememberReadingSize('21px');
  expect(element('aside').hidden).toBe(false);
  expect(told).not.toHaveBeenCalled();
  activate();
  expect(element('aside').hidden).toBe(true);
  expect(readingSize()).toBe('21px');
  expect(told).toHaveBeenCalledOnce();
});

test('a page that is seen before this has come is read again at once', () => {
  print('<aside data-widget="breaking" data-id="8"></aside>');
  localStorage.setItem('breaking', '7');
  rememberReadingSize('19px');
  setPrerendering(false);
  attendPrerendered(kernelOf());
  expect(element('aside').hidden).toBe(false);
  expect(readingSize()).toBe('19px');
});
