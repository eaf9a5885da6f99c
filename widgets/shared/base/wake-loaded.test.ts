import { expect, test, vi } from 'vitest';
import { element, kernelOf, withFreshPages } from '../testing/page.ts';
import { wakeLoaded } from './wake-loaded.ts';

withFreshPages();

test.each([
  ['sleep on a first page', '', 0],
  ['sleep on a page reached from elsewhere', 'https://elsewhere.example/', 0],
  ['wake on a page reached from another one', `${origin}/news/1`, 1],
])('boxes with data-loaded %s', (_, referrer, times) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  document.body.innerHTML = '<div data-widget="offline" data-loaded></div><div data-widget="poll"></div>';
  const kernel = kernelOf();
  wakeLoaded(kernel);
  expect(kernel.wake).toHaveBeenCalledTimes(times);
  expect(vi.mocked(kernel.wake).mock.calls.every(([box]) => box === element('[data-loaded]'))).toBe(true);
});
