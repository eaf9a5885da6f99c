import type { Page } from '@playwright/test';
import { waitUntilIdle, wakeAll } from '../testing/boxes.ts';
import { expect, test } from '../testing/test.ts';

/** Makes a browser refuse all storage and cookies. */
const refuseToKeep = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('Denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });

for (const address of ['/', '/news/1016', '/news/1311']) {
  test(`every box of ${address} wakes silently without storage`, async ({ page }) => {
    const lines: string[] = [];
    page.on('console', message => lines.push(message.text()));
    await refuseToKeep(page);
    await page.goto(address);
    await wakeAll(page);
    await waitUntilIdle(page);
    expect(lines).toEqual([]);
  });
}
