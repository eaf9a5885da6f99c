import { afterEach, expect, test, vi } from 'vitest';
import { followChoices, showChoices } from './choices.ts';
import { rememberReadingSize } from './reading-size.ts';

const own = 'width=device-width, viewport-fit=cover';
const cookie = 'localhost_responsive';

afterEach(() => {
  document.cookie = `${cookie}=;max-age=0`;
  sessionStorage.clear();
  document.head.innerHTML = '';
  document.documentElement.removeAttribute('style');
});

const shown = (): (string | null | undefined)[] => [
  document.querySelector('meta')?.getAttribute('content'),
  document.documentElement.style.getPropertyValue('--reading-size'),
];

test('a page applies choices made on other pages when it is prerendered or comes out of the back/forward cache', () => {
  document.head.innerHTML = `<meta name="viewport" content="${own}">`;
  followChoices();
  showChoices();
  expect(shown()).toEqual([own, '']);
  const told = vi.fn();
  addEventListener('storage', told);
  document.cookie = `${cookie}=desktop`;
  rememberReadingSize('21px');
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(shown()).toEqual(['width=1200', '21px']);
  document.cookie = `${cookie}=;max-age=0`;
  rememberReadingSize('16px');
  dispatchEvent(new Event('pageshow'));
  expect(shown()).toEqual([own, '16px']);
  expect(told).toHaveBeenCalledTimes(2);
  removeEventListener('storage', told);
});
