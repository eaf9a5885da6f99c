import { test as base, type Problems } from '../testing/test.ts';
import type { Reader } from './reader.ts';
import { startWebKit } from './webkit/browser.ts';

export { expect } from '@playwright/test';

/** Opens a page for one test; gives what closes it. */
interface Engine {
  open: (base: string, problems: Problems) => Promise<{ reader: Reader; close: () => Promise<void> }>;
  stop: () => Promise<void>;
}

/** A test that is written once and runs in every engine: it does to a page what `Reader` can. */
export const test = base.extend<{ reader: Reader }, { engine: Engine }>({
  engine: [
    async ({ playwright, browserName }, use) => {
      if (browserName === 'webkit') {
        const webkit = await startWebKit();
        await use(webkit);
        await webkit.stop();
        return;
      }
      const browser = await playwright[browserName].launch();
      await use({
        open: async (_, problems) => {
          const context = await browser.newContext();
          await problems.watch(context);
          return { reader: await context.newPage(), close: () => context.close() };
        },
        stop: () => browser.close(),
      });
      await browser.close();
    },
    { scope: 'worker' },
  ],

  reader: async ({ engine, problems, baseURL }, use) => {
    const { reader, close } = await engine.open(baseURL ?? '', problems);
    await use(reader);
    await close();
  },
});
