import type { Problems } from '../../testing/test.ts';
import type { Reader } from '../reader.ts';
import { startDriver } from '../../../bench/browser/engines/webkit-driver.ts';
import { WebKitPage } from './page.ts';
import { startProxy } from './proxy.ts';

/** WebKitGTK, with one page at a time. */
export async function startWebKit() {
  const driver = await startDriver();
  return {
    open: async (base: string, problems: Problems) => {
      const proxy = await startProxy(problems.note);
      const session = await driver.open({ proxy: proxy.address });
      const page = new WebKitPage(driver, session, { base, proxy });
      await page.setViewportSize({ width: 360, height: 800 });
      return {
        // It has the part of Playwright's methods that flows call.
        reader: page as unknown as Reader,
        close: async () => {
          await driver.send('DELETE', session);
          proxy.stop();
        },
      };
    },
    stop: driver.stop,
  };
}
