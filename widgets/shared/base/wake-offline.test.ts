import { expect, test, vi } from 'vitest';
import { element, kernelOf } from '../testing/page.ts';
import { wakeOffline } from './wake-offline.ts';

/** Opens a page and returns the boxes that wake on it. */
async function wokenOnPage(): Promise<Element[]> {
  const kernel = kernelOf();
  document.body.innerHTML = '<div data-widget="offline" data-offline></div><div data-widget="poll"></div>';
  await wakeOffline(kernel);
  return vi.mocked(kernel.wake).mock.calls.map(([box]) => box);
}

test('boxes that store pages wake on the next pages once the phone has been offline', async () => {
  expect(await wokenOnPage()).toEqual([]);
  expect(await wokenOnPage()).toEqual([]);
  dispatchEvent(new Event('offline'));
  expect(await wokenOnPage()).toEqual([element('[data-offline]')]);
});

test('boxes that store pages wait for more urgent work', async () => {
  const kernel = kernelOf();
  document.body.innerHTML = '<div data-widget="offline" data-offline></div>';
  kernel.storage.setItem('offline', '1');
  let end = (): void => {};
  const waking = wakeOffline(kernel, new Promise<void>(resolve => (end = resolve)));
  await Promise.resolve();
  expect(kernel.wake).not.toHaveBeenCalled();
  end();
  await waking;
  expect(kernel.wake).toHaveBeenCalledTimes(1);
});
