import { expect, test } from 'vitest';
import { element, kernelOf, withFreshPages } from '../testing/page.ts';
import { wakeLoaded } from './wake-loaded.ts';

withFreshPages();

const printPage = (): void => {
  document.body.innerHTML = '<div data-widget="offline" data-loaded></div><div data-widget="poll"></div>';
};

test('boxes with data-loaded sleep on a first page, whatever calls, and wake on every later one', async () => {
  const kernel = kernelOf();
  printPage();
  wakeLoaded(kernel);
  wakeLoaded(kernel);
  expect(kernel.wake).not.toHaveBeenCalled();
  printPage();
  wakeLoaded(kernel);
  await Promise.resolve();
  expect(kernel.wake).toHaveBeenCalledExactlyOnceWith(element('[data-loaded]'));
});
