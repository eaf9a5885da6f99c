import type { Locator, Page, Request, Route } from '@playwright/test';

/** The box of a widget. */
export const boxOf = (page: Page, name: string): Locator => page.locator(`[data-widget=${name}]`).first();

/** Brings a box into view and waits until it works. */
export async function wake(box: Locator): Promise<void> {
  await box.scrollIntoViewIfNeeded();
  await box.and(box.page().locator('[data-widget-state=ready]')).waitFor();
}

/** Address of a widget's own chunk in either build. */
export const chunkOf = (name: string): RegExp => new RegExp(`/assets/[A-Z2-7]{5}/${name}\\.js`);

/** Address of a file that builds share: a chunk or a stylesheet that comes when it is needed. */
export const sharedFile = (name: string): RegExp => new RegExp(`/assets/shared/${name}-[A-Z2-7]{5}\\.`);

/** A file's name in an address, without the hash of what builds share. */
export const fileName = (address: string): string =>
  new URL(address).pathname.replace(/^.*\//, '').replace(/-[A-Z2-7]{5}(?=\.)/, '');

/** Holds the answers to matching requests back until `release` is called. */
export async function holdBack(page: Page, address: RegExp): Promise<{ release: () => void; asked: Promise<void> }> {
  let release = (): void => {};
  let ask = (): void => {};
  const asked = new Promise<void>(resolve => (ask = resolve));
  const released = new Promise<void>(resolve => (release = resolve));
  await page.route(address, async route => {
    ask();
    await released;
    await route.continue();
  });
  return { release, asked };
}

/** Answers the first so many matching requests with 503, and returns the addresses asked for. */
export async function failFirst(page: Page, address: RegExp, times: number): Promise<string[]> {
  const asked: string[] = [];
  await page.route(address, (route: Route) => {
    asked.push(route.request().url());
    return asked.length <= times ? route.fulfill({ status: 503, body: 'busy' }) : route.continue();
  });
  return asked;
}

/** Every request that matches from now on. */
export function requestsTo(page: Page, address: RegExp): Request[] {
  const requests: Request[] = [];
  page.on('request', request => {
    if (address.test(request.url())) requests.push(request);
  });
  return requests;
}

/** What a key of the reader's state holds (SPEC §3.16). */
export const stored = (page: Page, key: string): Promise<unknown> =>
  page.evaluate(name => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key);

const values: Readonly<Record<string, string>> = Object.fromEntries([...'۰۱۲۳۴۵۶۷۸۹'].map((digit, value) => [digit, `${value}`]));

/** The number in a text with Persian or ASCII digits and commas. */
export async function numberIn(locator: Locator): Promise<number> {
  const text = await locator.innerText();
  return Number(text.replace(/[۰-۹]/g, digit => values[digit] ?? '').replace(/\D/g, ''));
}

/** Chromium's words for answers that a test makes fail. */
export const failedResource = /Failed to load resource/;
