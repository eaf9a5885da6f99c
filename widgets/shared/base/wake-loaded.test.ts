import { expect, test, vi } from 'vitest';
import { element, kernelOf, withFreshPages } from '../testing/page.ts';
import { wakeLoaded } from './wake-loaded.ts';

withFreshPages();

const printPage = (): void => {
  document.body.innerHTML = '<div data-widget="offline" data-loaded></div><div data-widget="poll"></div>';
};

test('boxes with data-loaded sleep on a first page, whatever calls, and wake on every later one', async () => {
  const kernel = kernelOf();
  printPage();
  await Promise.all([wakeLoaded(kernel), wakeLoaded(kernel)]);
  expect(kernel.wake).not.toHaveBeenCalled();
  printPage();
  await wakeLoaded(kernel);
  expect(kernel.wake).toHaveBeenCalledTimes(1);
  expect(vi.mocked(kernel.wake).mock.calls[0]?.[0]).toBe(element('[data-loaded]'));
});
