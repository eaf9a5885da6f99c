import type { Browser } from '@playwright/test';
import { expect, test } from 'vitest';
import { reuseBrowser } from './reuse-browser.ts';

/** Launches browsers of which the first `dying` ones end during their work. */
function launching(dying: number) {
  const launched: { isConnected: () => boolean }[] = [];
  const launch = (): Promise<Browser> => {
    const isDying = launched.length < dying;
    let asked = 0;
    const browser = { isConnected: () => !isDying || (asked += 1) < 1, close: () => Promise.resolve() };
    launched.push(browser);
    return Promise.resolve(browser as unknown as Browser);
  };
  return { launch, launched };
}

const failing = (): Promise<never> => Promise.reject(new Error('Target closed'));

test('all visits share one browser', async () => {
  const { launch, launched } = launching(0);
  const kept = reuseBrowser(launch);
  expect(await kept.use(() => Promise.resolve('one'))).toBe('one');
  await kept.use(() => Promise.resolve('two'));
  expect(launched).toHaveLength(1);
});

test('a visit is repeated in a new browser if the browser was killed during it', async () => {
  const { launch, launched } = launching(1);
  let visits = 0;
  const result = await reuseBrowser(launch).use(() => ((visits += 1) === 1 ? failing() : Promise.resolve('done')));
  expect([result, launched.length]).toEqual(['done', 2]);
});

test('a visit fails with advice if the browser ends twice', async () => {
  await expect(reuseBrowser(launching(2).launch).use(failing)).rejects.toThrow('go on with --resume');
});

test('a visit is not repeated if it fails in a running browser', async () => {
  const { launch, launched } = launching(0);
  await expect(reuseBrowser(launch).use(failing)).rejects.toThrow('Target closed');
  expect(launched).toHaveLength(1);
});
